/** What this process does, of what all processes that share the database do. */
export interface ShareOfWork {
  /** `ready`: every shard of this process is connected; `standby`: it has none, because other processes serve them. */
  readonly gateway: 'ready' | 'connecting' | 'standby';
  /** The shards that this process serves. */
  readonly shards: readonly number[];
  /** Those of them that are connected and get answers to their heartbeats. */
  readonly connectedShards: readonly number[];
  /** How many shards the bot has, in all processes. */
  readonly shardCount: number;
  /** How many of the 64 partitions this process posts alerts in. */
  readonly partitions: number;
  /** What one process does for all: regular jobs, polls. */
  readonly tasks: readonly string[];
  /** Processes that are alive; null when the database cannot be read. */
  readonly processes: number | null;
}
