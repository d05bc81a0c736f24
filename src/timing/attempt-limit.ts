import { LRUCache } from 'lru-cache';

const MAX_USERS_REMEMBERED = 10_000;

/** One attempt of a person. It counts as soon as it begins, so that parallel attempts do not get around the limit. */
export interface Attempt {
  /** When the next attempt is allowed; null when this one is. */
  readonly refusedUntil: number | null;
  /** The attempt was no guess: it does not count any more. */
  forgive(): void;
}

export interface AttemptLimit {
  begin(userId: string): Attempt;
}

export interface AttemptLimitOptions {
  /** How many may count within the time. */
  readonly max: number;
  readonly windowMs: number;
  readonly clock: () => number;
}

/** Allows each person a number of unforgiven attempts within a time; kept in memory. */
export function createAttemptLimit({ max, windowMs, clock }: AttemptLimitOptions): AttemptLimit {
  const byPerson = new LRUCache<string, number[]>({ max: MAX_USERS_REMEMBERED });

  return {
    begin(userId) {
      const now = clock();
      // Attempts in the future were counted before the clock was set back.
      const counted = (byPerson.get(userId) ?? []).filter((at) => at <= now && at > now - windowMs);
      const [oldest] = counted;
      if (oldest !== undefined && counted.length >= max) {
        return { refusedUntil: oldest + windowMs, forgive() {} };
      }
      byPerson.set(userId, [...counted, now]);
      let isForgiven = false;
      return {
        refusedUntil: null,
        forgive() {
          const latest = byPerson.get(userId) ?? [];
          const index = isForgiven ? -1 : latest.indexOf(now);
          isForgiven = true;
          if (index !== -1) byPerson.set(userId, latest.toSpliced(index, 1));
        },
      };
    },
  };
}
