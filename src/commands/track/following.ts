import * as z from 'zod';
import { type FollowPlace, followPlacesView, followPlaceView } from '../../alerts/cards/follow-places.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { idsWithOrigin, openIds } from '../../parcels/cards/parcel-ids.ts';
import type { AlertChannel, Follow } from '../../store/index.ts';
import { isManager } from '../arguments/channels.ts';
import { levelValue, rowIdArg, yesNoArg } from '../arguments/custom-id-args.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { channelDestination } from './follow-target.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { numberArg, numberArgs, type Origin, originArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

const placeArgs = z.tuple([numberArg, rowIdArg, originArg]);

export const followingButtons = {
  /** *Following*: the level of the follow, or where the user follows the parcel. */
  destinations: updating(numberArgs, (request, [number, origin]) =>
    showDestinations(request, number, origin),
  ),
  /** One of several places. */
  place: updating(placeArgs, (request, [number, id, origin]) =>
    showDestinations(request, number, origin, id),
  ),
  /** Here and below, the store is asked with the user's id, so a forged id reaches no other user's follow. */
  set: updating(placeArgs, async (request, [number, id, origin], [chosen]) => {
    const level = levelValue.safeParse(chosen);
    if (level.success) await request.context.store.follows.setLevel(request.userId, id, level.data);
    return showDestinations(request, number, origin, id);
  }),
  /** Shows a channel the parcel's name, or hides it. */
  'share-name': updating(
    z.tuple([numberArg, rowIdArg, yesNoArg, originArg]),
    async (request, [number, id, isShown, origin]) => {
      await request.context.store.follows.shareLabel(request.userId, id, isShown);
      return showDestinations(request, number, origin, id);
    },
  ),
  /** Ends one of the user's follows. */
  leave: updating(placeArgs, async (request, [number, id, origin]) => {
    await request.context.store.follows.remove(request.userId, id);
    return showDestinations(request, number, origin);
  }),
  leaveall: updating(numberArgs, async (request, [number, origin]) => {
    const { follows } = request.context.store;
    for (const { id } of await followsOfParcel(request, number)) await follows.remove(request.userId, id);
    return showParcel(request, { number, masked: false, origin, done: request.texts.track.stopped });
  }),
};

/**
 * What the user set for a parcel: at one place or, if it is followed at several, which ones.
 * @param followId of the place to show
 */
export async function showDestinations(
  request: CommandRequest,
  number: string,
  origin: Origin,
  followId?: number,
): Promise<MessageView> {
  const follows = await followsOfParcel(request, number);
  const shown = follows.length === 1 ? follows[0] : follows.find(({ id }) => id === followId);
  const parcel = {
    number,
    label: labelIn(follows),
    ids: idsWithOrigin(openIds(number), origin),
    hereId: channelDestination(request.interaction)?.discordId ?? null,
  };
  const places = follows.map(placeOf);
  if (shown === undefined) return followPlacesView(parcel, places, request.texts);
  const managed = await managedChannel(request, shown.destinationId);
  return followPlaceView({ parcel, place: placeOf(shown), places, managed }, request.texts);
}

function placeOf({ id, destinationKind, destinationDiscordId, level, sharesLabel }: Follow): FollowPlace {
  const channelId = destinationKind === 'user' ? null : destinationDiscordId;
  return { followId: id, channelId, level, sharesLabel };
}

/** The alert channel for parcels at a destination, if the user may change it. */
export async function managedChannel(
  { interaction, context }: CommandRequest,
  destinationId: number,
): Promise<AlertChannel | undefined> {
  if (!isManager(interaction)) return undefined;
  const channel = await context.store.alertChannels.at(destinationId, 'tracking');
  return channel?.guildId === interaction.guildId ? channel : undefined;
}
