import { ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { parcelsView } from '../views/parcels.ts';
import { offsetArg } from './arguments/offset.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { defineComponent } from './builders/define-component.ts';
import { localized } from './builders/localized.ts';
import { addParcel, openAddModal } from './parcel-actions/add-parcel.ts';
import { type FollowedParcel, followedParcels } from './parcel-actions/followed-parcels.ts';
import { openListed, openProblem } from './parcel-actions/open-parcel.ts';
import { textsForUser } from './reply/reply-texts.ts';

async function showParcels(interaction: BaseInteraction, context: Context, offset: number) {
  const parcels = await followedParcels(interaction.user.id, context);
  const list = { parcels, dmClosed: parcels.some(isDmClosed) };
  return parcelsView(list, offset, context.clock(), textsForUser(interaction));
}

function isDmClosed({ follows }: FollowedParcel): boolean {
  return follows.some(
    ({ destinationKind, suspensionReason }) => destinationKind === 'user' && suspensionReason !== null,
  );
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
  components: {
    open: openListed,
    problem: openProblem,
    list: page,
    newer: page,
    older: page,
    add: openAddModal,
  },
  modals: { add: addParcel },
} satisfies SlashCommand<Context>;
