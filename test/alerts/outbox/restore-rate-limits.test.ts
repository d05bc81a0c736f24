import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createDestinationMemory,
  type DestinationMemory,
} from '../../../src/alerts/outbox/destination-memory.ts';
import { restoreSends } from '../../../src/alerts/outbox/dispatcher.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import {
  channelKey,
  createRateLimiter,
  type RateLimiter,
} from '../../../src/discord/posting/rate-limiter.ts';
import type { Store } from '../../../src/store/index.ts';
import { addAlertChannel, openMemoryStore } from '../../support/store-fixtures.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const CHANNEL = '1200000000000000001';
const LONG_UPTIME_MS = 60_000;

let store: Store;
let rateLimiter: RateLimiter;
let destinationId: number;
let memory: DestinationMemory;

beforeEach(async () => {
  store = openMemoryStore(() => 'all');
  rateLimiter = createRateLimiter(1, () => NOW);
  memory = createDestinationMemory();
  destinationId = await addAlertChannel(store, CHANNEL);
});
afterEach(() => store.close());

/** Adds a pending delivery for the channel. @returns its id */
async function enqueueUpdate(status: string): Promise<number> {
  const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
  const event = { kind: 'tracking.updated', source: 'webhook', createdAt: NOW, receivedAt: NOW } as const;
  const updates = [scanUpdate('LP00123456784821CN', scan)];
  await store.ingest.record([{ ...event, digest: status, body: '{}', updates }]);
  const pending = await store.deliveries.pending(destinationId, 100);
  return pending.at(-1)?.id ?? 0;
}

const restore = (processUptimeMs = LONG_UPTIME_MS) =>
  restoreSends({ store, rateLimiter, memory, clock: () => NOW }, null, processUptimeMs);
/** Restores the limits as before the first message to the channel. */
const restoreChannel = async () => {
  await restore();
  memory.countEarlierSends(destinationId, channelKey(CHANNEL));
};
const remaining = () => rateLimiter.remaining(channelKey(CHANNEL), 'post');

describe('the limit of 5 messages to a channel in 5 seconds', () => {
  it('is unused when nothing can have been sent', async () => {
    await restore();
    expect(remaining()).toBe(5);
  });

  it('counts the live cards that the earlier process posted a moment ago', async () => {
    const topicId = await store.topics.upsert({ kind: 'parcel', key: 'LP00123456784821CN' }, NOW);
    const card = await store.liveCards.ensure(destinationId, topicId, NOW - 60_000);
    await store.liveCards.posted(card, { messageId: '1' }, NOW - 1_000);
    await restore();
    expect(remaining()).toBe(4);
    await store.liveCards.posted({ ...card, postedAt: NOW - 1_000 }, { messageId: '1' }, NOW - 60_000);
    rateLimiter = createRateLimiter(1, () => NOW);
    await restore();
    expect(remaining()).toBe(5);
  });

  it('counts one message that the earlier process may have sent', async () => {
    await enqueueUpdate('one');
    await restoreChannel();
    expect(remaining()).toBe(4);
  });

  it('counts one message for each of several earlier processes', async () => {
    await store.processStarts.add(NOW - 6_000);
    for (const agoMs of [3_000, 1_500]) await store.processStarts.add(NOW - agoMs);
    await enqueueUpdate('one');
    await restoreChannel();
    expect(remaining()).toBe(2);
  });

  it('counts recorded messages besides those that earlier processes may have sent', async () => {
    await store.processStarts.add(NOW - 2_000);
    await store.deliveries.posted(destinationId, [await enqueueUpdate('one')], 'message 1', NOW - 1_000);
    await restoreChannel();
    expect(remaining()).toBe(2);
  });

  it('is unused when the last message was sent long ago', async () => {
    await store.deliveries.posted(destinationId, [await enqueueUpdate('one')], 'message 1', NOW - 6_000);
    await restore();
    expect(remaining()).toBe(5);
  });
});

it('sends nothing until the second in which the earlier process ended is over', async () => {
  let now = 0;
  rateLimiter = createRateLimiter(1, () => now);
  let sent = false;
  await restore(400);
  const sending = rateLimiter.scheduleGlobal(async () => {
    sent = true;
  });
  now = 600;
  await Promise.resolve();
  expect(sent).toBe(false);
  now = 606;
  await sending;
  expect(sent).toBe(true);
});
