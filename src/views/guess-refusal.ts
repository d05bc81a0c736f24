import type { Texts } from '../texts/index.ts';
import { relative } from './time.ts';
import { UserFacingError } from './user-facing-error.ts';

/** For a user who named too many unknown numbers. Rounds up, because Discord shows whole seconds. */
export function guessRefusal(until: number, texts: Texts): UserFacingError {
  return new UserFacingError(texts.input.tooManyUnknownNumbers(relative(until + 999)));
}
