import type { Gateway } from '../bot/gateway.ts';
import type { Ownership } from '../cluster/ownership.ts';
import type { Context } from '../context.ts';
import type { RateLimiter } from '../discord/rate-limiter.ts';
import type { ShareOfWork } from '../process/share-of-work.ts';

/** What depends on whether this process runs alone or is one of several. */
export interface RunMode {
  readonly gateway: Gateway;
  readonly ownership: Ownership;
  readonly rateLimiter: RateLimiter;
  /** Whether this process posts alerts and polls, as far as it owns them. */
  readonly dispatchesAlerts: boolean;
  /** For `GET /readyz`, `GET /metrics` and the log. */
  share(): Omit<ShareOfWork, 'processes'>;
  /**
   * How many processes share the database and are alive.
   * @throws Error when the database does not answer
   */
  countProcesses(): Promise<number>;
  /** For `/status`. */
  readonly machines: Context['deployment']['machines'];
  /**
   * Finds out whether the processes that use the database divide the work as this one would. Changes nothing.
   * @throws Error when they don't, and go on
   */
  refuseConflict(): Promise<void>;
  /**
   * Takes part in a cluster: gets its share of the shards, partitions and tasks.
   * @throws Error as `refuseConflict`
   */
  start(): Promise<void>;
  /** Ends the gateway's connections, and gives its share to other processes as soon as what is under way has ended. */
  stop(): Promise<void>;
}
