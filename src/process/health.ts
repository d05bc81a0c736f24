import type { ShareOfWork } from './share-of-work.ts';

/** Which parts are ready; `ready` if all of them are. */
export interface Health {
  readonly ready: boolean;
  /** Whether every shard of this process is connected, if it has any. */
  readonly gateway: boolean;
  /** Whether the database can be written. */
  readonly database: boolean;
  /** Pending alerts of destinations that are not suspended; null when the database cannot be read. */
  readonly waiting: number | null;
  /** How long the oldest of them has been pending, milliseconds; null when the database cannot be read. */
  readonly oldestWaitingMs: number | null;
  /** Alerts held back for quiet hours or a digest; null when the database cannot be read. */
  readonly held: number | null;
  /** How many destinations accept no alerts, by the reason; null when the database cannot be read. */
  readonly suspended: Readonly<Record<string, number>> | null;
  readonly share: ShareOfWork;
}

/** What the health is computed from. */
interface HealthSources {
  share(): Promise<ShareOfWork>;
  /** The pending alerts of destinations that are not suspended. */
  backlog(): Promise<{
    readonly pending: number;
    readonly oldestAt: number | null;
    readonly held: number;
    readonly suspended: Readonly<Record<string, number>>;
  }>;
  isWritable(): Promise<boolean>;
}

/** The health of this process, as `GET /readyz` reports it. */
export function createHealth(
  { share: readShare, backlog: readBacklog, isWritable }: HealthSources,
  clock: () => number,
): () => Promise<Health> {
  return async () => {
    const share = await readShare();
    const gateway = share.gateway !== 'connecting';
    // Before `isWritable`, which takes a failure of this read into account.
    const backlog = await readBacklog().catch(() => null);
    const database = backlog !== null && (await isWritable());
    const ready = gateway && database;
    if (backlog === null)
      return {
        ready,
        gateway,
        database,
        waiting: null,
        oldestWaitingMs: null,
        held: null,
        suspended: null,
        share,
      };
    const { pending, oldestAt, held, suspended } = backlog;
    const oldestWaitingMs = oldestAt === null ? 0 : Math.max(0, clock() - oldestAt);
    return { ready, gateway, database, waiting: pending, oldestWaitingMs, held, suspended, share };
  };
}
