import * as z from 'zod';
import { pageAt } from '../../cards/paging.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { byUrgency } from '../../parcels/cards/parcel-line.ts';
import { moreOfListView, PARCELS_PER_PAGE, parcelsView } from '../../parcels/cards/parcels.ts';
import type { Follow } from '../../store/index.ts';
import { chosenValue, noArgs, offsetArg, oneOffset } from '../arguments/custom-id-args.ts';
import { type Card, type CommandRequest, updating } from '../replies/request.ts';
import { addButtons, addModals } from './add-parcels.ts';
import { archiveButtons } from './archive.ts';
import { listCalendarButtons } from './calendar.ts';
import { datesOfFollowed, followedParcels, withDays } from './followed-parcels.ts';
import { numberArg, originAt } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';
import { watchedButtons, watchedProducts } from './watched-products.ts';

/** Opens a parcel in place; *Back* leads to the same page. */
const openParcel = (request: CommandRequest, number: string, offset: number) =>
  showParcel(request, { number, masked: false, origin: originAt(offset) });

const page = updating(oneOffset, (request, [offset]) => showParcels(request, offset));

/** What is pressed on the list of parcels, and on what it leads to. */
export const listButtons = {
  /** The menu of the list. */
  open: updating(z.tuple([offsetArg.optional()]), (request, [offset = 0], [value]) =>
    openParcel(request, chosenValue(request, numberArg, value), offset),
  ),
  /** *What to do*, next to a parcel that needs the reader. */
  problem: updating(z.tuple([numberArg, offsetArg]), (request, [number, offset]) =>
    openParcel(request, number, offset),
  ),
  ...addButtons,
  ...archiveButtons,
  ...watchedButtons,
  ...listCalendarButtons,
  list: page,
  newer: page,
  older: page,
  /** The archive, watched products, files. */
  more: updating(noArgs, async (request) => {
    const followed = await followedParcels(request.userId, request.context);
    const [dates, counts] = await Promise.all([datesOfFollowed(request, followed), countsOf(request)]);
    return growingView(dates.loading, () => {
      const hasDates = followed.some(({ number }) => dates.of(number)?.state === 'expected');
      return moreOfListView({ parcels: followed.length, hasDates, ...counts }, request.texts);
    });
  }),
};

export const listModals = addModals;

type Person = Pick<CommandRequest, 'context' | 'userId' | 'texts'>;

/** *My parcels*: everything that the user follows, with the dates as soon as they are known. */
export async function showParcels(request: Person, offset: number): Promise<Card> {
  const { context, userId, texts } = request;
  const followed = await followedParcels(userId, context);
  const [dates, counts] = await Promise.all([datesOfFollowed(request, followed), countsOf(request)]);
  return growingView(dates.loading, async () => {
    const parcels = followed
      .map((parcel) => ({ ...parcel, arrival: dates.of(parcel.number) }))
      .toSorted(byUrgency);
    // Only these lines say on which day a parcel is.
    const shown = await withDays(pageAt(parcels, offset, PARCELS_PER_PAGE).items, context);
    const withDay = new Map(shown.map((parcel) => [parcel.topicId, parcel]));
    const listed = parcels.map((parcel) => {
      return { ...(withDay.get(parcel.topicId) ?? parcel), places: parcel.follows.map(placeOf) };
    });
    const inDms = parcels.flatMap(({ follows }) => follows).filter((follow) => placeOf(follow) === null);
    const dmClosed = inDms.some(({ suspensionReason }) => suspensionReason !== null);
    return parcelsView({ parcels: listed, dmClosed, ...counts }, offset, context.clock(), texts);
  });
}

/** The channel; null: the DMs. */
function placeOf({ destinationKind, destinationDiscordId }: Follow): string | null {
  return destinationKind === 'user' ? null : destinationDiscordId;
}

async function countsOf(request: Person) {
  return {
    archived: await request.context.store.archive.count(request.userId),
    watched: (await watchedProducts(request)).length,
  };
}
