import { clock } from '../clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000n;

let last = 0n;

/** A snowflake for a given time, which gives a seed's content the same ids after restarts. */
export function snowflakeAt(time: number, sequence = 0): string {
  return (((BigInt(time) - DISCORD_EPOCH) << 22n) | BigInt(sequence)).toString();
}

/** A new id, larger than every one before it: clients sort messages by id. */
export function nextSnowflake(): string {
  const now = BigInt(snowflakeAt(clock.now()));
  last = now > last ? now : last + 1n;
  return last.toString();
}

/** The creation time in an id, in milliseconds. */
export function timeOf(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}
