import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { createPoller } from '../../../src/alerts/poll/poller.ts';
import type { SyncTopic } from '../../../src/alerts/sync-topic.ts';
import { createLog } from '../../../src/process/log.ts';
import { noMetrics, type PollOutcome } from '../../../src/process/metrics.ts';
import { type Api, ApiError, createApi } from '../../../src/service/index.ts';
import { trackingResult } from '../../../src/service/tracking.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { upsertChannel } from '../../support/store-fixtures.ts';

export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** The base interval of the pollers here. */
export const BASE_MS = 30 * MINUTE_MS;

type Tracking = Api['tracking'];

interface TestPollerOptions {
  readonly path?: string;
  readonly now?: number;
  /** How many updates of each answer are new. */
  readonly syncTopic?: SyncTopic;
  readonly minutes?: number;
  /** A service that really answers. Default: every answer is empty. */
  readonly baseUrl?: string;
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** A poller with a new store. Its clock moves only when a test moves it or the poller waits between two polls. */
export function createTestPoller({
  path = ':memory:',
  now = NOW,
  syncTopic = async () => 0,
  minutes = 30,
  baseUrl,
  delay,
}: TestPollerOptions = {}) {
  const clock = { now };
  const advanceClock = async (ms: number) => {
    clock.now += Math.ceil(ms);
  };
  const store = openStore(path);
  const api = createServiceClient(baseUrl);
  const tracking = vi.spyOn(api, 'tracking');
  if (baseUrl === undefined) tracking.mockImplementation(async (number) => emptyAnswer(number, clock.now));
  const logLines: { readonly msg: string }[] = [];
  const backlogs: { polled: number; overdue: number; lagMs: number }[] = [];
  const outcomes: PollOutcome[] = [];
  const enqueued: number[] = [];
  const poller = createPoller({
    store,
    api,
    syncTopic,
    onEnqueued: (ids) => void enqueued.push(...ids),
    log: createLog('info', { write: (line) => void logLines.push(JSON.parse(line)) }),
    clock: () => clock.now,
    metrics: {
      ...noMetrics,
      poll: (outcome) => void outcomes.push(outcome),
      polling: (polled, overdue, lagMs) => void backlogs.push({ polled, overdue, lagMs }),
    },
    minutes,
    delay: delay ?? advanceClock,
  });
  onTestFinished(async () => {
    await poller.stop();
    tracking.mockRestore();
    await api.close();
    await store.close();
  });
  return {
    ...poller,
    clock,
    store,
    tracking,
    callerLimit: api.callerLimit,
    backlogs,
    outcomes,
    /** The destinations of what polling enqueued by itself. */
    enqueued,
    /** The tracking numbers that the service was asked about, in order. */
    askedNumbers: () => tracking.mock.calls.map(([number]) => number),
    messagesLogged: () => logLines.map(({ msg }) => msg),
    /** Runs the poller every 15 seconds for some minutes. */
    async runFor(durationMinutes: number): Promise<void> {
      for (const end = clock.now + durationMinutes * MINUTE_MS; clock.now < end; clock.now += 15_000)
        await poller.tick();
    },
  };
}

function createServiceClient(baseUrl = 'http://127.0.0.1:9'): Api {
  return createApi({
    baseUrl,
    key: 'none',
    timeoutMs: 10_000,
    concurrency: 4,
    arrayEncoding: 'repeat',
    metrics: noMetrics,
  });
}

/** The service's answer about a parcel without scans. */
export async function emptyAnswer(number: string, checkedAt: number): ReturnType<Tracking> {
  const data = trackingResult.parse({ tracking_number: number, updates: [] });
  return { data, checkedAt, stale: false };
}

export function outage(): ApiError {
  return new ApiError('unavailable', { operation: 'tracking', status: 500 });
}

/** Follows a parcel that is due for a poll. @returns the topic's id */
export async function followParcel(store: Store, number: string, dueAt = NOW): Promise<number> {
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, NOW);
  const destinationId = await upsertChannel(store, '1200000000000000001');
  await store.follows.add({ topicId, destinationId, userId: '1' }, Number.POSITIVE_INFINITY, NOW);
  await store.topics.schedule(topicId, dueAt, 'reset');
  return topicId;
}

/** The path of a database that other connections can open; deleted after the test. */
export async function temporaryDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polled-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'haulmate.db');
}
