import { setTimeout as sleep } from 'node:timers/promises';
import { type ClockWatch, watchClock } from '../process/timing/clocks.ts';
import type { AlertParts } from './parts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Events, deliveries and chat replies (SECURITY.md: what is stored). */
const RETENTION_MS = 30 * DAY_MS;
/** A destination that accepted nothing for this long doesn't get its old alerts. */
const MAX_PENDING_AGE_MS = 7 * DAY_MS;
/** Topics without followers, with their updates; who shared which post; titles of products that nobody looked at; earlier prices of watched products. */
const LONG_RETENTION_MS = 180 * DAY_MS;
/** Parcels on their way that nobody looked at. */
const FORGOTTEN_AFTER_MS = 60 * DAY_MS;
/** Rows that one statement deletes. It blocks the process for 1 to 20 ms. */
const ROWS_PER_STEP = 50;
/** Each topic is deleted with its updates and their deliveries. */
const TOPICS_PER_STEP = 10;
const PAUSE_MS = 10;

interface HousekeepingOptions extends Pick<AlertParts, 'store' | 'log' | 'clock' | 'metrics' | 'ownership'> {
  /** Milliseconds, monotonic. */
  readonly uptime?: () => number;
}

/**
 * Deletes what is too old, every hour and in small steps. A wrong clock would delete what is still needed, so nothing
 * is deleted within an hour of a start or a jump of the clock, and within a day of a jump by more than a day.
 */
export function createHousekeeping(options: HousekeepingOptions) {
  const { store, log, clock, uptime = () => performance.now(), ownership } = options;
  let timer: NodeJS.Timeout | undefined;
  let watch: ClockWatch | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();

  const checkIfOwned = async (): Promise<void> => {
    watch ??= watchClock(clock, uptime, await store.events.newestAt());
    watch.check();
    if (!watch.isTrusted() || uptime() < nextAt || ownership?.runs('jobs') === false) return;
    nextAt = uptime() + HOUR_MS;
    await deleteExpired(options, clock(), stopping.signal);
  };
  /** Deletes what is too old, if the clock has been steady for long enough. Never rejects. */
  const check = () =>
    checkIfOwned().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));

  return {
    check,
    start() {
      // The WAL may hold the content of rows that an earlier process deleted.
      store.storage.truncateWal();
      void check();
      timer = setInterval(() => void check(), MINUTE_MS);
    },
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

async function deleteExpired(
  { store, log, metrics }: HousekeepingOptions,
  now: number,
  stopping: AbortSignal,
): Promise<void> {
  const { arrivals, deliveries, events, channelPolls, chatReplies, sharedPosts, topics } = store;
  const { products, prices, watchedProducts, storage } = store;
  const reason = 'pending for more than 7 days';
  const expired = await repeatUntilDone(
    () => deliveries.expire(now - MAX_PENDING_AGE_MS, reason, now, ROWS_PER_STEP),
    stopping,
  );
  for (let counted = 0; counted < expired; counted += 1) metrics.delivery('dropped');
  if (expired > 0)
    log.warn({ expired }, 'pending alerts expired: their destinations accepted nothing for 7 days');
  const steps = [
    () => deliveries.prune(now - RETENTION_MS, ROWS_PER_STEP),
    () => events.prune(now - RETENTION_MS, ROWS_PER_STEP),
    () => chatReplies.prune(now - RETENTION_MS, ROWS_PER_STEP),
    () => channelPolls.prune(now, ROWS_PER_STEP),
    () => sharedPosts.prune(now - LONG_RETENTION_MS, ROWS_PER_STEP),
    () => topics.prune(now - LONG_RETENTION_MS, TOPICS_PER_STEP),
    () => products.prune(now - LONG_RETENTION_MS, ROWS_PER_STEP),
    () => prices.prune(now - LONG_RETENTION_MS, ROWS_PER_STEP),
    () => watchedProducts.prune(ROWS_PER_STEP),
    () => arrivals.closeWindows(now, ROWS_PER_STEP),
    () => arrivals.forget(now - FORGOTTEN_AFTER_MS, ROWS_PER_STEP),
    storage.releaseFreePages,
  ];
  for (const step of steps) await repeatUntilDone(step, stopping);
  if (!stopping.aborted) storage.truncateWal();
}

/** Repeats a step until it has nothing left to do, and yields after each. */
async function repeatUntilDone(step: () => Promise<number>, stopping: AbortSignal): Promise<number> {
  let total = 0;
  while (!stopping.aborted) {
    const done = await step();
    if (done === 0) break;
    total += done;
    await sleep(PAUSE_MS);
  }
  return total;
}
