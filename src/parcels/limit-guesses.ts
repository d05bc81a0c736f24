import { parcelTopic } from '../domain/alerts/topic.ts';
import type { AttemptLimit } from '../process/timing/attempt-limit.ts';
import type { Store } from '../store/index.ts';

interface Guess<T> {
  readonly userId: string;
  readonly number: string;
  readonly attempt: () => Promise<T>;
  /** Whether this error means that the number was wrong. */
  readonly isWrong: (error: unknown) => boolean;
  /** The error for a user who has to wait until then; milliseconds since 1970. */
  readonly refusal: (until: number) => Error;
}

/**
 * Runs an attempt whose result reveals whether a number is correct, and limits wrong attempts: otherwise users could guess
 * the number of a masked parcel. Their own parcels are always allowed, and never count.
 * @throws what `refusal` returns, after too many wrong numbers
 */
export async function limitGuesses<T>(
  {
    unknownNumbers,
    store,
  }: { readonly unknownNumbers: AttemptLimit; readonly store: Pick<Store, 'follows'> },
  { userId, number, attempt, isWrong, refusal }: Guess<T>,
): Promise<T> {
  const { refusedUntil, forgive } = unknownNumbers.begin(userId);
  const isOwn = async () => (await store.follows.ofTopic(userId, parcelTopic(number))).length > 0;
  if (refusedUntil !== null && !(await isOwn())) throw refusal(refusedUntil);
  try {
    const result = await attempt();
    forgive();
    return result;
  } catch (error) {
    if (!isWrong(error) || (await isOwn())) forgive();
    throw error;
  }
}

/**
 * The numbers of a list that a user may follow now without looking them up: the list of parcels shows later which of them
 * exist. Each counts as a guess, known or not.
 * @returns those numbers, and when further ones are allowed: milliseconds since 1970, null if all are
 */
export function limitListed(listedNumbers: AttemptLimit, userId: string, numbers: readonly string[]) {
  const allowed: string[] = [];
  for (const number of numbers) {
    const { refusedUntil } = listedNumbers.begin(userId);
    if (refusedUntil !== null) return { allowed, refusedUntil };
    allowed.push(number);
  }
  return { allowed, refusedUntil: null };
}
