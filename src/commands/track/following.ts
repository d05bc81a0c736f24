import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { type FollowPlace, followPlacesView, followPlaceView } from '../../alerts/cards/follow-places.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { idsWithOrigin, openIds } from '../../parcels/cards/parcel-ids.ts';
import type { AlertChannel, Follow } from '../../store/index.ts';
import { canManageAlerts } from '../alerts/option-components.ts';
import { levelValue, rowIdArg, yesNoArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { followsOfParcel, labelIn } from '../parcels/followed-parcels.ts';
import { textsForUser } from '../replies/reader.ts';
import { channelDestination } from './follow-target.ts';
import { numberArg, type Origin, originArg } from './parcel-arg.ts';

const placeArgs = z.tuple([numberArg, rowIdArg, originArg]);

export const followingButtons = {
  /** *Following*: how much the follow tells, or where the user follows the parcel. */
  destinations: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, originArg]),
    view: ({ interaction, args: [number, origin] }, context) =>
      showDestinations(interaction, number, origin, context),
  }),
  /** One of several places. */
  place: privateComponent({
    mode: 'update',
    args: placeArgs,
    view: ({ interaction, args: [number, id, origin] }, context) =>
      showDestinations(interaction, number, origin, context, id),
  }),
  /** Here and below, the store is asked with the user's id, so a forged id reaches no other user's follow. */
  set: privateComponent({
    mode: 'update',
    args: placeArgs,
    async view({ interaction, args: [number, id, origin], values: [chosen] }, context) {
      const level = levelValue.safeParse(chosen);
      if (level.success) await context.store.follows.setLevel(interaction.user.id, id, level.data);
      return showDestinations(interaction, number, origin, context, id);
    },
  }),
  /** Shows a channel the parcel's name, or hides it. */
  'share-name': privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, rowIdArg, yesNoArg, originArg]),
    async view({ interaction, args: [number, id, isShown, origin] }, context) {
      await context.store.follows.shareLabel(interaction.user.id, id, isShown);
      return showDestinations(interaction, number, origin, context, id);
    },
  }),
  /** Ends one of the user's follows. */
  leave: privateComponent({
    mode: 'update',
    args: placeArgs,
    async view({ interaction, args: [number, id, origin] }, context) {
      await context.store.follows.remove(interaction.user.id, id);
      return showDestinations(interaction, number, origin, context);
    },
  }),
  leaveall: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, originArg]),
    async view({ interaction, args: [number, origin] }, context) {
      const { follows } = context.store;
      for (const { id } of await followsOfParcel(number, interaction.user.id, context)) {
        await follows.remove(interaction.user.id, id);
      }
      return showDestinations(interaction, number, origin, context);
    },
  }),
};

/**
 * What the user set for a parcel: at one place or, if it is followed at several, which ones.
 * @param followId of the place to show
 */
export async function showDestinations(
  interaction: BaseInteraction,
  number: string,
  origin: Origin,
  context: Context,
  followId?: number,
): Promise<MessageView> {
  const texts = textsForUser(interaction);
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const shown = follows.length === 1 ? follows[0] : follows.find(({ id }) => id === followId);
  const parcel = {
    number,
    label: labelIn(follows),
    ids: idsWithOrigin(openIds(number), origin),
    hereId: channelDestination(interaction)?.discordId ?? null,
  };
  const places = follows.map(placeOf);
  if (shown === undefined) return followPlacesView(parcel, places, texts);
  const managed = await managedChannel(shown.destinationId, interaction, context);
  return followPlaceView({ parcel, place: placeOf(shown), places, managed }, texts);
}

function placeOf({ id, destinationKind, destinationDiscordId, level, sharesLabel }: Follow): FollowPlace {
  const channelId = destinationKind === 'user' ? null : destinationDiscordId;
  return { followId: id, channelId, level, sharesLabel };
}

/** The alert channel for parcels at a destination, if the user may change it. */
export async function managedChannel(
  destinationId: number,
  interaction: BaseInteraction,
  { store }: Context,
): Promise<AlertChannel | undefined> {
  if (!canManageAlerts(interaction)) return undefined;
  const channel = await store.alertChannels.at(destinationId, 'tracking');
  return channel?.guildId === interaction.guildId ? channel : undefined;
}
