import type { Texts } from '../texts/index.ts';
import { relativeRoundedUp } from './time.ts';
import { UserFacingError } from './user-facing-error.ts';

/** For a user who named too many unknown numbers. */
export function guessRefusal(until: number, texts: Texts): UserFacingError {
  return new UserFacingError(texts.input.tooManyUnknownNumbers(relativeRoundedUp(until)));
}
