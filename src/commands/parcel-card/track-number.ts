import type { BaseInteraction } from 'discord.js';
import {
  type CachedResponse,
  isClientError,
  type RequestOptions,
  type TrackingResult,
} from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { relative } from '../../views/time.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel } from './followed-parcels.ts';

/**
 * What the service says about a number that the asker names.
 * @throws UserFacingError if too many were unknown
 */
export function trackByNumber(
  number: string,
  interaction: BaseInteraction,
  context: Context,
  requestOptions?: RequestOptions,
): Promise<CachedResponse<TrackingResult>> {
  return throttleGuesses(
    number,
    interaction,
    context,
    () => context.api.tracking(number, requestOptions),
    isClientError,
  );
}

/**
 * Does what tells whether a number that the asker names is the right one. Whoever names many wrong ones is slowed down,
 * since a masked number could be guessed that way; one's own parcels can always be opened.
 * @param isWrong whether this failure says that the number is not the right one
 * @throws UserFacingError if too many were wrong
 */
export async function throttleGuesses<T>(
  number: string,
  interaction: BaseInteraction,
  context: Context,
  attempt: () => Promise<T>,
  isWrong: (error: unknown) => boolean,
): Promise<T> {
  const { id } = interaction.user;
  const { refusedUntil, forgive } = context.unknownNumbers.begin(id);
  if (refusedUntil !== null && (await followsOfParcel(number, id, context)).length === 0) {
    // Rounded up, since Discord shows whole seconds.
    throw new UserFacingError(
      textsForUser(interaction).input.tooManyUnknownNumbers(relative(refusedUntil + 999)),
    );
  }
  try {
    const result = await attempt();
    forgive();
    return result;
  } catch (error) {
    if (!isWrong(error)) forgive();
    throw error;
  }
}
