import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import type { HomeGuilds, Store } from '../../../src/store/index.ts';
import { openTestStore } from '../../support/test-store.ts';

const NUMBER = 'LP00123456784821CN';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-21T12:00:00Z');

let store: Store;
let homeGuilds: HomeGuilds;
beforeEach(async () => {
  homeGuilds = 'all';
  store = await openTestStore(() => homeGuilds);
});
afterEach(() => store.close());

async function alertChannel(name: string): Promise<number> {
  const destinationId = await store.destinations.upsert({
    kind: 'channel',
    discordId: name,
    guildId: 'g1',
    locale: 'en-US',
  });
  const channel = {
    destinationId,
    guildId: 'g1',
    event: 'tracking',
    roleId: null,
    mask: true,
    addedBy: '1',
  } as const;
  await store.alertChannels.add(channel, NOW - 30 * DAY_MS);
  return destinationId;
}

async function enqueueUpdate(status: string, at: number, source: 'webhook' | 'poll' = 'webhook') {
  const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
  const event = { kind: 'tracking.updated', source, createdAt: at, receivedAt: at, body: '{}' };
  const [ingested] = await store.ingest.record([
    { ...event, digest: `${status} ${at}`, updates: [scanUpdate(NUMBER, scan)] },
  ]);
  return ingested?.eventId ?? 0;
}

const pendingAt = async (destinationId: number) =>
  (await store.deliveries.pending(destinationId, 10_000)).map(
    ({ data }) => (JSON.parse(data) as { status: string }).status,
  );

/** Each statement of PostgreSQL takes a way over the network. */
const [CHANNELS, EVENTS] = inject('postgresUrl') === undefined ? [400, 600] : [40, 60];

it(`${EVENTS} events make no row for ${CHANNELS} suspended alert channels; a restored one gets all of them, in order, once`, async () => {
  const ids: number[] = [];
  for (let index = 0; index < CHANNELS; index += 1) ids.push(await alertChannel(`channel ${index}`));
  for (const id of ids) await store.destinations.suspend(id, 'forbidden', NOW);
  const statuses = Array.from({ length: EVENTS }, (_, index) => `scan ${index}`);
  const eventIds: number[] = [];
  for (const [index, status] of statuses.entries()) eventIds.push(await enqueueUpdate(status, NOW + index));
  const rows = async () =>
    (await store.events.list({}, 1_000)).reduce((sum, { pending }) => sum + pending, 0);
  expect(await rows()).toBe(0);

  for (const id of ids.slice(0, 2)) {
    expect(await store.destinations.restore(id, NOW + HOUR_MS)).toBe(EVENTS);
    expect(await pendingAt(id)).toEqual(statuses);
    expect(await store.destinations.restore(id, NOW + HOUR_MS)).toBe(0);
  }
  // Each delivery names the event that reported its update.
  expect((await store.deliveries.pending(ids[0] ?? 0, 1_000)).map(({ eventId }) => eventId)).toEqual(
    eventIds,
  );
  expect(await rows()).toBe(2 * EVENTS);
});

it('a restored destination gets what it missed, and nothing that came earlier, is older than 7 days or belongs elsewhere', async () => {
  const id = await alertChannel('channel');
  const other = await alertChannel('other');
  await enqueueUpdate('before', NOW - HOUR_MS);
  await store.destinations.suspend(id, 'forbidden', NOW);
  await enqueueUpdate('too old', NOW + HOUR_MS);
  await enqueueUpdate('polled', NOW + 2 * DAY_MS, 'poll');
  await enqueueUpdate('missed', NOW + 3 * DAY_MS);
  await enqueueUpdate('before', NOW + 3 * DAY_MS);
  expect(await pendingAt(id)).toEqual(['before']);
  expect(await store.destinations.restore(id, NOW + 7 * DAY_MS + 2 * HOUR_MS)).toBe(1);
  expect(await pendingAt(id)).toEqual(['before', 'missed']);
  expect(await pendingAt(other)).toEqual(['before', 'too old', 'missed']);
});

it('a restored alert channel gets no webhook event that it missed if its server is no longer home', async () => {
  const id = await alertChannel('channel');
  await store.destinations.suspend(id, 'forbidden', NOW);
  await enqueueUpdate('missed', NOW + 1);
  homeGuilds = [];
  expect(await store.destinations.restore(id, NOW + HOUR_MS)).toBe(0);
});

