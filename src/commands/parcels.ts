import { ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { readScan } from '../alerts/index.ts';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { type FollowedParcel, parcelsView } from '../views/parcels.ts';
import { EVERYWHERE } from './input/availability.ts';
import { named } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';
import { labelOf, myParcels } from './parcel/mine.ts';
import { openParcel } from './parcel/open.ts';

async function show(interaction: BaseInteraction, context: Context, offset: number) {
  const parcels = (await myParcels(interaction.user.id, context)).flatMap((follows): FollowedParcel[] => {
    const [first] = follows;
    if (first === undefined) return [];
    return [
      {
        number: first.key,
        label: labelOf(follows),
        newest: first.newest === null ? null : readScan(first.newest),
        places: follows.map(({ placeKind, placeDiscordId }) =>
          placeKind === 'user' ? null : placeDiscordId,
        ),
        dmClosed: follows.some(
          ({ placeKind, setAsideReason }) => placeKind === 'user' && setAsideReason !== null,
        ),
      },
    ];
  });
  return parcelsView(parcels, offset, textsForAsker(interaction));
}

const page = defineComponent({
  mode: 'update',
  args: z.tuple([z.coerce.number().int().min(0).max(10_000)]),
  press: ({ interaction, args: [offset] }, context) => ({
    private: true,
    view: () => show(interaction, context, offset),
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...named('parcels', ({ commands }) => commands.parcels.description),
  },
  execute: (interaction, context) => ({ private: true, view: () => show(interaction, context, 0) }),
  components: { open: openParcel('reply'), newer: page, older: page },
} satisfies Command;
