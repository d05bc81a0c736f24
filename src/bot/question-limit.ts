import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const PEOPLE_REMEMBERED = 10_000;

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
 * Counts what one person asks within a minute, from the first question on.
 * @param perMinute 0: any number
 * @returns counts one question of a person, and throws {@link TooManyQuestions} above the limit
 */
export function createQuestionLimit(perMinute: number, clock: () => number): (userId: string) => void {
  const people = new LRUCache<string, { readonly since: number; count: number }>({ max: PEOPLE_REMEMBERED });
  return (userId) => {
    if (perMinute === 0) return;
    const now = clock();
    const known = people.get(userId);
    // A minute that began in the future began before the clock was set back.
    if (known === undefined || now < known.since || now - known.since >= MINUTE_MS) {
      people.set(userId, { since: now, count: 1 });
      return;
    }
    if (known.count >= perMinute) throw new TooManyQuestions(known.since + MINUTE_MS - now);
    known.count += 1;
  };
}
