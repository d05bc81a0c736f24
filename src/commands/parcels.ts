import * as z from 'zod';
import { pageAt } from '../cards/paging.ts';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { byUrgency } from '../parcels/cards/parcel-line.ts';
import { PARCELS_PER_PAGE, parcelsView } from '../parcels/cards/parcels.ts';
import { chosenValue, offsetArg, oneOffset } from './arguments/custom-id-args.ts';
import { slashCommand } from './arguments/definition.ts';
import { addButtons, addModals } from './parcels/add-parcels.ts';
import { archiveButtons } from './parcels/archive.ts';
import { followedParcels, withDays } from './parcels/followed-parcels.ts';
import { watchedButtons, watchedProducts } from './parcels/watched-products.ts';
import { type CommandRequest, privateReply, updating } from './replies/request.ts';
import { numberArg, originAt } from './track/parcel-arg.ts';
import { showParcel } from './track/show-parcel.ts';

/** Opens a parcel in place; *Back* leads to the same page. */
const openParcel = (request: CommandRequest, number: string, offset: number) =>
  showParcel(request, { number, masked: false, origin: originAt(offset) });

const page = updating(oneOffset, (request, [offset]) => showParcels(request, offset));

export default {
  data: slashCommand('parcels', ({ commands }) => commands.parcels.description),
  execute: (interaction, context) => privateReply(interaction, context, (request) => showParcels(request, 0)),
  components: {
    /** The menu of the list. */
    open: updating(z.tuple([offsetArg.optional()]), (request, [offset = 0], [value]) =>
      openParcel(request, chosenValue(request, numberArg, value), offset),
    ),
    /** *What to do*, beside a parcel that needs the reader. */
    problem: updating(z.tuple([numberArg, offsetArg]), (request, [number, offset]) =>
      openParcel(request, number, offset),
    ),
    ...addButtons,
    ...archiveButtons,
    ...watchedButtons,
    list: page,
    newer: page,
    older: page,
  },
  modals: addModals,
} satisfies SlashCommand<Context>;

async function showParcels(request: CommandRequest, offset: number) {
  const { context, userId, texts } = request;
  const parcels = (await followedParcels(userId, context)).toSorted(byUrgency);
  // Only these lines say on which day a parcel is.
  const shown = await withDays(pageAt(parcels, offset, PARCELS_PER_PAGE).items, context);
  const withDay = new Map(shown.map((parcel) => [parcel.topicId, parcel]));
  const inDms = parcels
    .flatMap(({ follows }) => follows)
    .filter(({ destinationKind }) => destinationKind === 'user');
  const list = {
    parcels: parcels.map((parcel) => ({
      ...(withDay.get(parcel.topicId) ?? parcel),
      // Null: the DMs.
      places: parcel.follows.map(({ destinationKind, destinationDiscordId }) =>
        destinationKind === 'user' ? null : destinationDiscordId,
      ),
    })),
    dmClosed: inDms.some(({ suspensionReason }) => suspensionReason !== null),
    archived: await context.store.archive.count(userId),
    watched: (await watchedProducts(request)).length,
  };
  return parcelsView(list, offset, texts);
}
