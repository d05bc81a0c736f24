import { createAnswerInTime } from './timing/waiting.ts';

/** This process's share of the work of all processes on the database. */
export interface ShareOfWork {
  /** `ready`: every shard of this process is connected; `standby`: it has none, because other processes serve them. */
  readonly gateway: 'ready' | 'connecting' | 'standby';
  readonly shards: readonly number[];
  /** Shards of this process that are connected and get answers to their heartbeats. */
  readonly connectedShards: readonly number[];
  readonly shardCount: number;
  /** How many of the 64 partitions this process posts alerts in. */
  readonly partitions: number;
  /** Work that this process does for all: regular jobs, polls. */
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

/** A database that doesn't answer in this time counts as unavailable. Until it does, later checks don't wait for it. */
export const DATABASE_MS = 500;

/** The health of this process, as `GET /readyz` reports it. */
export function createHealth(
  { share: readShare, countProcesses, backlog: readBacklog, isWritable }: HealthSources,
  clock: () => number,
) {
  const readDatabase = createAnswerInTime(async () => {
    const [backlog, processes] = await Promise.all([readBacklog(), countProcesses().catch(() => null)]);
    // Last, since it takes failures of the queries above into account.
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
      /** Whether gateway and database are. */
      ready: gateway && database,
      /** Whether every shard of this process is connected, if it has any. */
      gateway,
      database,
      // Null if the database doesn't answer, like those below. Doesn't count alerts of suspended destinations.
      waiting: pending,
      /** How long the oldest of them has been pending. */
      oldestWaitingMs,
      /** Alerts held back for quiet hours or a digest. */
      held,
      /** How many destinations accept no alerts, by reason. */
      suspended,
      share,
    };
  };
}
