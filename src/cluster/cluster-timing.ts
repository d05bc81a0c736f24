/** All in milliseconds. Tests shorten them. */
export const CLUSTER_TIMING = {
  /** How long a lease lasts without being renewed, on the database's clock. */
  leaseMs: 8_000,
  renewMs: 2_000,
  /** How much earlier a process stops using a lease: clocks differ in speed, and aborting a request takes a moment. */
  marginMs: 1_000,
  /** Pause after a failed attempt. */
  retryMs: 500,
  /** A lease that has been free for this time is taken by any process, even beyond its share. */
  neglectedMs: 5_000,
  /** How long work with a lease may continue while the lease is being given away; then it is aborted. */
  releaseMs: 5_000,
  /** Same, when the process stops. */
  stopMs: 800,
  /** A process that can't get ready to use a lease in this time gives it back. */
  prepareMs: 20_000,
  /** A process that gave leases back takes none of their group for this long, doubled after each further failure. */
  cooldownMs: 10_000,
  /** A process doesn't take back a lease that it gave up for this long, so that others do. */
  leaveToOthersMs: 60_000,
  /** Shards move one at a time, because each move costs one identify and a moment without events. */
  betweenShardMovesMs: 10_000,
  /** No shard moves this soon after an identify, since the process that takes it couldn't identify at once. */
  betweenIdentifiesMs: 5_500,
};

export type ClusterTiming = Readonly<typeof CLUSTER_TIMING>;
