import { createAttemptLimit } from '../lib/attempt-limit.ts';

const MINUTE_MS = 60_000;

/** A person asked more within a minute than is allowed. */
export class TooManyQuestions extends Error {
  override readonly name = 'TooManyQuestions';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('too many questions within a minute');
    this.waitMs = waitMs;
  }
}

/**
 * Counts what one person asks within a minute, whenever that begins.
 * @param perMinute 0: any number
 * @returns counts one question of a person, and throws {@link TooManyQuestions} above the limit
 */
export function createQuestionLimit(perMinute: number, clock: () => number): (userId: string) => void {
  if (perMinute === 0) return () => {};
  const limit = createAttemptLimit({ max: perMinute, withinMs: MINUTE_MS, clock });
  return (userId) => {
    const { refusedUntil } = limit.begin(userId);
    if (refusedUntil !== null) throw new TooManyQuestions(refusedUntil - clock());
  };
}
