/** Shards and the number of all shards of the bot (developers/events/gateway#sharding). */
export interface Sharding {
  readonly shards: readonly number[];
  readonly count: number;
}
