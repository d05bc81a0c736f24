import { InteractionContextType } from 'discord.js';
import { recordDuration, usualDestination } from '../../alerts/index.ts';
import { button } from '../../cards/components.ts';
import { guessRefusal, RequestError, UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import { growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { isMistyped, nearestNumber } from '../../domain/parcels/tracking-number.ts';
import { isAgentDue } from '../../parcels/cards/arrival-words.ts';
import { type ActionableParcel, moreView } from '../../parcels/cards/parcel-actions.ts';
import { idsWithOrigin, type ParcelIds, parcelIds } from '../../parcels/cards/parcel-ids.ts';
import { shownNumber } from '../../parcels/cards/parcel-name.ts';
import { type ParcelCard, trackView } from '../../parcels/cards/track.ts';
import { historyView } from '../../parcels/cards/track-history.ts';
import { unknownNumberView } from '../../parcels/cards/unknown-number.ts';
import { limitGuesses } from '../../parcels/limit-guesses.ts';
import { loadDates } from '../../parcels/load-dates.ts';
import { loadParcelExtras } from '../../parcels/load-extras.ts';
import {
  ApiError,
  type CachedResponse,
  isClientError,
  type RequestOptions,
  type TrackingResult,
} from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { textsForReply } from '../replies/reader.ts';
import type { Card, CommandRequest } from '../replies/request.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { backToList, type Origin, type ParcelReference } from './parcel-arg.ts';

/** So many of the user's archived parcels may be what a mistyped number means. */
const MAX_COMPARED = 50;

interface ShownParcel extends ParcelReference {
  /** From where the card was opened, on private cards. */
  readonly origin?: Origin;
  /** Who shares it ("Shared by @Mo") on a public card; null: hidden, like the parcel's name. */
  readonly author?: string | null;
  /** What was just done, for the card to say. */
  readonly done?: ParcelCard['done'];
}

type OwnParcel = ActionableParcel & Pick<ShownParcel, 'done'>;

/** A parcel's card; a private one also shows whether the user follows the parcel. */
export async function showParcel(
  request: CommandRequest,
  parcel: ShownParcel,
  requestOptions?: RequestOptions,
): Promise<Card> {
  const { context } = request;
  const { masked, done } = parcel;
  const texts = await textsForParcel(request, parcel);
  if (masked) {
    const answer = await trackParcel(request, parcel, requestOptions);
    return cardOf(answer, await maskedParcel(request, parcel), context, texts);
  }
  const { follow, ...own } = await ownParcel(request, parcel);
  try {
    const answer = await trackParcel(request, parcel, requestOptions);
    // A follower's parcel that is delivered now counts for what is usual on its route.
    if (follow !== undefined && !answer.stale)
      await recordDuration(context.store, follow.topicId, answer.data.updates, context.clock());
    const destination = await usualDestination(request);
    return await cardOf(answer, { ...own, done, destination }, context, texts);
  } catch (error) {
    if (isClientError(error)) return showUnknown(request, { ...own, done }, texts);
    throw own.following ? withFollowing(error, own.ids, texts) : error;
  }
}

/** *More* of a private card. */
export async function showMore(request: CommandRequest, parcel: ShownParcel): Promise<Card> {
  const { context, texts } = request;
  const { follow: _, ...own } = await ownParcel(request, parcel);
  const now = context.clock();
  try {
    const answer = await trackParcel(request, parcel);
    const { number } = own;
    const asked = { now, destination: await usualDestination(request) };
    const dates = loadDates(context.arrivals, [{ number, updates: answer.data.updates }], asked);
    return await growingView(dates.loading, () => {
      const arrival = dates.of(number);
      const dated = {
        hasDate: arrival?.state === 'expected',
        overdue: isAgentDue(arrival, answer.data.updates, now),
      };
      return moreView(answer, { ...own, ...dated }, texts);
    });
  } catch (error) {
    if (!isClientError(error)) throw error;
    const nothing = { data: { updates: [] }, checkedAt: now, stale: false };
    return moreView(nothing, { ...own, unknown: true }, texts);
  }
}

/** What a public card shows in addition to the service's answer: the parcel's name only if its owner shares it. */
async function maskedParcel(request: CommandRequest, parcel: ShownParcel) {
  const { number, masked, author } = parcel;
  const label = typeof author === 'string' ? labelIn(await followsOfParcel(request, number)) : null;
  const shared = author === undefined ? {} : { author: author ?? '' };
  return { number, masked, ids: idsOf(request, parcel), label, following: null, ...shared };
}

/** What a private card knows about a parcel in addition to the service's answer. */
async function ownParcel(request: CommandRequest, parcel: ShownParcel) {
  const follows = await followsOfParcel(request, parcel.number);
  return {
    follow: follows[0],
    number: parcel.number,
    masked: parcel.masked,
    ids: idsOf(request, parcel),
    label: labelIn(follows),
    following: follows.length > 0,
    missing: follows.some(({ missing }) => missing),
    ended: follows.some(({ nextPollAt }) => nextPollAt === null),
    inDm: request.interaction.context === InteractionContextType.BotDM,
    backId: backToList(parcel.origin),
  };
}

async function showUnknown(request: CommandRequest, parcel: OwnParcel, texts: Texts) {
  const { context, userId } = request;
  const checkedAt = context.clock();
  if (!isMistyped(parcel.number)) return unknownNumberView({ ...parcel, checkedAt }, texts);
  const followed = await context.store.follows.list(userId, 'parcel');
  const archived = await context.store.archive.list(userId, { offset: 0, limit: MAX_COMPARED });
  const known = [...followed.map(({ key }) => key), ...archived.map(({ number }) => number)];
  const meant = nearestNumber(parcel.number, known);
  return unknownNumberView({ ...parcel, checkedAt, meant }, texts);
}

/**
 * The texts for the readers of a card about a parcel.
 * @throws UserFacingError if the card would show the whole number to everyone: only a forged button can lead here
 */
async function textsForParcel(request: CommandRequest, { masked }: ParcelReference): Promise<Texts> {
  if (request.visibility === 'public' && !masked)
    throw new UserFacingError(request.texts.errors.outdatedComponent);
  return textsForReply(request);
}

/** The custom ids of a card, which hold the number or, if it is masked, the sealed number. */
export function idsOf({ interaction, context }: CommandRequest, parcel: ShownParcel): ParcelIds {
  const ids = parcelIds(parcel, interaction.channelId ?? '', context.seal);
  return parcel.masked ? ids : idsWithOrigin(ids, parcel.origin);
}

/** Shows the card at once, or with its date and its picture as soon as they are there. */
async function cardOf(
  answer: CachedResponse<TrackingResult>,
  card: Omit<ParcelCard, 'usual' | 'picture' | 'now'>,
  context: Context,
  texts: Texts,
): Promise<Card> {
  const now = context.clock();
  const extras = await loadParcelExtras(context, answer.data.updates, { ...card, now });
  return growingView(Promise.all([extras.drawing, extras.dating]), () => {
    const known = { ...extras.dates(), usual: extras.usual, picture: extras.picture(), now };
    return trackView(answer, { ...card, ...known }, texts);
  });
}

/** A follow can be ended while the service fails, too. */
function withFollowing(error: unknown, ids: ParcelIds, { track }: Texts): unknown {
  if (!(error instanceof RequestError)) return error;
  const following = button(track.following, ids('destinations'));
  return new RequestError(error.cause, error.about, [...error.next, following]);
}

/** A parcel's scans. @param offset how many newer scans to skip */
export async function showHistory(
  request: CommandRequest,
  parcel: ShownParcel,
  offset: number,
): Promise<MessageView> {
  const { number, masked } = parcel;
  const texts = await textsForParcel(request, parcel);
  const answer = await trackParcel(request, parcel);
  const label = masked ? null : labelIn(await followsOfParcel(request, number));
  const ids = idsOf(request, parcel);
  return historyView(answer, { number, masked, label, ids, offset, now: request.context.clock() }, texts);
}

/**
 * Asks the service for a parcel. Typed numbers are limited; a masked one can't be a guess.
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
