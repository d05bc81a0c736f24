import type { BaseInteraction } from 'discord.js';
import { button } from '../../cards/components.ts';
import { guessRefusal, RequestError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import { parcelIds } from '../../parcels/cards/parcel-ids.ts';
import { shownNumber } from '../../parcels/cards/parcel-name.ts';
import { limitGuesses } from '../../parcels/limit-guesses.ts';
import {
  ApiError,
  type CachedResponse,
  isClientError,
  type RequestOptions,
  type TrackingResult,
} from '../../service/index.ts';
import { textsForUser } from '../replies/reader.ts';
import type { ParcelReference } from './parcel-arg.ts';

/**
 * Asks the service for a parcel. Who names a number is limited; behind a masked one, nobody guesses.
 * @throws ApiError if the service doesn't know a number that isn't masked
 * @throws UserFacingError if the user named too many unknown numbers
 * @throws RequestError if the service fails
 */
export async function trackParcel(
  parcel: ParcelReference,
  interaction: BaseInteraction,
  context: Context,
  requestOptions?: RequestOptions,
): Promise<CachedResponse<TrackingResult>> {
  const { number, masked } = parcel;
  const ask = () => context.api.tracking(number, requestOptions);
  try {
    return await (masked ? ask() : throttleGuesses(number, interaction, context, ask, isClientError));
  } catch (error) {
    if (!(error instanceof ApiError) || (isClientError(error) && !masked)) throw error;
    const ids = parcelIds(parcel, interaction.channelId ?? '', context.seal);
    const again = button(textsForUser(interaction).common.tryAgain, ids('card'), { primary: true });
    throw new RequestError(error, `\`${shownNumber(parcel)}\``, [again]);
  }
}

/**
 * Limits attempts whose result reveals whether a number is correct.
 * @param isWrong whether this error means that the number was wrong
 * @throws UserFacingError after too many wrong numbers
 */
export function throttleGuesses<T>(
  number: string,
  interaction: BaseInteraction,
  context: Context,
  attempt: () => Promise<T>,
  isWrong: (error: unknown) => boolean,
): Promise<T> {
  const refusal = (until: number) => guessRefusal(until, textsForUser(interaction));
  return limitGuesses(context, { userId: interaction.user.id, number, attempt, isWrong, refusal });
}
