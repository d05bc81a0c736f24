import { setTimeout as sleep } from 'node:timers/promises';
import { type ClockWatch, watchClock } from '../lib/clock-watch.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Events and what became of them (SECURITY.md: what is stored). */
const KEPT_MS = 30 * DAY_MS;
/** A place that took nothing for so long is not told old news any more. */
const WAITED_MS = 7 * DAY_MS;
/** Scans of parcels that nobody follows. */
const TOPIC_KEPT_MS = 180 * DAY_MS;
/** Rows of one statement, which blocks the process for 1 to 20 ms. */
const ROWS = 50;
/** Each topic is deleted with its updates and their deliveries. */
const TOPICS = 10;
const PAUSE_MS = 10;

interface HousekeepingOptions {
  readonly store: Store;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Milliseconds, monotonic. */
  readonly uptime?: () => number;
}

/**
 * Deletes what is too old, every hour and in small steps. A wrong clock would delete what is still needed, so nothing
 * is deleted within an hour of a start or a jump of the clock, and within a day of a jump by more than a day.
 */
export function createHousekeeping(options: HousekeepingOptions) {
  const { store, log, clock, uptime = () => performance.now() } = options;
  let timer: NodeJS.Timeout | undefined;
  let watch: ClockWatch | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  const stopping = new AbortController();

  const look = async (): Promise<void> => {
    watch ??= watchClock(clock, uptime, await store.events.newestAt());
    watch.look();
    const settledAfter = watch.jumpMs() > DAY_MS ? DAY_MS : HOUR_MS;
    if (watch.steadyForMs() < settledAfter || uptime() < nextAt) return;
    nextAt = uptime() + HOUR_MS;
    await tidy(options, clock(), stopping.signal);
  };
  const lookSafely = () =>
    look().catch((error: unknown) => log.error({ err: error }, 'could not forget what is too old'));

  return {
    /** Deletes what is too old, if it is time to. Never rejects. */
    look: lookSafely,
    start() {
      // It may hold the content of rows that an earlier process deleted.
      store.file.emptyWal();
      void lookSafely();
      timer = setInterval(() => void lookSafely(), MINUTE_MS);
    },
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

async function tidy(
  { store, log, metrics }: HousekeepingOptions,
  now: number,
  stopping: AbortSignal,
): Promise<void> {
  const { deliveries, events, chatReplies, topics, file } = store;
  const reason = 'waited for more than 7 days';
  const expired = await inSteps(() => deliveries.expire(now - WAITED_MS, reason, now, ROWS), stopping);
  for (let given = 0; given < expired; given += 1) metrics.delivery('dropped');
  if (expired > 0) log.warn({ expired }, 'alerts were given up: their places took nothing for 7 days');
  await inSteps(() => deliveries.prune(now - KEPT_MS, ROWS), stopping);
  await inSteps(() => events.prune(now - KEPT_MS, ROWS), stopping);
  await inSteps(() => chatReplies.prune(now - KEPT_MS, ROWS), stopping);
  await inSteps(() => topics.prune(now - TOPIC_KEPT_MS, TOPICS), stopping);
  await inSteps(file.shrink, stopping);
  if (!stopping.aborted) file.emptyWal();
}

/** Repeats a step until it has nothing left to do, and yields after each. */
async function inSteps(step: () => Promise<number>, stopping: AbortSignal): Promise<number> {
  let total = 0;
  while (!stopping.aborted) {
    const done = await step();
    if (done === 0) break;
    total += done;
    await sleep(PAUSE_MS);
  }
  return total;
}
