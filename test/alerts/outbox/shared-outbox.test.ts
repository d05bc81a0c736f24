import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { ClientMessage } from 'local-discord';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type RunningLocalDiscord, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { type RunningService, startService } from '../../../sandbox/service/index.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { partitionOf } from '../../../src/cluster/ownership.ts';
import { createApi } from '../../../src/service/index.ts';
import { alertsOver } from '../../support/alerts-harness.ts';
import { allTextOf } from '../../support/discord-user.ts';
import { ONE_POST_AT_A_TIME, SharingProcesses } from '../../support/shared-outbox.ts';
import { addAlertChannel } from '../../support/store-fixtures.ts';
import { openTestStore } from '../../support/test-store.ts';

const CHANNELS = [seeded.parcels, seeded.general, seeded.qcPhotos] as const;
/** Its cards are edited instead. */
const CARD_CHANNEL = seeded.announcements;
const PARCELS = 3;
const PROCESSES = 3;

let local: RunningLocalDiscord;
let service: RunningService;
beforeAll(async () => {
  local = await startLocalDiscord({ rateLimits: false });
  service = await startService();
});
afterAll(async () => {
  await service.close();
  await local.close();
});

type Step =
  | { readonly do: 'scan'; readonly parcel: number; readonly at: number }
  | { readonly do: 'move'; readonly destination: number; readonly to: number }
  | { readonly do: 'freeze'; readonly process: number; readonly calls: number }
  | { readonly do: 'thaw' | 'answer_lost' | 'never_arrived'; readonly process: number }
  | { readonly do: 'wait'; readonly ms: number };

const process = fc.nat({ max: PROCESSES - 1 });
const steps = fc.array<Step>(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('scan'), parcel: fc.nat(PARCELS - 1), at: process }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('move'), destination: fc.nat(3), to: process }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('thaw', 'answer_lost', 'never_arrived'), process }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('freeze'), process, calls: fc.nat(25) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.nat(25) }) },
  ),
  { minLength: 30, maxLength: 80 },
);

let starts = 0;

/** Three processes over one store, each with a quarter of the destinations or more. */
async function startProcesses() {
  const store = await openTestStore(() => 'all');
  // Others than before: this store doesn't know the earlier cards, which are still in the channel.
  starts += 1;
  const parcels = Array.from({ length: PARCELS }, (_, index) => `LP${10 ** 13 + starts * PARCELS + index}CN`);
  const processes = new SharingProcesses(PROCESSES);
  const clock = { aheadMs: 0, now: () => Date.now() + clock.aheadMs };
  const api = createApi({
    baseUrl: service.url,
    key: 'demo-key',
    timeoutMs: 1_000,
    concurrency: 8,
    arrayEncoding: 'repeat',
    now: Date.now,
  });
  const destinations: number[] = [];
  for (const channel of [...CHANNELS, CARD_CHANNEL]) destinations.push(await addAlertChannel(store, channel));
  await store.destinations.setOptions(destinations.at(-1) ?? 0, { liveCards: true });
  for (const process of processes.all) {
    process.alerts = alertsOver({
      store: process.storeOf(store),
      ...{ api, local, clock: clock.now, sweepMs: 50 },
      ...{ poster: process.posterOf(local.apiUrl), rateLimiter: ONE_POST_AT_A_TIME },
      ownership: process.ownership,
    });
    process.alerts.start();
  }
  const moveTo = async (destination: number, to: number): Promise<void> => {
    const [id, target] = [destinations[destination], processes.all[to]];
    if (id !== undefined && target !== undefined) await processes.move(partitionOf(id), target);
  };
  await Promise.all(destinations.map((_, index) => moveTo(index, index % PROCESSES)));
  return {
    store,
    parcels,
    processes,
    clock,
    moveTo,
    async stop() {
      await Promise.all(processes.all.map((process) => process.alerts?.stop()));
      await api.close();
      await store.close();
    },
  };
}

type Running = Awaited<ReturnType<typeof startProcesses>>;

/** @returns the markers of each parcel's scans, in order */
async function take(running: Running, all: readonly Step[]): Promise<string[][]> {
  const { parcels, processes, moveTo } = running;
  const markers: string[][] = parcels.map(() => []);
  for (const step of all) {
    if (step.do === 'scan') markers[step.parcel]?.push(await ingestScan(running, step));
    else if (step.do === 'move') await moveTo(step.destination, step.to);
    else if (step.do === 'wait') await sleep(step.ms);
    else {
      const process = processes.all[step.process];
      if (step.do === 'freeze') process?.freezeAfter(step.calls);
      else if (step.do === 'thaw') await process?.thaw();
      else process?.faults.push(step.do);
    }
  }
  return markers;
}

