import { ApplicationCommandType, type BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { pageAt } from '../views/paging.ts';
import { byUrgency } from '../views/parcel-line.ts';
import { PARCELS_PER_PAGE, parcelsView } from '../views/parcels.ts';
import { offsetArg } from './arguments/offset.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { privateComponent } from './builders/define-component.ts';
import { localized } from './builders/localized.ts';
import { addButtons, addForms } from './parcels/add-parcels.ts';
import { archiveButtons } from './parcels/archive.ts';
import { type FollowedParcel, followedParcels, withDays } from './parcels/followed-parcels.ts';
import { openButtons } from './parcels/open-parcel.ts';
import { watchedButtons, watchedProducts } from './parcels/watched-products.ts';
import { textsForUser } from './reply/reply-texts.ts';

async function showParcels(interaction: BaseInteraction, context: Context, offset: number) {
  const { user } = interaction;
  const parcels = (await followedParcels(user.id, context)).toSorted(byUrgency);
  // Only these lines say on which day a parcel is.
  const shown = await withDays(pageAt(parcels, offset, PARCELS_PER_PAGE).items, context);
  const withDay = new Map(shown.map((parcel) => [parcel.topicId, parcel]));
  const list = {
    parcels: parcels.map((parcel) => ({
      ...(withDay.get(parcel.topicId) ?? parcel),
      places: parcel.follows.map(placeOf),
    })),
    dmClosed: parcels.some(isDmClosed),
    archived: await context.store.archive.count(user.id),
    watched: (await watchedProducts(user.id, context)).length,
  };
  return parcelsView(list, offset, textsForUser(interaction));
}

/** Null: the DMs. */
function placeOf({ destinationKind, destinationDiscordId }: FollowedParcel['follows'][number]) {
  return destinationKind === 'user' ? null : destinationDiscordId;
}

function isDmClosed({ follows }: FollowedParcel): boolean {
  return follows.some(
    ({ destinationKind, suspensionReason }) => destinationKind === 'user' && suspensionReason !== null,
  );
}

const page = privateComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  view: ({ interaction, args: [offset] }, context) => showParcels(interaction, context, offset),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('parcels', ({ commands }) => commands.parcels.description),
  },
  execute: (interaction, context) => ({ private: true, view: () => showParcels(interaction, context, 0) }),
  components: {
    ...openButtons,
    ...addButtons,
    ...archiveButtons,
    ...watchedButtons,
    list: page,
    newer: page,
    older: page,
  },
  modals: { ...addForms },
} satisfies SlashCommand<Context>;
