import { createAttemptLimit } from '../../process/timing/attempt-limit.ts';

const MINUTE_MS = 60_000;

/** A user sent more interactions within a minute than the limit allows. */
export class UserRateLimitError extends Error {
  override readonly name = 'UserRateLimitError';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('too many interactions within a minute');
    this.waitMs = waitMs;
  }
}

/**
 * @param perMinute 0: any number @returns a function that counts an interaction, and throws {@link
 * UserRateLimitError} above the limit
 */
export function createUserRateLimit(perMinute: number, clock: () => number): (userId: string) => void {
  if (perMinute === 0) return () => {};
  const limit = createAttemptLimit({ max: perMinute, windowMs: MINUTE_MS, clock });
  return (userId) => {
    const { refusedUntil } = limit.begin(userId);
    if (refusedUntil !== null) throw new UserRateLimitError(refusedUntil - clock());
  };
}
