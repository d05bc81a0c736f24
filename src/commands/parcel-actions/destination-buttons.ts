import type { BaseInteraction } from 'discord.js';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { followDestinationsView } from '../../views/follow-destinations.ts';
import { idsWithOrigin, openIds } from '../../views/parcel-ids.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { channelDestination } from '../follow-actions/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { type Origin, originArg } from './origin.ts';
import { numberArg } from './parcel-arg.ts';

/** Shows where the user follows the parcel. */
export const openDestinations = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, originArg]),
  press: ({ interaction, args: [number, origin] }, context) => ({
    private: true,
    view: () => showDestinations(interaction, number, origin, context),
  }),
});

/** Ends one of the user's follows. The store is asked with the user's id, so a forged id ends no other user's follow. */
export const endOneFollow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, rowIdArg, originArg]),
  press: ({ interaction, args: [number, id, origin] }, context) => ({
    private: true,
    async view() {
      await context.store.follows.remove(interaction.user.id, id);
      return showDestinations(interaction, number, origin, context);
    },
  }),
});

export const endAllFollows = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, originArg]),
  press: ({ interaction, args: [number, origin] }, context) => ({
    private: true,
    async view() {
      const { follows } = context.store;
      for (const { id } of await followsOfParcel(number, interaction.user.id, context)) {
        await follows.remove(interaction.user.id, id);
      }
      return showDestinations(interaction, number, origin, context);
    },
  }),
});

export async function showDestinations(
  interaction: BaseInteraction,
  number: string,
  origin: Origin,
  context: Context,
): Promise<MessageView> {
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const followed = follows.map(({ id, destinationKind, destinationDiscordId }) => ({
    followId: id,
    channelId: destinationKind === 'user' ? null : destinationDiscordId,
  }));
  const parcel = {
    number,
    label: labelIn(follows),
    ids: idsWithOrigin(openIds(number), origin),
    hereId: channelDestination(interaction)?.discordId ?? null,
  };
  return followDestinationsView(parcel, followed, textsForUser(interaction));
}
