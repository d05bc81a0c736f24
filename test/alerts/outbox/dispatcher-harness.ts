import { expect, onTestFinished, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import {
  createDestinationMemory,
  type DestinationMemory,
} from '../../../src/alerts/outbox/destination-memory.ts';
import { createDispatcher } from '../../../src/alerts/outbox/dispatcher.ts';
import type { Message } from '../../../src/alerts/outbox/message.ts';
import type { Planner } from '../../../src/alerts/outbox/planner.ts';
import { createSendingRights } from '../../../src/alerts/sending-rights.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { PostError, type PostErrorKind } from '../../../src/discord/posting/post-error.ts';
import type { Poster } from '../../../src/discord/posting/poster.ts';
import { createRateLimiter } from '../../../src/discord/posting/rate-limiter.ts';
import { createLog } from '../../../src/process/log.ts';
import { type Metrics, noMetrics } from '../../../src/process/metrics.ts';
import type { After } from '../../../src/process/timing/waiting.ts';
import type { Store } from '../../../src/store/index.ts';
import { addAlertChannel, openMemoryStore } from '../../support/store-fixtures.ts';

export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const VIEW = { content: 'an alert' };
export const WAIT_OPTIONS = { timeout: 2_000, interval: 5 };

/** A timer that calls back at once. */
const atOnce: After = (_ms, callBack) => {
  const timer = setTimeout(callBack, 0);
  return () => clearTimeout(timer);
};

/** What a dispatcher calls at Discord and at the planner; each test decides how they answer. */
function createMocks(store: Store) {
  const post = vi.fn<Poster['post']>();
  return {
    post: post.mockImplementation(async () => `message ${post.mock.calls.length}`),
    edit: vi.fn<Poster['edit']>(),
    openDm: vi.fn<Poster['openDm']>().mockResolvedValue('the DM'),
    ownMessages: vi.fn<Poster['ownMessages']>().mockResolvedValue(null),
    message: vi.fn<Poster['message']>(),
    checkChannel: vi.fn<Poster['checkChannel']>(),
    guildLocale: async () => 'en-US',
    allowsRiskyRequests: vi.fn<Poster['allowsRiskyRequests']>().mockReturnValue(true),
    next: vi.fn<Planner['next']>().mockImplementation((destination) => planOne(store, destination.id)),
    onPosted: vi.fn<DestinationMemory['onPosted']>(),
    onRefused: vi.fn<DestinationMemory['onRefused']>(),
    deliveryMetric: vi.fn<Metrics['delivery']>(),
    after: vi.fn<After>().mockImplementation(atOnce),
  };
}

/** A dispatcher over a real store and a real rate limiter. It stops after the test. */
export function createTestDispatcher() {
  const store = openMemoryStore(() => 'all');
  const rateLimiter = createRateLimiter();
  const mocks = createMocks(store);
  const { post, edit, openDm, ownMessages, message, checkChannel, allowsRiskyRequests } = mocks;
  const { next, onPosted, onRefused, deliveryMetric, after } = mocks;
  const never = () => Promise.reject(new Error('No alert is ever removed, and no thread is opened'));
  const clock = { now: NOW };
  const memory = createDestinationMemory();
  const lines: { msg: string; [field: string]: unknown }[] = [];
  const sendings = createSendingRights(rateLimiter, undefined);
  const running = createDispatcher({
    store,
    planner: { head: async () => undefined, next },
    memory: {
      ...memory,
      onPosted: onPosted.mockImplementation(memory.onPosted),
      onRefused: onRefused.mockImplementation(memory.onRefused),
    },
    poster: {
      ...{ post, edit, openDm, ownMessages, message, checkChannel, allowsRiskyRequests },
      guildLocale: async () => 'en-US',
      ...{
        remove: never,
        forget: never,
        startThread: never,
        openPost: never,
        reopenThread: never,
        thread: never,
        renameThread: never,
        ownForumPosts: never,
      },
      missingPermissions: async () => [],
    },
    sendings,
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
    clock: () => clock.now,
    metrics: { ...noMetrics, delivery: deliveryMetric },
    posts: { open: never, leave: never },
    after,
  });
  const dispatcher = { ...running, stop: () => sendings.stop(running.stop) };
  onTestFinished(async () => {
    await dispatcher.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
    await store.close();
  });
  const linesWith = (msg: string) => lines.filter((line) => line.msg === msg);
  return {
    ...mocks,
    store,
    rateLimiter,
    clock,
    dispatcher,
    linesWith,
    untilLogged: (msg: string) =>
      expect.poll(() => linesWith(msg).length, WAIT_OPTIONS).toBeGreaterThanOrEqual(1),
    outboxIsEmpty: () =>
      expect.poll(async () => (await store.deliveries.backlog()).pending, WAIT_OPTIONS).toBe(0),
    deliveries: async (eventId = 1) => (await store.events.show(eventId))?.deliveries ?? [],
    /** The waits of destinations so far, milliseconds. */
    waits: () => after.mock.calls.map(([ms]) => ms),
    /** Destinations that wait never stop waiting. */
    waitForEver: () => void after.mockImplementation(() => () => {}),
  };
}

export type TestDispatcher = ReturnType<typeof createTestDispatcher>;

/** The oldest pending delivery, or all of its batch, as a message. */
export async function planOne(
  store: Store,
  destinationId: number,
  content: Partial<Message> = {},
): Promise<Message | undefined> {
  const pending = await store.deliveries.pending(destinationId, 10);
  const [head] = pending;
  if (head === undefined) return undefined;
  const { batchKey } = head;
  const deliveries =
    batchKey === null ? [head] : pending.filter((delivery) => delivery.batchKey === batchKey);
  const mayBePosted = batchKey !== null;
  const plain = { deliveries, view: VIEW, editedMessageId: null, batchKey, mayBePosted };
  return { ...plain, ...content };
}

/** All pending deliveries as one message. */
export async function planTogether(store: Store, destinationId: number): Promise<Message | undefined> {
  const message = await planOne(store, destinationId);
  return message && { ...message, deliveries: await store.deliveries.pending(destinationId, 10) };
}

/** Stores an event with some scans, for every alert channel. */
export async function enqueueUpdates(store: Store, count = 1, receivedAt = NOW): Promise<void> {
  const digest = `${Math.random()}`;
  const updates = Array.from({ length: count }, (_, index) => {
    const status = `scan ${index} of ${digest}`;
    const scan = { date: '2026-11-20', hour: '10:00', status, location: '', country: '' };
    return scanUpdate('LP00123456784821CN', scan);
  });
  const event = { kind: 'tracking.updated', source: 'webhook', createdAt: 1, body: '{}', updates } as const;
  await store.ingest.record([{ ...event, digest, receivedAt }]);
}

/** An alert channel with pending deliveries. @returns its id */
export async function channelWithPending(store: Store, count = 1): Promise<number> {
  const destinationId = await addAlertChannel(store, seeded.parcels);
  await enqueueUpdates(store, count);
  return destinationId;
}

export function failWith(
  kind: PostErrorKind,
  limit: { retryAfterMs?: number; global?: boolean } = {},
): PostError {
  return new PostError(kind, new Error(`because of ${kind}`), limit);
}

/** Catches the timer of the sweep, so that a test can run a sweep. Call it before `start`. */
export function catchSweepTimer() {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  return {
    sweep: () => repeat.mock.calls[0]?.[0](),
    everyMs: () => repeat.mock.calls[0]?.[1],
  };
}
