import type { BaseInteraction } from 'discord.js';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { followDestinationsView } from '../../views/follow-destinations.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { numberArg } from './parcel-arg.ts';

/** Shows all destinations at which the user follows the parcel. */
export const openDestinations = defineComponent({
  mode: 'reply',
  args: z.tuple([numberArg]),
  press: ({ interaction, args: [number] }, context) => ({
    private: true,
    view: () => showDestinations(interaction, number, context),
  }),
});

/** Ends one of the user's follows. The store is asked with the user's id, so a forged id ends no other user's follow. */
export const endOneFollow = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, rowIdArg]),
  press: ({ interaction, args: [number, id] }, context) => ({
    private: true,
    async view() {
      await context.store.follows.remove(interaction.user.id, id);
      return showDestinations(interaction, number, context);
    },
  }),
});

export const endAllFollows = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg]),
  press: ({ interaction, args: [number] }, context) => ({
    private: true,
    async view() {
      const { follows } = context.store;
      for (const { id } of await followsOfParcel(number, interaction.user.id, context)) {
        await follows.remove(interaction.user.id, id);
      }
      return showDestinations(interaction, number, context);
    },
  }),
});

async function showDestinations(
  interaction: BaseInteraction,
  number: string,
  context: Context,
): Promise<MessageView> {
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const followed = follows.map(({ id, destinationKind, destinationDiscordId }) => ({
    followId: id,
    channelId: destinationKind === 'user' ? null : destinationDiscordId,
  }));
  return followDestinationsView({ number, label: labelIn(follows) }, followed, textsForUser(interaction));
}
