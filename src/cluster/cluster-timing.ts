/** All in milliseconds. Tests shorten them. */
export const CLUSTER_TIMING = {
  /** How long a lease lasts without being renewed, on the database's clock. */
  leaseMs: 8_000,
  renewMs: 2_000,
  /** How much earlier a process stops using a lease: clocks differ in speed, and a request under way takes a moment to abort. */
  marginMs: 1_000,
  /** After an attempt that failed. */
  retryMs: 500,
  /** A lease that has been free for this time is taken by any process, even beyond its share. */
  neglectedMs: 5_000,
  /** What is under way with a lease that is given away is aborted after this time. */
  releaseMs: 5_000,
  /** The same when the process stops. */
  stopMs: 800,
  /** A process that cannot prepare the use of a lease in this time gives it back. */
  prepareMs: 20_000,
  /** A process that gave leases back takes none of their group for this time, and twice as long after each further failure. */
  cooldownMs: 10_000,
  /** A process does not take a lease that it gave up for this time, so that others do. */
  leaveToOthersMs: 60_000,
  /** Shards move one at a time, because each move costs one identify and a moment without events. */
  betweenShardMovesMs: 10_000,
  /** No shard moves so soon after an identify: the process that takes it could not identify at once. */
  betweenIdentifiesMs: 5_500,
};

export type ClusterTiming = Readonly<typeof CLUSTER_TIMING>;
