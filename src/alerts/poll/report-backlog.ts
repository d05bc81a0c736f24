import { isPollingBehind } from '../../domain/poll-interval.ts';
import type { Log } from '../../process/log.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { Store } from '../../store/index.ts';

interface BacklogReportOptions {
  readonly store: Store;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  /** Base interval, milliseconds. */
  readonly baseMs: number;
}

/** Reports the polling backlog to the metrics, and logs when polling falls behind and when it has caught up. */
export function createBacklogReport(options: BacklogReportOptions): () => Promise<void> {
  const { store, log, clock, metrics, baseMs } = options;
  let wasBehind = false;
  return async () => {
    const { polled, overdue, oldestDueAt } = await store.topics.backlog(clock());
    const lagMs = oldestDueAt === null ? 0 : Math.max(0, clock() - oldestDueAt);
    metrics.polling(polled, overdue, lagMs);
    const isBehind = isPollingBehind(oldestDueAt, baseMs, clock());
    if (isBehind && !wasBehind) log.warn({ overdue, lagMs }, 'polling overloaded');
    if (!isBehind && wasBehind) log.info({ overdue }, 'polling caught up');
    wasBehind = isBehind;
  };
}
