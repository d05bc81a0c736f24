import { type BaseInteraction, InteractionContextType } from 'discord.js';
import { recordDuration } from '../../alerts/index.ts';
import { button } from '../../cards/components.ts';
import { RequestError, UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import { type GrowingView, growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { idsWithOrigin, type ParcelIds, parcelIds } from '../../parcels/cards/parcel-ids.ts';
import { type ParcelCard, trackView } from '../../parcels/cards/track.ts';
import { historyView } from '../../parcels/cards/track-history.ts';
import { noScansView } from '../../parcels/cards/track-numbers.ts';
import { loadParcelExtras } from '../../parcels/load-extras.ts';
import {
  type CachedResponse,
  isClientError,
  type RequestOptions,
  type TrackingResult,
} from '../../service/index.ts';
import type { Follow } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { followsOfParcel, labelIn } from '../parcels/followed-parcels.ts';
import { textsForReply, textsForUser } from '../replies/reader.ts';
import { backToList, type Origin, type ParcelReference } from './parcel-arg.ts';
import { trackParcel } from './track-parcel.ts';

interface ParcelRequest extends ParcelReference {
  readonly visibility: Visibility;
  /** From where the card was opened, on private cards. */
  readonly origin?: Origin;
  /** What was just done, for the card to say. */
  readonly done?: string;
}

/** A parcel's card; a private one also shows whether the user follows the parcel. */
export async function showParcel(
  interaction: BaseInteraction,
  context: Context,
  request: ParcelRequest,
  requestOptions?: RequestOptions,
): Promise<MessageView | GrowingView> {
  const { number, masked } = request;
  const texts = await textsForParcel(interaction, context, request);
  const ids = idsOf(interaction, context, request);
  if (masked) {
    const answer = await trackParcel(request, interaction, context, requestOptions);
    return cardOf(answer, { number, masked, ids, label: null, following: null }, context, texts);
  }
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const { origin, done } = request;
  const inDm = interaction.context === InteractionContextType.BotDM;
  const own = {
    number,
    ids,
    label: labelIn(follows),
    following: follows.length > 0,
    missing: follows.some(({ missing }) => missing),
    ended: follows.some(({ nextPollAt }) => nextPollAt === null),
    backId: backToList(origin),
  };
  try {
    const answer = await trackParcel(request, interaction, context, requestOptions);
    await recordIfFollowed(answer, follows, context);
    return await cardOf(answer, { ...own, masked, done, inDm }, context, texts);
  } catch (error) {
    if (!isClientError(error)) throw own.following ? withFollowing(error, ids, texts) : error;
    return noScansView({ ...own, masked }, texts);
  }
}

/**
 * The texts for the readers of a card about a parcel.
 * @throws UserFacingError if the card would show the whole number to everybody: no real button leads here, a forged one may
 */
async function textsForParcel(
  interaction: BaseInteraction,
  context: Context,
  { visibility, masked }: Pick<ParcelRequest, 'visibility' | 'masked'>,
): Promise<Texts> {
  if (visibility === 'public' && !masked) {
    throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
  }
  return textsForReply(visibility, interaction, context);
}

/** The custom ids of a card: they hold the number, or where it is masked, the sealed number. */
export function idsOf(
  { channelId }: BaseInteraction,
  { seal }: Pick<Context, 'seal'>,
  parcel: Pick<ParcelRequest, 'number' | 'masked' | 'origin'>,
): ParcelIds {
  const ids = parcelIds(parcel, channelId ?? '', seal);
  return parcel.masked ? ids : idsWithOrigin(ids, parcel.origin);
}

/** Shows the card at once, or with its picture as soon as it is drawn. */
async function cardOf(
  answer: CachedResponse<TrackingResult>,
  card: Omit<ParcelCard, 'usual' | 'picture' | 'now'>,
  { store, pictures, clock }: Context,
  texts: Texts,
): Promise<MessageView | GrowingView> {
  const extras = await loadParcelExtras({ store, pictures }, answer.data.updates);
  return growingView(extras.drawing, () =>
    trackView(answer, { ...card, usual: extras.usual, picture: extras.picture(), now: clock() }, texts),
  );
}

/** A follower's parcel that is delivered now counts for what is usual on its route. */
async function recordIfFollowed(
  { data, stale }: CachedResponse<TrackingResult>,
  [follow]: readonly Follow[],
  { store, clock }: Context,
): Promise<void> {
  if (follow === undefined || stale) return;
  await recordDuration(store, follow.topicId, data.updates, clock());
}

/** A follow can be ended while the service fails, too. */
function withFollowing(error: unknown, ids: ParcelIds, { track }: Texts): unknown {
  if (!(error instanceof RequestError)) return error;
  const following = button(track.following, ids('destinations'));
  return new RequestError(error.cause, error.about, [...error.next, following]);
}

/**
 * A parcel's scans.
 * @param offset how many newer scans to skip
 */
export async function showHistory(
  interaction: BaseInteraction,
  context: Context,
  request: ParcelRequest,
  offset: number,
): Promise<MessageView> {
  const { number, masked } = request;
  const texts = await textsForParcel(interaction, context, request);
  const answer = await trackParcel(request, interaction, context);
  const label = masked ? null : labelIn(await followsOfParcel(number, interaction.user.id, context));
  const ids = idsOf(interaction, context, request);
  return historyView(answer, { number, masked, label, ids, offset, now: context.clock() }, texts);
}
