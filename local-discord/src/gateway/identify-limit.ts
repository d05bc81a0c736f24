/** At most one identify in this time for each bucket of shards (developers/events/gateway#rate-limiting). */
const INTERVAL_MS = 5_000;
/** Identifies a day. */
const TOTAL = 1_000;
const DAY_MS = 86_400_000;

/** Counts the identifies of all processes of the bot. */
export interface IdentifyLimit {
  /** Counts one. @returns whether it came too early, if early ones are refused */
  isTooEarly(shard: number): boolean;
  /** What `GET /gateway/bot` says. */
  sessionStarts(): {
    readonly total: number;
    readonly remaining: number;
    readonly reset_after: number;
    readonly max_concurrency: number;
  };
}

interface IdentifyLimitOptions {
  readonly maxConcurrency: number;
  /** Whether identifies that come too early are refused. */
  readonly isEnforced: boolean;
}

export function createIdentifyLimit({ maxConcurrency, isEnforced }: IdentifyLimitOptions): IdentifyLimit {
  const lastAt = new Map<number, number>();
  let identifies = 0;
  return {
    isTooEarly(shard) {
      identifies += 1;
      const bucket = shard % maxConcurrency;
      const isEarly = performance.now() - (lastAt.get(bucket) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS;
      if (isEnforced && isEarly) return true;
      lastAt.set(bucket, performance.now());
      return false;
    },
    sessionStarts: () => ({
      total: TOTAL,
      remaining: Math.max(0, TOTAL - identifies),
      reset_after: DAY_MS,
      max_concurrency: maxConcurrency,
    }),
  };
}
