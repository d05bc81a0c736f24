import { type CachedResponse, isClientError, type TrackingResult } from '../../api/index.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { firstNumbers } from '../../domain/tracking-number.ts';
import { limitGuesses } from '../../parcels/limit-guesses.ts';
import type { Texts } from '../../texts/index.ts';
import { guessRefusal } from '../../views/guess-refusal.ts';
import { summaryOf } from '../../views/parcel-line.ts';
import { type TrackedNumber, trackListView } from '../../views/track-list.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import type { ChatDeps } from '../deps.ts';
import type { SourceMessage } from '../source-message.ts';
import { parcelCard } from './parcel-card.ts';

/**
 * The card of a parcel, or a list of several. In a server everybody can read the answer, so it is the masked card of the
 * first number.
 * @throws UserFacingError after too many unknown numbers, which could be guesses at somebody's masked parcel
 * @throws ApiError
 */
export async function answerNumbers(
  deps: ChatDeps,
  message: SourceMessage,
  numbers: readonly string[],
  texts: Texts,
): Promise<MessageView | GrowingView> {
  const [number = ''] = numbers;
  const isDm = message.guildId === null;
  if (isDm && numbers.length > 1) return parcelList(deps, message, numbers, texts);
  const answer = await track(deps, message, number, texts).catch((error: unknown) => {
    // Only its author may learn that a whole number is not known.
    if (!isDm || !isClientError(error)) throw error;
    return null;
  });
  return parcelCard(deps, message, number, answer, texts);
}

async function parcelList(
  deps: ChatDeps,
  message: SourceMessage,
  written: readonly string[],
  texts: Texts,
): Promise<MessageView> {
  const { numbers, invalid, more } = firstNumbers(written, []);
  const follows = await deps.store.follows.list(message.authorId, 'parcel');
  const parcels: TrackedNumber[] = [];
  // One after the other, so that the limit for unknown numbers holds.
  for (const number of numbers) {
    const label = follows.find(({ key, label: name }) => key === number && name !== null)?.label ?? null;
    const known = await summaryOfNumber(deps, message, number, texts);
    parcels.push({ number, masked: false, label, value: number, known });
  }
  return trackListView(parcels, { invalid, more, refusal: null }, texts);
}

async function summaryOfNumber(
  deps: ChatDeps,
  message: SourceMessage,
  number: string,
  texts: Texts,
): Promise<TrackedNumber['known']> {
  try {
    return summaryOf((await track(deps, message, number, texts)).data.updates, deps.clock());
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    return isClientError(error) ? null : 'failed';
  }
}

function track(
  deps: ChatDeps,
  { authorId: userId }: SourceMessage,
  number: string,
  texts: Texts,
): Promise<CachedResponse<TrackingResult>> {
  return limitGuesses(deps, {
    userId,
    number,
    attempt: () => deps.api.forUser(userId).tracking(number),
    isWrong: isClientError,
    refusal: (until) => guessRefusal(until, texts),
  });
}
