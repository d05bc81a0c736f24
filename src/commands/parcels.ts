import { ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { readScan } from '../alerts/index.ts';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { type FollowedParcel, parcelsView } from '../views/parcels.ts';
import { EVERYWHERE } from './definition/availability.ts';
import { localized } from './definition/localized.ts';
import { followedParcels, labelIn } from './parcel-card/followed-parcels.ts';
import { openParcel } from './parcel-card/open-parcel.ts';
import { textsForUser } from './reply/reply-texts.ts';

async function show(interaction: BaseInteraction, context: Context, offset: number) {
  const parcels = (await followedParcels(interaction.user.id, context)).flatMap(
    (follows): FollowedParcel[] => {
      const [first] = follows;
      if (first === undefined) return [];
      return [
        {
          number: first.key,
          label: labelIn(follows),
          newest: first.newest === null ? null : readScan(first.newest),
          destinations: follows.map(({ destinationKind, destinationDiscordId }) =>
            destinationKind === 'user' ? null : destinationDiscordId,
          ),
          dmClosed: follows.some(
            ({ destinationKind, suspensionReason }) =>
              destinationKind === 'user' && suspensionReason !== null,
          ),
        },
      ];
    },
  );
  return parcelsView(parcels, offset, textsForUser(interaction));
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
    ...localized('parcels', ({ commands }) => commands.parcels.description),
  },
  execute: (interaction, context) => ({ private: true, view: () => show(interaction, context, 0) }),
  components: { open: openParcel('reply'), newer: page, older: page },
} satisfies Command;
