import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveDestination } from '../../../src/alerts/outbox/serve-destination.ts';
import type { Store } from '../../../src/store/index.ts';
import {
  addAlertChannelIn,
  addDestination,
  addFollow,
  DAY_MS,
  incomingEvent,
  NOW,
  scan,
} from '../../support/fan-out-fixtures.ts';
import { createFakeDiscord, type Fault, startProcess } from '../../support/outbox-process.ts';
import { sendAtOnce } from '../../support/send-at-once.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

const HOUR_MS = DAY_MS / 24;
/** NOW is noon. */
const NIGHT = { quietFrom: 22 * 60, quietUntil: 7 * 60, digestAt: null, timeZone: null };
const DIGEST = { quietFrom: null, quietUntil: null, digestAt: 13 * 60, timeZone: null };

let store: Store;
let now: number;
let destinationId: number;
let discord: ReturnType<typeof createFakeDiscord>;
let bot: Awaited<ReturnType<typeof startProcess>>;
const clock = () => now;
const start = async () => {
  bot = await startProcess(store, discord, clock);
};

beforeEach(async () => {
  now = NOW;
  store = openMemoryStore(() => 'all');
  destinationId = await addAlertChannelIn(store, '1', 'channel');
  discord = createFakeDiscord(clock);
  await start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

let serial = 0;
async function scans(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    serial += 1;
    const update = scan(`scan ${serial}`, `LP${serial}00000CN`);
    await store.ingest.record([incomingEvent(`event ${serial}`, { receivedAt: now, updates: [update] })]);
  }
}
const contents = () => discord.messages.map(({ content }) => content);
async function serve(...faults: Fault[]) {
  discord.faults.push(...faults);
  return bot.serve(destinationId);
}
async function atNight(count: number): Promise<void> {
  await store.holds.configure(destinationId, NIGHT, now);
  now += 11 * HOUR_MS;
  await scans(count);
}
async function inTheMorning(): Promise<void> {
  now = NOW + 19 * HOUR_MS + 1;
  await bot.releaseHolds();
}

describe('what arrives in quiet hours', () => {
  it('is posted when they end, in one message', async () => {
    await atNight(3);
    await bot.releaseHolds();
    await serve();
    expect(contents()).toEqual([]);
    await inTheMorning();
    await serve();
    expect(contents()).toEqual(['digest 1 2 3']);
  });

  it('is posted as its own alert when it is alone', async () => {
    await atNight(1);
    await inTheMorning();
    await serve();
    expect(contents()).toEqual(['1']);
  });

  it('comes before what arrives after them', async () => {
    await atNight(2);
    await inTheMorning();
    await scans(1);
    await serve();
    expect(contents()).toEqual(['digest 1 2', '3']);
  });

  it('waits again when it could not be posted before the next ones', async () => {
    await atNight(2);
    await inTheMorning();
    now += 16 * HOUR_MS;
    await serve();
    expect(contents()).toEqual([]);
    now += 9 * HOUR_MS;
    await bot.releaseHolds();
    await serve();
    expect(contents()).toEqual(['digest 1 2']);
  });

  it('is posted in messages of a thousand', async () => {
    await atNight(1_001);
    await inTheMorning();
    await serve();
    expect(contents()).toEqual([expect.stringMatching(/^digest( \d+){1000}$/), '1001']);
  });
});

it('what was pending when quiet hours began waits too, unless it may have been sent', async () => {
  await scans(3);
  await store.holds.configure(destinationId, { ...NIGHT, quietFrom: 0, quietUntil: 15 * 60 }, now);
  await serve('crash_after');
  // The first one was planned by no process yet, so nothing was sent.
  expect(contents()).toEqual([]);
  discord.faults.length = 0;
  now += 4 * HOUR_MS;
  await bot.releaseHolds();
  await serve();
  expect(contents()).toEqual(['digest 1 2 3']);
});

it('what may have been sent before quiet hours is finished in them', async () => {
  await scans(2);
  expect(await serve('crash_after')).toBe('crashed');
  await store.holds.configure(destinationId, { ...NIGHT, quietFrom: 0, quietUntil: 15 * 60 }, now);
  await start();
  await serve();
  expect(contents()).toEqual(['1']);
  expect(await store.deliveries.backlog()).toMatchObject({ pending: 0, oldestAt: null, held: 1 });
});

it('what may have been sent before quiet hours is finished although something older waits', async () => {
  await scans(2);
  const [, younger] = await store.deliveries.pending(destinationId, 10);
  await store.deliveries.setBatchKey([younger?.id ?? 0], 'sent', [null]);
  await store.holds.configure(destinationId, NIGHT, now);
  now += 11 * HOUR_MS;
  await serve();
  expect(contents()).toEqual(['2']);
  await inTheMorning();
  await serve();
  expect(contents()).toEqual(['2', '1']);
});

it('a probe in quiet hours does not take a closed DM for an open one: what waits there keeps its age', async () => {
  const dm = await addDestination(store, 'user', '5');
  await addFollow(store, dm, NOW - 1_000);
  await store.ingest.record([incomingEvent('to the DM', { updates: [scan('Delivered')] })]);
  await store.destinations.suspend(dm, 'dm_closed', now);
  await store.holds.configure(dm, NIGHT, now);
  now += 11 * HOUR_MS;
  expect(await serveDestination(bot.outbox, dm, true)).toBe('done');
  expect((await store.destinations.get(dm))?.suspensionReason).toBe('dm_closed');
  const [waiting] = await store.deliveries.pending(dm, 1);
  expect(waiting?.createdAt).toBe(NOW);
});

it('a digest is posted although the next one is being collected', async () => {
  await store.holds.configure(destinationId, DIGEST, now);
  await scans(2);
  now += HOUR_MS;
  await bot.releaseHolds();
  await scans(1);
  await serve();
  expect(contents()).toEqual(['digest 1 2']);
  now += DAY_MS;
  await bot.releaseHolds();
  await serve();
  expect(contents()).toEqual(['digest 1 2', '3']);
});

it('a message that waits for the rate limit until quiet hours begin waits for their end', async () => {
  await store.holds.configure(destinationId, NIGHT, now);
  await scans(2);
  vi.spyOn(bot.outbox.rateLimiter, 'schedule').mockImplementationOnce((...call) => {
    now += 11 * HOUR_MS;
    return sendAtOnce(...call);
  });
  await serve();
  expect(contents()).toEqual([]);
  await inTheMorning();
  await serve();
  expect(contents()).toEqual(['digest 1 2']);
});

describe('a digest', () => {
  beforeEach(async () => {
    await atNight(4);
    await inTheMorning();
  });

  it('is not searched for when it was never sent, even by an earlier process', async () => {
    await start();
    await serve();
    expect(contents()).toEqual(['digest 1 2 3 4']);
    expect(discord.searches).toEqual([]);
  });

  it.each(['crash_before', 'crash_after'] as const)(
    'is posted once when the process ends (%s)',
    async (fault) => {
      expect(await serve(fault)).toBe('crashed');
      await start();
      await serve();
      expect(contents()).toEqual(['digest 1 2 3 4']);
      expect((await store.deliveries.backlog()).pending).toBe(0);
    },
  );

  it('is found at Discord when it no longer knows the nonce', async () => {
    expect(await serve('crash_after')).toBe('crashed');
    discord.forgetNonces();
    await start();
    await serve();
    expect(contents()).toEqual(['digest 1 2 3 4']);
  });

  it('keeps its deliveries after a crash, although more came', async () => {
    expect(await serve('crash_after')).toBe('crashed');
    await scans(2);
    await start();
    await serve();
    expect(contents()).toEqual(['digest 1 2 3 4', '5', '6']);
  });

  it('is posted once when its answer was lost', async () => {
    await serve('answer_lost');
    expect(contents()).toEqual(['digest 1 2 3 4']);
  });

  it('is halved until only the refused part is left', async () => {
    await serve('refused', 'refused', 'refused');
    expect(contents()).toEqual(['2', 'digest 3 4']);
    const event = await store.events.list({}, 10);
    expect(event.reduce((total, { failed }) => total + failed, 0)).toBe(1);
  });

  it('waits for the next quiet hours’ end when Discord accepts nothing until they begin', async () => {
    await serve('forbidden');
    expect((await store.destinations.get(destinationId))?.suspensionReason).toBe('forbidden');
    now += 16 * HOUR_MS;
    await store.destinations.restore(destinationId, now);
    await serve();
    expect(contents()).toEqual([]);
    now += 9 * HOUR_MS;
    await bot.releaseHolds();
    await serve();
    expect(contents()).toEqual(['digest 1 2 3 4']);
  });

  it('is posted when a destination is restored by day', async () => {
    await serve('forbidden');
    await serve();
    expect(contents()).toEqual([]);
    await store.destinations.restore(destinationId, now);
    await serve('limited');
    expect(contents()).toEqual(['digest 1 2 3 4']);
    expect(discord.searches).toEqual([]);
  });

  it('leaves out what was withdrawn before it is sent', async () => {
    const [first] = await store.alertChannels.list('1');
    await store.alertChannels.remove('1', first?.id ?? 0);
    await serve();
    expect(contents()).toEqual([]);
  });
});
