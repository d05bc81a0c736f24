import type { Log } from '../../process/log.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { Api } from '../../service/index.ts';
import type { Store } from '../../store/index.ts';
import type { SyncTopic } from '../sync-topic.ts';
import type { PollRate } from './poll-rate.ts';

/** What all polls share. */
export interface PollContext {
  readonly store: Store;
  /** Calls on behalf of the poller, which has its own share of the request limit. */
  readonly api: Api;
  readonly syncTopic: SyncTopic;
  /** Deliveries for these destinations are in the outbox. */
  readonly onEnqueued: (destinationIds: readonly number[]) => void;
  readonly log: Log;
  readonly clock: () => number;
  readonly metrics: Metrics;
  readonly rate: PollRate;
  /** Base interval, milliseconds. */
  readonly baseMs: number;
  readonly stopping: AbortSignal;
}