it('a restored alert channel gets what a poll found before the suspension and a webhook reported during it', async () => {
  const id = await alertChannel('channel');
  await enqueueUpdate('one', NOW - DAY_MS, 'poll');
  await store.destinations.suspend(id, 'forbidden', NOW);
  await enqueueUpdate('one', NOW + 1);
  expect(await store.destinations.restore(id, NOW + HOUR_MS)).toBe(1);
});

it('a restored alert channel gets an event that was received before the suspension and stored after it', async () => {
  const id = await alertChannel('channel');
  await store.destinations.suspend(id, 'forbidden', NOW);
  await enqueueUpdate('one', NOW - 500);
  expect(await pendingAt(id)).toEqual([]);
  expect(await store.destinations.restore(id, NOW + HOUR_MS)).toBe(1);
});

it('a replay enqueues nothing for a suspended destination', async () => {
  const id = await alertChannel('channel');
  const eventId = await enqueueUpdate('one', NOW - DAY_MS);
  await store.destinations.suspend(id, 'forbidden', NOW);
  const scan = { date: '2026-11-20', hour: '10:00', status: 'two', location: '', country: '' };
  const options = { again: true, now: NOW, dryRun: false };
  expect(await store.ingest.replay(eventId, [scanUpdate(NUMBER, scan)], options)).toEqual([]);
});

it('a restored destination is not sent what the first look at a parcel found, only what came later', async () => {
  const person = { kind: 'user', discordId: '1', guildId: null, locale: 'en-US' } as const;
  const destinationId = await store.destinations.upsert(person);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: NUMBER }, NOW - HOUR_MS);
  await store.follows.add({ topicId, destinationId, userId: '1', level: 'all' }, 10, NOW - HOUR_MS);
  await store.destinations.suspend(destinationId, 'dm_closed', NOW - HOUR_MS + 1);
  const scan = { date: '2026-11-20', hour: '10:00', status: 'old', location: '', country: '' };
  await store.updates.sync(topicId, [scanUpdate(NUMBER, scan)], NOW);
  await enqueueUpdate('new', NOW + 1, 'poll');
  await store.destinations.restore(destinationId, NOW + HOUR_MS);
  expect(await pendingAt(destinationId)).toEqual(['new']);
});

it('a restored channel is not told of a silence that has ended', async () => {
  const destinationId = await alertChannel('channel');
  await enqueueUpdate('one', NOW - DAY_MS);
  const topicId = (await store.topics.find({ kind: 'parcel', key: NUMBER }))?.id ?? 0;
  await store.follows.add({ topicId, destinationId, userId: '1' }, 10, NOW - DAY_MS);
  await store.follows.setBaseline(topicId, NOW - DAY_MS);
  await store.destinations.suspend(destinationId, 'forbidden', NOW);
  const [due] = await store.stalls.due(NOW + 30 * DAY_MS, 1);
  await store.stalls.postpone(due ?? { id: 0, stallAt: null }, NOW + 1);
  const notice = {
    notice: 'stall',
    key: 'stall:1',
    data: '{"status":"silent"}',
    importance: 'problem',
  } as const;
  await store.notices.record(topicId, notice, NOW + 2);
  await enqueueUpdate('two', NOW + 3);
  await store.destinations.restore(destinationId, NOW + 4);
  expect((await pendingAt(destinationId)).filter((status) => status !== 'one')).toEqual(['two']);
});

it('a channel that is restored before the home servers are known gets what it missed once they are', async () => {
  const id = await alertChannel('home');
  await store.destinations.suspend(id, 'forbidden', NOW);
  await enqueueUpdate('while suspended', NOW + HOUR_MS);
  homeGuilds = 'unknown';
  const startedAt = NOW + 2 * HOUR_MS;
  await store.destinations.restore(id, startedAt + 1);
  await enqueueUpdate('while unknown', startedAt + 2);
  expect(await pendingAt(id)).toEqual([]);
  homeGuilds = 'all';
  await store.alertChannels.catchUp(startedAt, startedAt + 3);
  expect(await pendingAt(id)).toEqual(['while suspended', 'while unknown']);
});
