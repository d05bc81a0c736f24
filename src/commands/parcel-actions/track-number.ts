import type { BaseInteraction } from 'discord.js';
import {
  ApiError,
  type CachedResponse,
  isClientError,
  type RequestOptions,
  type TrackingResult,
} from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { button } from '../../views/components.ts';
import { openIds, sealedIds } from '../../views/parcel-ids.ts';
import { shownNumber } from '../../views/parcel-name.ts';
import { relative } from '../../views/time.ts';
import { RequestError, UserFacingError } from '../../views/user-facing-error.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel } from './followed-parcels.ts';

/**
 * Tracks a number that the user named.
 * @throws ApiError if the service doesn't know the number
 * @throws UserFacingError if the user named too many unknown numbers
 * @throws RequestError if the service fails
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
    () => track({ number, masked: false }, interaction, context, requestOptions),
    isClientError,
  );
}

/** Tracks a number that the user may not know. @throws as {@link trackByNumber}, but without a limit */
export function trackMasked(
  number: string,
  interaction: BaseInteraction,
  context: Context,
  requestOptions?: RequestOptions,
): Promise<CachedResponse<TrackingResult>> {
  return track({ number, masked: true }, interaction, context, requestOptions);
}

async function track(
  parcel: { readonly number: string; readonly masked: boolean },
  interaction: BaseInteraction,
  { api, seal }: Context,
  requestOptions: RequestOptions | undefined,
): Promise<CachedResponse<TrackingResult>> {
  const { number, masked } = parcel;
  try {
    return await api.tracking(number, requestOptions);
  } catch (error) {
    if (!(error instanceof ApiError) || (isClientError(error) && !masked)) throw error;
    const ids = masked ? sealedIds(number, interaction.channelId ?? '', seal) : openIds(number);
    const again = button(textsForUser(interaction).common.tryAgain, ids('card'), { primary: true });
    throw new RequestError(error, `\`${shownNumber(parcel)}\``, [again]);
  }
}

/**
 * Runs an attempt whose result reveals whether a number is correct, and limits wrong attempts: otherwise users could guess
 * the number of a masked parcel. Their own parcels are always allowed, and never count.
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
  const isOwn = async () => (await followsOfParcel(number, id, context)).length > 0;
  if (refusedUntil !== null && !(await isOwn())) {
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
    if (!isWrong(error) || (await isOwn())) forgive();
    throw error;
  }
}
