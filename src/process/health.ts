import { createAnswerInTime } from './timing/waiting.ts';

/** What this process does, of what all processes that share the database do. */
export interface ShareOfWork {
  /** `ready`: every shard of this process is connected; `standby`: it has none, because other processes serve them. */
  readonly gateway: 'ready' | 'connecting' | 'standby';
  readonly shards: readonly number[];
  /** Those of them that are connected and get answers to their heartbeats. */
  readonly connectedShards: readonly number[];
  readonly shardCount: number;
  /** How many of the 64 partitions this process posts alerts in. */
  readonly partitions: number;
  /** What one process does for all: regular jobs, polls. */
  readonly tasks: readonly string[];
  /** Processes that are alive; null when the database cannot be read. */
  readonly processes: number | null;
}

export type Health = Awaited<ReturnType<ReturnType<typeof createHealth>>>;

interface HealthSources {
  share(): Omit<ShareOfWork, 'processes'>;
  countProcesses(): Promise<number>;
  /** The pending alerts of destinations that are not suspended. */
  backlog(): Promise<{
    readonly pending: number;
    readonly oldestAt: number | null;
    readonly held: number;
    readonly suspended: Readonly<Record<string, number>>;
  }>;
  isWritable(): Promise<boolean>;
}

/** A database that does not answer in this time counts as unavailable. While it does not, nobody waits for it again. */
export const DATABASE_MS = 500;

/** The health of this process, as `GET /readyz` reports it. */
export function createHealth(
  { share: readShare, countProcesses, backlog: readBacklog, isWritable }: HealthSources,
  clock: () => number,
) {
  const readDatabase = createAnswerInTime(async () => {
    const [backlog, processes] = await Promise.all([readBacklog(), countProcesses().catch(() => null)]);
    // Afterwards: it takes a failure of these into account.
    return { backlog, processes, isWritable: await isWritable() };
  }, DATABASE_MS);
  return async () => {
    const found = await readDatabase();
    const share: ShareOfWork = { ...readShare(), processes: found?.processes ?? null };
    const gateway = share.gateway !== 'connecting';
    const database = found?.isWritable ?? false;
    const { pending = null, held = null, suspended = null, oldestAt = null } = found?.backlog ?? {};
    const oldestWaitingMs = found === null ? null : oldestAt === null ? 0 : Math.max(0, clock() - oldestAt);
    return {
      /** Whether all parts are. */
      ready: gateway && database,
      /** Whether every shard of this process is connected, if it has any. */
      gateway,
      database,
      // Without an answer from the database, the others are null. Alerts of suspended destinations don't count.
      waiting: pending,
      /** How long the oldest of them has been pending. */
      oldestWaitingMs,
      /** Alerts held back for quiet hours or a digest. */
      held,
      /** How many destinations accept no alerts, by the reason. */
      suspended,
      share,
    };
  };
}
