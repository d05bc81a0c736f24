import { ApplicationCommandType, type BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { pageAt } from '../cards/paging.ts';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { byUrgency } from '../parcels/cards/parcel-line.ts';
import { PARCELS_PER_PAGE, parcelsView } from '../parcels/cards/parcels.ts';
import { chosenValue, offsetArg } from './arguments/custom-id-args.ts';
import { privateComponent } from './builders/define-component.ts';
import { EVERYWHERE, localized } from './builders/definition.ts';
import { addButtons, addModals } from './parcels/add-parcels.ts';
import { archiveButtons } from './parcels/archive.ts';
import { type FollowedParcel, followedParcels, withDays } from './parcels/followed-parcels.ts';
import { watchedButtons, watchedProducts } from './parcels/watched-products.ts';
import { textsForUser } from './replies/reader.ts';
import { numberArg, originAt } from './track/parcel-arg.ts';
import { showParcel } from './track/show-parcel.ts';

const openButtons = {
  /** The menu of `/parcels`: opens the selected parcel in place; *Back* leads to the same page. */
  open: privateComponent({
    mode: 'update',
    args: z.tuple([offsetArg.optional()]),
    async view({ interaction, args: [offset = 0], values: [value] }, context, visibility) {
      const number = chosenValue(numberArg, value, interaction);
      return showParcel(interaction, context, {
        number,
        masked: false,
        origin: originAt(offset),
        visibility,
      });
    },
  }),
  /** *What to do*, beside a parcel that needs the reader. */
  problem: privateComponent({
    mode: 'update',
    args: z.tuple([numberArg, offsetArg]),
    view: ({ interaction, args: [number, offset] }, context, visibility) =>
      showParcel(interaction, context, { number, masked: false, origin: originAt(offset), visibility }),
  }),
};

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
  modals: { ...addModals },
} satisfies SlashCommand<Context>;
