/** Which shards this process may serve: several processes share them, and no two serve the same one. */
export interface ShardLeases {
  /** The number of all shards of the bot. */
  readonly count: number;
  /**
   * Whether this process may serve the shard at this moment. Not while it gives the shard away, and not from the moment it wakes
   * up after it was frozen for long.
   */
  holds(shard: number): boolean;
  /** All shards that it may serve at this moment. */
  held(): readonly number[];
  /** @param listener called when this process has to connect a shard */
  onGained(listener: (shard: number) => void): void;
  /**
   * @param listener called when this process has to disconnect a shard. If it gives the shard away, another process connects it
   * once the promise resolves; if the lease ran out, another process may have connected it already.
   */
  onLost(listener: (shard: number) => Promise<void>): void;
  /** Says whether a shard is connected: a process gives shards away only while all of its shards are. */
  report(shard: number, isConnected: boolean): void;
  /** Gives away a shard that this process cannot connect. Another process takes it; after a minute, this one may again. */
  giveUp(shard: number): void;
}
