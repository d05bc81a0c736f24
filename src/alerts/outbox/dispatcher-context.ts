import type { Ownership } from '../../cluster/ownership.ts';
import type { OwnedWork } from '../owned-work.ts';
import type { DestinationQueue } from './destination-queue.ts';
import type { QueueFiller } from './queue-filler.ts';
import type { RestoreChannelLimit } from './restore-rate-limits.ts';
import type { WorkerContext } from './worker-context.ts';
import type { WorkerPool } from './worker-pool.ts';

/** The parts and the state of a dispatcher. */
export interface DispatcherContext {
  readonly worker: WorkerContext;
  readonly ownership: Ownership;
  readonly ownedWork: OwnedWork<WorkerContext>;
  readonly queue: DestinationQueue;
  readonly filler: QueueFiller;
  readonly pool: WorkerPool;
  /** Suspended destinations that are due for a probe. */
  readonly probes: Set<number>;
  /** By partition: what earlier processes may have sent there. */
  readonly channelLimits: Map<number, RestoreChannelLimit>;
  /** Whether the first sweep has restored the state of earlier processes: nothing is sent before that. */
  isRestored: boolean;
}
