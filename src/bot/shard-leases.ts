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
   * when the promise resolves.
   */
  onLost(listener: (shard: number) => Promise<void>): void;
  /** Says whether a shard is connected: connected shards are moved only while all are. */
  report(shard: number, isConnected: boolean): void;
  /** Gives away a shard that this process cannot connect, so that another one tries. */
  giveUp(shard: number): void;
}
