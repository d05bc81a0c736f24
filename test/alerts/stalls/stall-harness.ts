import { onTestFinished, vi } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { createFollowService } from '../../../src/alerts/follow.ts';
import { createIngest } from '../../../src/alerts/ingest.ts';
import type { AlertParts } from '../../../src/alerts/parts.ts';
import { createStallJob } from '../../../src/alerts/stalls.ts';
import { createSyncTopic } from '../../../src/alerts/sync-topic.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { createLog } from '../../../src/process/log.ts';
import { ApiError, createApi, type TrackingUpdate } from '../../../src/service/index.ts';
import { trackingResult } from '../../../src/service/tracking.ts';
import { openMemoryStore } from '../../support/store-fixtures.ts';

export const NUMBER = 'LX208857143CN';
export const NOW = Date.parse('2026-11-22T12:00:00Z');
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const DM = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;

/** Where local time is UTC, in winter. */
const IN_LONDON = { location: 'London', country: 'GB' };

type Service = 'known' | 'unknown' | 'down';

/** The stall job over a real store, and a service whose scans and failures a test decides. The clock moves only when it says so. */
/** @param arrivals what the forecast says; none: nothing */
export function createStalls(arrivals?: AlertParts['arrivals']) {
  const time = { now: NOW, uptime: 0 };
  const clock = () => time.now;
  const service: { state: Service; scans: TrackingUpdate[] } = {
    state: 'unknown',
    scans: [],
  };
  const store = openMemoryStore();
  const api = createApi({
    baseUrl: 'http://127.0.0.1:9',
    key: 'none',
    timeoutMs: 1_000,
    concurrency: 4,
    arrayEncoding: 'repeat',
  });
  const tracking = vi.spyOn(api, 'tracking').mockImplementation(async (number) => {
    if (service.state === 'down') throw new ApiError('unavailable', { operation: 'tracking', status: 500 });
    if (service.scans.length === 0) throw new ApiError('not_found', { operation: 'tracking', status: 404 });
    const data = trackingResult.parse({ tracking_number: number, updates: service.scans.toReversed() });
    return { data, checkedAt: clock(), stale: false };
  });
  const log = createLog('silent');
  const told: number[] = [];
  const ingest = createIngest({ store, onEnqueued: () => {} });
  const syncTopic = createSyncTopic({ store, ingest });
  const shared = { store, api, syncTopic, log, clock, arrivals };
  const follows = createFollowService({ ...shared, pollMs: HOUR_MS, resume() {} });
  const onEnqueued = (ids: readonly number[]) => void told.push(...ids);
  const startJob = () => createStallJob({ ...shared, onEnqueued, uptime: () => time.uptime });
  let job = startJob();
  const run = () => job.run(clock(), new AbortController().signal);
  const close = async () => {
    tracking.mockRestore();
    await api.close();
    await store.close();
  };
  return {
    time,
    store,
    service,
    tracking,
    /** How many times a follower was told. */
    toldTimes: () => told.length,
    run,
    close,
    restart() {
      job = startJob();
    },
    follow: () => follows.parcel(DM, NUMBER, seeded.mo, 'all'),
    async unfollow() {
      for (const { id } of await store.follows.list(seeded.mo, 'parcel'))
        await store.follows.remove(seeded.mo, id);
    },
    /** A carrier scans the parcel; the bot doesn't know it yet. */
    scan(status: string) {
      const at = new Date(time.now).toISOString();
      service.scans.push({ ...IN_LONDON, date: at.slice(0, 10), hour: at.slice(11, 16), status });
      if (service.state === 'unknown') service.state = 'known';
    },
    async topic() {
      const topic = await store.topics.find({ kind: 'parcel', key: NUMBER });
      if (topic === undefined) throw new Error('nobody has followed the parcel');
      return topic;
    },
    /** The poller asks the service, unless it is down. */
    async poll() {
      if (service.state === 'down' || service.scans.length === 0) return;
      const { data, checkedAt } = await api.tracking(NUMBER);
      const topic = await store.topics.find({ kind: 'parcel', key: NUMBER });
      const updates = data.updates.toReversed().map((scan) => scanUpdate(NUMBER, scan));
      if (topic !== undefined) await syncTopic(topic.id, { updates, checkedAt });
    },
    /** Time passes, and the job runs every hour, or as often as it is said. */
    async pass(ms: number, stepMs = HOUR_MS) {
      await run();
      for (let passed = 0; passed < ms; passed += stepMs) {
        time.now += stepMs;
        time.uptime += stepMs;
        await run();
      }
    },
  };
}

/** The same, closed after the test. */
export function useStalls(arrivals?: AlertParts['arrivals']) {
  const stalls = createStalls(arrivals);
  onTestFinished(stalls.close);
  return stalls;
}
