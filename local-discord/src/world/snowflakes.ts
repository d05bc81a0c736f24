import type { World } from './model.ts';

const DISCORD_EPOCH = 1_420_070_400_000n;

/** A snowflake of a given moment; fixed context of the seed keep their ids over restarts this way. */
export function snowflakeAt(time: number, sequence = 0): string {
  return (((BigInt(time) - DISCORD_EPOCH) << 22n) | BigInt(sequence)).toString();
}

/** A new id, larger than every one before it: clients sort messages by id. */
export function nextSnowflake(world: Pick<World, 'clock' | 'lastSnowflake'>): string {
  const now = BigInt(snowflakeAt(world.clock.now()));
  world.lastSnowflake = now > world.lastSnowflake ? now : world.lastSnowflake + 1n;
  return world.lastSnowflake.toString();
}

/** The creation time in an id, in milliseconds. */
export function timeOf(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}
