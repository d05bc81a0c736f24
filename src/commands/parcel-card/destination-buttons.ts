import { z } from 'zod';
import { defineComponent } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { followDestinationsView } from '../../views/follow-destinations.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { followsOfParcel, labelIn } from './followed-parcels.ts';
import { numberArg } from './parcel-arg.ts';

type Interaction = Parameters<typeof textsForUser>[0];

/** Everywhere the asker follows a parcel. */
export const destinations = defineComponent({
  mode: 'reply',
  args: z.tuple([numberArg]),
  press: ({ interaction, args: [number] }, context) => ({
    private: true,
    view: () => show(interaction, number, context),
  }),
});

/** Ends one of the asker's follows; the store removes nobody else's. */
export const leave = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg, rowIdArg]),
  press: ({ interaction, args: [number, id] }, context) => ({
    private: true,
    async view() {
      await context.store.follows.remove(interaction.user.id, id);
      return show(interaction, number, context);
    },
  }),
});

export const leaveAll = defineComponent({
  mode: 'update',
  args: z.tuple([numberArg]),
  press: ({ interaction, args: [number] }, context) => ({
    private: true,
    async view() {
      const { follows } = context.store;
      for (const { id } of await followsOfParcel(number, interaction.user.id, context)) {
        await follows.remove(interaction.user.id, id);
      }
      return show(interaction, number, context);
    },
  }),
});

async function show(interaction: Interaction, number: string, context: Context): Promise<MessageView> {
  const follows = await followsOfParcel(number, interaction.user.id, context);
  const followed = follows.map(({ id, destinationKind, destinationDiscordId }) => ({
    followId: id,
    channelId: destinationKind === 'user' ? null : destinationDiscordId,
  }));
  return followDestinationsView({ number, label: labelIn(follows) }, followed, textsForUser(interaction));
}
