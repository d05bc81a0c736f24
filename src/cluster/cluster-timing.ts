/** All in milliseconds. Tests shorten them. */
export interface ClusterTiming {
  /** How long a lease lasts without being renewed, on the database's clock. */
  readonly leaseMs: number;
  readonly renewMs: number;
  /** How much earlier a process stops using a lease: clocks differ in speed, and a request under way takes a moment to abort. */
  readonly marginMs: number;
  /** After an attempt that failed. */
  readonly retryMs: number;
  /** A lease that has been free for this time is taken by any process, even beyond its share. */
  readonly neglectedMs: number;
  /** What is under way with a lease that is given away is aborted after this time. */
  readonly releaseMs: number;
  /** The same when the process stops. */
  readonly stopMs: number;
  /** A process that cannot prepare the use of a lease in this time gives it back. */
  readonly prepareMs: number;
  /** A process that gave leases back takes none of their group for this time, and twice as long after each further failure. */
  readonly cooldownMs: number;
  /** A process does not take a lease that it gave up for this time, so that others do. */
  readonly leaveToOthersMs: number;
  /** Shards move one at a time, because each move costs one identify and a moment without events. */
  readonly betweenShardMovesMs: number;
  /** No shard moves so soon after an identify: the process that takes it could not identify at once. */
  readonly betweenIdentifiesMs: number;
}

export const CLUSTER_TIMING: ClusterTiming = {
  leaseMs: 8_000,
  renewMs: 2_000,
  marginMs: 1_000,
  retryMs: 500,
  neglectedMs: 5_000,
  releaseMs: 5_000,
  stopMs: 800,
  prepareMs: 20_000,
  cooldownMs: 10_000,
  leaveToOthersMs: 60_000,
  betweenShardMovesMs: 10_000,
  betweenIdentifiesMs: 5_500,
};
