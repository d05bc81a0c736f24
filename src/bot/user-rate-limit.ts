import { createAttemptLimit } from '../timing/attempt-limit.ts';

const MINUTE_MS = 60_000;

/** A person asked more within a minute than is allowed. */
export class UserRateLimitError extends Error {
  override readonly name = 'TooManyQuestions';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('too many interactions within a minute');
    this.waitMs = waitMs;
  }
}

/**
 * Counts what one person asks within a minute, whenever that begins.
 * @param perMinute 0: any number
 * @returns counts one question of a person, and throws {@link TooManyQuestions} above the limit
 */
export function createUserRateLimit(perMinute: number, clock: () => number): (userId: string) => void {
  if (perMinute === 0) return () => {};
  const limit = createAttemptLimit({ max: perMinute, windowMs: MINUTE_MS, clock });
  return (userId) => {
    const { refusedUntil } = limit.begin(userId);
    if (refusedUntil !== null) throw new UserRateLimitError(refusedUntil - clock());
  };
}
