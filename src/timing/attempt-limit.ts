import { createLruCache } from './create-lru-cache.ts';

const MAX_USERS = 10_000;

/** One attempt of a user. It counts from its beginning, so that parallel attempts do not get around the limit. */
interface Attempt {
  /** When the next attempt is allowed; null when this one is. */
  readonly refusedUntil: number | null;
  /** The attempt was not a guess, so it no longer counts. */
  forgive(): void;
}

export interface AttemptLimit {
  begin(userId: string): Attempt;
}

interface AttemptLimitOptions {
  /** How many attempts may count within the window. */
  readonly max: number;
  readonly windowMs: number;
  readonly clock: () => number;
}

/** Limits how many attempts of each user count within a window; kept in memory. */
export function createAttemptLimit({ max, windowMs, clock }: AttemptLimitOptions): AttemptLimit {
  const byUser = createLruCache<string, number[]>(MAX_USERS);

  return {
    begin(userId) {
      const now = clock();
      // Attempts in the future are from before the clock was set back.
      const counted = (byUser.get(userId) ?? []).filter((at) => at <= now && at > now - windowMs);
      const [oldest] = counted;
      if (oldest !== undefined && counted.length >= max) {
        return { refusedUntil: oldest + windowMs, forgive() {} };
      }
      byUser.set(userId, [...counted, now]);
      let isForgiven = false;
      return {
        refusedUntil: null,
        forgive() {
          const latest = byUser.get(userId) ?? [];
          const index = isForgiven ? -1 : latest.indexOf(now);
          isForgiven = true;
          if (index !== -1) byUser.set(userId, latest.toSpliced(index, 1));
        },
      };
    },
  };
}
