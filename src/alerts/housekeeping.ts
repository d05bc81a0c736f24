import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Events and what became of them (SECURITY.md: what is stored). */
const KEPT_MS = 30 * DAY_MS;
/** A place that took nothing for so long is not told old news any more. */
const WAITED_MS = 7 * DAY_MS;
/** Scans of parcels that nobody follows. */
const TOPIC_KEPT_MS = 180 * DAY_MS;

interface HousekeepingOptions {
  readonly store: Store;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
}

/** Forgets what is too old, every hour. */
export function createHousekeeping({ store, log, clock, metrics }: HousekeepingOptions) {
  let timer: NodeJS.Timeout | undefined;

  const tidy = async (): Promise<void> => {
    const now = clock();
    const expired = await store.deliveries.expire(now - WAITED_MS, 'waited for more than 7 days', now);
    for (let given = 0; given < expired; given += 1) metrics.delivery('dropped');
    if (expired > 0) log.warn({ expired }, 'alerts were given up: their places took nothing for 7 days');
    await store.deliveries.prune(now - KEPT_MS);
    await store.events.prune(now - KEPT_MS);
    await store.chatReplies.prune(now - KEPT_MS);
    await store.topics.prune(now - TOPIC_KEPT_MS);
  };
  const run = () =>
    void tidy().catch((error: unknown) => log.error({ err: error }, 'could not forget what is too old'));

  return {
    start() {
      run();
      timer = setInterval(run, HOUR_MS);
    },
    stop() {
      clearInterval(timer);
    },
  };
}
