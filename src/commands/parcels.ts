import { ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { readTimedScan } from '../alerts/index.ts';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import type { Follow } from '../store/index.ts';
import { type FollowedParcel, parcelsView } from '../views/parcels.ts';
import { offsetArg } from './arguments/offset.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { defineComponent } from './builders/define-component.ts';
import { localized } from './builders/localized.ts';
import { followedParcels, labelIn } from './parcel-actions/followed-parcels.ts';
import { openParcel } from './parcel-actions/open-parcel.ts';
import { textsForUser } from './reply/reply-texts.ts';

async function showParcels(interaction: BaseInteraction, context: Context, offset: number) {
  const parcels = await followedParcels(interaction.user.id, context);
  return parcelsView(
    parcels.flatMap((follows) => toListItem(follows, context.clock())),
    offset,
    textsForUser(interaction),
  );
}

/** @param follows of one parcel */
function toListItem(follows: readonly Follow[], now: number): FollowedParcel[] {
  const [first] = follows;
  if (first === undefined) return [];
  return [
    {
      number: first.key,
      label: labelIn(follows),
      newest: first.newest === null ? null : readTimedScan({ data: first.newest, at: first.newestAt }, now),
      destinations: follows.map(({ destinationKind, destinationDiscordId }) =>
        destinationKind === 'user' ? null : destinationDiscordId,
      ),
      dmClosed: follows.some(
        ({ destinationKind, suspensionReason }) => destinationKind === 'user' && suspensionReason !== null,
      ),
    },
  ];
}

const page = defineComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  press: ({ interaction, args: [offset] }, context) => ({
    private: true,
    view: () => showParcels(interaction, context, offset),
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('parcels', ({ commands }) => commands.parcels.description),
  },
  execute: (interaction, context) => ({ private: true, view: () => showParcels(interaction, context, 0) }),
  components: { open: openParcel('reply'), newer: page, older: page },
} satisfies SlashCommand<Context>;
