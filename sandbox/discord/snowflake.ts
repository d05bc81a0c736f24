/** Discord's epoch: the first second of 2015. */
const EPOCH_MS = 1_420_070_400_000;
const SEQUENCE_BITS = 22n;

let sequence = 0n;

/** A Discord id: milliseconds since 2015, then a sequence number, so that ids sort by time. */
export function newSnowflake(now = Date.now()): string {
  sequence = (sequence + 1n) & 0xfffn;
  return ((BigInt(now - EPOCH_MS) << SEQUENCE_BITS) | sequence).toString();
}
