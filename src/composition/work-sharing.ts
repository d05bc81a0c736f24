import type { Gateway } from '../bot/gateway.ts';
import type { Ownership } from '../cluster/ownership.ts';
import type { Context } from '../context.ts';
import type { RateLimiter } from '../discord/rate-limiter.ts';
import type { ShareOfWork } from '../process/share-of-work.ts';

/** What depends on whether this process is one of several. */
export interface WorkSharing {
  readonly gateway: Gateway;
  readonly ownership: Ownership;
  readonly rateLimiter: RateLimiter;
  /** Whether this process posts alerts and polls, as far as it owns them. */
  readonly dispatchesAlerts: boolean;
  /** For `GET /readyz`, `GET /metrics` and the log. */
  share(): Promise<ShareOfWork>;
  /** For `/status`. */
  readonly machines: Context['deployment']['machines'];
  /**
   * Begins to take work over from other processes.
   * @param application the id of the Discord application
   * @throws Error when another bot uses the database
   */
  start(application: string): Promise<void>;
  /** Ends the gateway's connections, and gives the work to other processes as soon as what is under way has ended. */
  stop(): Promise<void>;
}
