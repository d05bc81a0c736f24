const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
/** After this many failures in a row, another process should try. */
const MAX_FAILURES = 4;

/** When a shard that failed to connect is tried again. */
export interface ShardRetries {
  isDue(shard: number): boolean;
  /** @returns milliseconds until the next attempt; null: this process has tried often enough */
  failed(shard: number): number | null;
  forget(shard: number): void;
}

/** @param now milliseconds, monotonic */
export function createShardRetries(now: () => number): ShardRetries {
  const failures = new Map<number, { readonly count: number; readonly nextAt: number }>();
  return {
    isDue: (shard) => now() >= (failures.get(shard)?.nextAt ?? 0),
    failed(shard) {
      const count = (failures.get(shard)?.count ?? 0) + 1;
      if (count >= MAX_FAILURES) {
        failures.delete(shard);
        return null;
      }
      const waitMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - 1) * (1 + Math.random()));
      failures.set(shard, { count, nextAt: now() + waitMs });
      return Math.round(waitMs);
    },
    forget: (shard) => void failures.delete(shard),
  };
}
