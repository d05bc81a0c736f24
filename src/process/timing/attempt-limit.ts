import { createLruCache } from './create-lru-cache.ts';

const MAX_KEYS = 10_000;

/** One attempt, mostly of a user. It counts from its beginning, so that parallel attempts do not get around the limit. */
export interface Attempt {
  /** When the next attempt is allowed; null when this one is. */
  readonly refusedUntil: number | null;
  /** The attempt was no guess, or failed: it no longer counts. */
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
    /** @param key whose attempt it is, or at what: a person, a channel @param windowMs instead of the limit's own */
    begin(key: string, windowMs = usualMs): Attempt {
      const now = clock();
      // Attempts in the future are from before the clock was set back.
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
