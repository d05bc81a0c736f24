import { createLruCache } from './create-lru-cache.ts';

const MAX_KEYS = 10_000;

/** One attempt, usually by a user. It counts from its start, so that parallel attempts can't get around the limit. */
export interface Attempt {
  /** When the next attempt is allowed; null when this one is. */
  readonly refusedUntil: number | null;
  /** Stops counting the attempt, because it wasn't a guess, or failed. */
  forgive(): void;
}

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

interface AttemptLimitOptions {
  /** How many attempts may count within the window. */
  readonly max: number;
  readonly windowMs: number;
  readonly clock: () => number;
}

/** Limits how many attempts with the same key count within a window; kept in memory. */
export function createAttemptLimit({ max, windowMs: usualMs, clock }: AttemptLimitOptions) {
  const byKey = createLruCache<string, number[]>(MAX_KEYS);
  return {
    /**
     * @param key who or what the attempt counts for, such as a person or a channel @param windowMs overrides
     * the limit's own
     */
    begin(key: string, windowMs = usualMs): Attempt {
      const now = clock();
      // Attempts in the future predate a clock change.
      const counted = (byKey.get(key) ?? []).filter((at) => at <= now && at > now - windowMs);
      const [oldest] = counted;
      if (oldest !== undefined && counted.length >= max) {
        return { refusedUntil: oldest + windowMs, forgive() {} };
      }
      byKey.set(key, [...counted, now]);
      let isForgiven = false;
      return {
        refusedUntil: null,
        forgive() {
          const latest = byKey.get(key) ?? [];
          const index = isForgiven ? -1 : latest.indexOf(now);
          isForgiven = true;
          if (index !== -1) byKey.set(key, latest.toSpliced(index, 1));
        },
      };
    },
  };
}
