import { button } from '../../cards/components.ts';
import { guessRefusal, RequestError } from '../../cards/errors.ts';
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
import type { CommandRequest } from '../replies/request.ts';
import type { ParcelReference } from './parcel-arg.ts';

/**
 * Asks the service for a parcel. Who names a number is limited; behind a masked one, nobody guesses.
 * @throws ApiError if the service doesn't know a number that isn't masked
 * @throws UserFacingError if the user named too many unknown numbers
 * @throws RequestError if the service fails
 */
export async function trackParcel(
  request: CommandRequest,
  parcel: ParcelReference,
  requestOptions?: RequestOptions,
): Promise<CachedResponse<TrackingResult>> {
  const { interaction, context, texts } = request;
  const { number, masked } = parcel;
  const ask = () => context.api.tracking(number, requestOptions);
  try {
    return await (masked ? ask() : throttleGuesses(request, number, ask, isClientError));
  } catch (error) {
    if (!(error instanceof ApiError) || (isClientError(error) && !masked)) throw error;
    const ids = parcelIds(parcel, interaction.channelId ?? '', context.seal);
    const again = button(texts.common.tryAgain, ids('card'), { primary: true });
    throw new RequestError(error, `\`${shownNumber(parcel)}\``, [again]);
  }
}

/**
 * Limits attempts whose result reveals whether a number is correct.
 * @param isWrong whether this error means that the number was wrong
 * @throws UserFacingError after too many wrong numbers
 */
export function throttleGuesses<T>(
  { context, userId, texts }: CommandRequest,
  number: string,
  attempt: () => Promise<T>,
  isWrong: (error: unknown) => boolean,
): Promise<T> {
  const refusal = (until: number) => guessRefusal(until, texts);
  return limitGuesses(context, { userId, number, attempt, isWrong, refusal });
}