let marked = 0;

/** Its text has no word of any carrier's language, and no digits: a channel hides long numbers. */
async function ingestScan(
  { store, parcels, processes: { all } }: Running,
  { parcel, at }: Step & { readonly do: 'scan' },
): Promise<string> {
  marked += 1;
  const letters = marked.toString(4).padStart(10, '0');
  const marker = `marker ${letters.replaceAll(/\d/g, (digit) => 'jqwx'.charAt(Number(digit)))}`;
  const scan = { date: '2026-11-20', hour: '10:00', status: marker, location: 'Liège', country: 'BE' };
  const event = {
    ...({ digest: marker, kind: 'tracking.updated', source: 'webhook', body: '{}' } as const),
    ...{ createdAt: Date.now(), receivedAt: Date.now(), updates: [scanUpdate(parcels[parcel] ?? '', scan)] },
  };
  const receiver = all[at];
  const ingest = receiver?.isFrozen === false && receiver.alerts?.ingest;
  // A frozen one answers nobody, and a slow database is an error: the sender asks another one.
  const isStored =
    ingest !== false &&
    ingest !== undefined &&
    (await receiver?.orFrozen(ingest(event)).catch(() => false)) === true;
  if (!isStored) await store.ingest.record([event]);
  return marker;
}

const allIn = (channelId: string) => local.discord.as(seeded.ada).in(channelId).messages();

/** @returns a function that lists the messages in a channel since this moment */
async function fromNowOn(): Promise<(channelId: string) => Promise<ClientMessage[]>> {
  const before = await Promise.all([...CHANNELS, CARD_CHANNEL].map(allIn));
  const known = new Set(before.flat().map(({ id }) => id));
  return async (channelId) => (await allIn(channelId)).filter(({ id }) => !known.has(id));
}

async function pendingIn({ store }: Running): Promise<number> {
  return (await store.deliveries.backlog()).pending;
}

async function outboxIsEmpty(running: Running): Promise<void> {
  await expect.poll(() => pendingIn(running), { timeout: 60_000, interval: 20 }).toBe(0);
}

/** Cards wait up to half an hour between two attempts, so the clock goes on with each look. */
async function cardsAreUpToDate({ store, processes, clock }: Running): Promise<void> {
  const stale = async () => {
    clock.aheadMs += 60_000;
    await Promise.all(processes.all.map((process) => process.alerts?.runDueJobs()));
    return store.liveCards.stale(clock.now() + 3_600_000, 10);
  };
  await expect.poll(stale, { timeout: 60_000, interval: 20 }).toEqual([]);
}

function expectOnceInOrder(messages: readonly ClientMessage[], markers: readonly string[]): void {
  const texts = messages.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)).map(allTextOf);
  const places = markers.map((marker) =>
    texts.flatMap((text, index) => (text.includes(marker) ? [index] : [])),
  );
  expect(
    places.map((place) => place.length),
    `how often each of ${markers.join(', ')} is in ${texts.join('\n')}`,
  ).toEqual(markers.map(() => 1));
  expect(places.flat()).toEqual(places.flat().toSorted((a, b) => a - b));
}

/** Processes that end with the test. The first one has the first and the last destination. */
async function startForTest() {
  const messagesIn = await fromNowOn();
  const running = await startProcesses();
  onTestFinished(running.stop);
  const { processes, moveTo } = running;
  const [first, second] = processes.all;
  if (first === undefined || second === undefined) throw new Error('Three processes run');
  return { messagesIn, running, moveTo, first, second };
}

it('sends nothing when it continues after its destinations went to another process', async () => {
  const { messagesIn, running, moveTo, first } = await startForTest();
  // While it waits for the database for the last time before it posts.
  first.freezeAt('after', 'filterPending');
  const marker = await ingestScan(running, { do: 'scan', parcel: 0, at: 0 });
  await expect.poll(() => first.isFrozen).toBe(true);
  await moveTo(0, 1);
  await moveTo(3, 1);
  await outboxIsEmpty(running);
  // The card may have been sent before.
  const { sends } = first;
  await first.thaw();
  await first.alerts?.stop();
  expect(first.sends).toBe(sends);
  expectOnceInOrder(await messagesIn(CHANNELS[0]), [marker]);
});

