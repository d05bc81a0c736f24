/** At most one identify in this time for each bucket of shards (developers/events/gateway#rate-limiting). */
const INTERVAL_MS = 5_000;
const DAY_MS = 86_400_000;

/** Counts the identifies of all processes of one bot. */
export interface IdentifyLimit {
  /** Counts an identify. @returns whether it exceeds the day's budget, after which Discord resets the token */
  isOverBudget(): boolean;
  /** Records an identify. @returns whether it came too early, if early ones are refused */
  isTooEarly(shard: number): boolean;
  /** How many identifies a day Discord allows. */
  readonly daily: number;
  /** `session_start_limit` of `GET /gateway/bot`. */
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
  /** How many identifies a day are allowed. */
  readonly daily: number;
}

/** The limits of every bot. */
export interface IdentifyLimits {
  of(botId: string): IdentifyLimit;
}

export function createIdentifyLimits(options: IdentifyLimitOptions): IdentifyLimits {
  const limits = new Map<string, IdentifyLimit>();
  return {
    of(botId) {
      const limit = limits.get(botId) ?? createIdentifyLimit(options);
      limits.set(botId, limit);
      return limit;
    },
  };
}

function createIdentifyLimit(options: IdentifyLimitOptions): IdentifyLimit {
  const { maxConcurrency, isEnforced, daily } = options;
  const lastAt = new Map<number, number>();
  let identifies = 0;
  let dayStartedAt = performance.now();
  const startDay = () => {
    if (performance.now() - dayStartedAt < DAY_MS) return;
    dayStartedAt = performance.now();
    identifies = 0;
  };
  return {
    daily,
    isOverBudget() {
      startDay();
      identifies += 1;
      return identifies > daily;
    },
    isTooEarly(shard) {
      const bucket = shard % maxConcurrency;
      const isEarly = performance.now() - (lastAt.get(bucket) ?? Number.NEGATIVE_INFINITY) < INTERVAL_MS;
      if (isEnforced && isEarly) return true;
      lastAt.set(bucket, performance.now());
      return false;
    },
    sessionStarts() {
      startDay();
      return {
        total: daily,
        remaining: Math.max(0, daily - identifies),
        reset_after: Math.ceil(dayStartedAt + DAY_MS - performance.now()),
        max_concurrency: maxConcurrency,
      };
    },
  };
}
