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
 * Tracks a number that the user named.
 * @throws UserFacingError if the user named too many unknown numbers
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
 * Runs an attempt whose result reveals whether a number is correct, and limits wrong attempts: otherwise users could guess
 * the number of a masked parcel. Their own parcels are always allowed.
 * @param isWrong whether this error means that the number was wrong
 * @throws UserFacingError after too many wrong numbers
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
    // Rounds up, because Discord shows whole seconds.
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
