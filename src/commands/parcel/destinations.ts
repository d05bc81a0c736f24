import { z } from 'zod';
import { defineComponent, type View } from '../../bot/command.ts';
import type { Context } from '../../context.ts';
import { followDestinationsView } from '../../views/follow-destinations.ts';
import { rowIdArg } from '../input/row-id.ts';
import { textsForAsker } from '../input/texts-for-asker.ts';
import { numberArg } from './handle.ts';
import { labelOf, myFollowsOf } from './mine.ts';

type Interaction = Parameters<typeof textsForAsker>[0];

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
      for (const { id } of await myFollowsOf(number, interaction.user.id, context)) {
        await follows.remove(interaction.user.id, id);
      }
      return show(interaction, number, context);
    },
  }),
});

async function show(interaction: Interaction, number: string, context: Context): Promise<View> {
  const follows = await myFollowsOf(number, interaction.user.id, context);
  const told = follows.map(({ id, placeKind, placeDiscordId }) => ({
    followId: id,
    channelId: placeKind === 'user' ? null : placeDiscordId,
  }));
  return followDestinationsView({ number, label: labelOf(follows) }, told, textsForAsker(interaction));
}