it('sends what the earlier owner may have sent alone, before it adds anything', async () => {
  const { messagesIn, running, moveTo, first } = await startForTest();
  // The first message of a destination is recorded, the second one is not.
  const one = await ingestScan(running, { do: 'scan', parcel: 0, at: 0 });
  await outboxIsEmpty(running);
  first.freezeAt('before', 'posted');
  const two = await ingestScan(running, { do: 'scan', parcel: 1, at: 0 });
  await expect.poll(() => first.isFrozen).toBe(true);
  const three = await ingestScan(running, { do: 'scan', parcel: 2, at: 1 });
  await moveTo(0, 1);
  await moveTo(3, 1);
  await outboxIsEmpty(running);
  await first.thaw();
  for (const marker of [one, two, three]) expectOnceInOrder(await messagesIn(CHANNELS[0]), [marker]);
});

/**
 * After a scan that is posted, the first process is about to send two scans of a parcel in one message, or in an edit of that one.
 * @returns the markers of the three
 */
async function freezeBeforeSecondMessage(
  { running, first }: Awaited<ReturnType<typeof startForTest>>,
  parcel: number,
): Promise<string[]> {
  const markers = [await ingestScan(running, { do: 'scan', parcel: 0, at: 0 })];
  await outboxIsEmpty(running);
  first.freeze();
  for (const at of [1, 1]) markers.push(await ingestScan(running, { do: 'scan', parcel, at }));
  await expect.poll(() => pendingIn(running)).toBe(2);
  const thawed = first.thaw();
  first.freezeAt('before', 'setBatchKey');
  await thawed;
  await expect.poll(() => first.isFrozen).toBe(true);
  return markers;
}

/** What was frozen goes on, one process after the other, and everything is told once. */
async function goOnAndExpect(
  { messagesIn, running, first, second }: Awaited<ReturnType<typeof startForTest>>,
  markers: readonly string[],
): Promise<void> {
  await first.thaw();
  await first.alerts?.stop();
  await second.thaw();
  await outboxIsEmpty(running);
  expectOnceInOrder(await messagesIn(CHANNELS[0]), markers);
}

it('assigns nothing to its own message when another process has sent its first part alone, and lost the answer', async () => {
  const test = await startForTest();
  const { moveTo, second } = test;
  const markers = await freezeBeforeSecondMessage(test, 1);
  // The next owner sends the older one alone, and never gets the answer.
  second.faults.push('frozen');
  await moveTo(0, 1);
  await expect.poll(() => second.isFrozen).toBe(true);
  await goOnAndExpect(test, markers);
});

it('assigns nothing to its own message when another process has begun with a part of it', async () => {
  const test = await startForTest();
  const { moveTo, second } = test;
  const markers = await freezeBeforeSecondMessage(test, 0);
  // Another process begins with the older one alone, and doesn't get through.
  second.faults.push('never_arrived');
  second.freezeAt('after', 'setBatchKey');
  await moveTo(0, 1);
  await expect.poll(() => second.isFrozen).toBe(true);
  await goOnAndExpect(test, markers);
});

it('posts each update once and in order while destinations move between processes that freeze and lose answers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const messagesIn = await fromNowOn();
      const running = await startProcesses();
      try {
        const markers = await take(running, all);
        for (const process of running.processes.all) {
          // More would only take longer: each failure in a row doubles the wait.
          process.faults.splice(2);
          await process.thaw();
        }
        for (const index of [0, 1, 2, 3]) await running.moveTo(index, index % PROCESSES);
        await outboxIsEmpty(running);
        for (const channel of CHANNELS)
          for (const ofParcel of markers) expectOnceInOrder(await messagesIn(channel), ofParcel);
        await cardsAreUpToDate(running);
        const cards = await messagesIn(CARD_CHANNEL);
        for (const newest of markers.flatMap((ofParcel) => ofParcel.at(-1) ?? []))
          expect(cards.filter((card) => allTextOf(card).includes(newest))).toHaveLength(1);
        expect(cards).toHaveLength(markers.filter((ofParcel) => ofParcel.length > 0).length);
      } finally {
        for (const process of running.processes.all) await process.thaw();
        await running.stop();
      }
    }),
    { numRuns: Number(globalThis.process.env['SHARED_OUTBOX_RUNS'] ?? 15), endOnFailure: true },
  );
}, 600_000);
