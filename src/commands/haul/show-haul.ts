import type { APIButtonComponent } from 'discord.js';
import * as z from 'zod';
import { agentDisplayName } from '../../cards/display-names.ts';
import { pageAt, pageStart } from '../../cards/paging.ts';
import { secondCurrencyOf } from '../../cards/reader.ts';
import { growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { haulView, noHaulView } from '../../hauls/cards/haul.ts';
import { ITEMS_PER_PAGE } from '../../hauls/cards/lines.ts';
import { HAULS_PER_PAGE, haulListView } from '../../hauls/cards/list.ts';
import {
  type HaulContent,
  type ItemOfHaul,
  type LoadedItem,
  loadHaul,
  withVariantPhoto,
} from '../../hauls/load-haul.ts';
import { isOpenAgent } from '../../links/catalogue.ts';
import type { Picture } from '../../pictures/index.ts';
import type { Haul } from '../../store/index.ts';
import { chosenValue, offsetArg, oneOffset, rowIdArg } from '../arguments/custom-id-args.ts';
import { photoSources } from '../qc/photo-files.ts';
import { agentOrder, loadAgentLink } from '../replies/agent-link.ts';
import { readerOf } from '../replies/reader.ts';
import { type Card, type CommandRequest, updating } from '../replies/request.ts';
import { kilogramPriceOf } from './kilogram-price.ts';
import { linkedParcels } from './linked-parcels.ts';
import { ownHaul } from './own-haul.ts';

const openHaul = updating(z.tuple([rowIdArg, offsetArg]), async (request, [id, from]) =>
  showHaul(request, await ownHaul(request, id), { from }),
);
const openHaulList = updating(oneOffset, (request, [from]) => showHaulList(request, from));

export const haulButtons = {
  /** A page of a haul: *Back* to it, *Previous* and *Next*. */
  card: openHaul,
  newer: openHaul,
  older: openHaul,
  /** *All hauls*, *Previous* and *Next*. */
  hauls: openHaulList,
  haulsnext: openHaulList,
  /** The menu of the list. */
  openhaul: updating(oneOffset, async (request, _args, [value]) =>
    showHaul(request, await ownHaul(request, chosenValue(request, rowIdArg, value))),
  ),
};

interface ShownHaul {
  /** An item of the page, as its position from 0. */
  readonly from?: number;
  /** What was just done, a sentence each. */
  readonly notes?: readonly string[];
  /** What can be done about it. */
  readonly steps?: readonly APIButtonComponent[];
}

/** Shows a page of a haul as soon as what is known about its items has arrived, and grows when the rest has. */
export async function showHaul(
  request: CommandRequest,
  haul: Haul,
  { from = 0, notes = [], steps = [] }: ShownHaul = {},
): Promise<Card> {
  const page = loadPage(request, haul, {
    from,
    size: ITEMS_PER_PAGE,
    countsPhotos: true,
    drawn: (items) => items.map(withVariantPhoto),
  });
  const [{ currency, ...reader }, agent, parcels, { price: kilogramPrice }] = await Promise.all([
    readerOf(request),
    firstAgentName(request),
    linkedParcels(request, haul.parcels),
    kilogramPriceOf(request),
  ]);
  // Without a currency of one's own, the price's adds items and shipping up.
  const { rates } = request.context.exchangeRates;
  const readers = {
    ...reader,
    currency: currency ?? secondCurrencyOf(kilogramPrice?.currency ?? null, rates),
  };
  return growingView(page.complete, () =>
    haulView({ haul, ...page.soFar(), agent, parcels, notes, steps, kilogramPrice }, readers),
  );
}

/** Shows a haul from one of its items on. */
export async function showHaulFrom(
  request: CommandRequest,
  haulId: number,
  itemId: number | undefined,
  shown: Omit<ShownHaul, 'from'>,
): Promise<Card> {
  const haul = await ownHaul(request, haulId);
  const position = haul.items.findIndex(({ id }) => id === itemId);
  return showHaul(request, haul, { ...shown, from: Math.max(0, position) });
}

/** The open haul that the user changed last; without one, all hauls, or the way to a first one. */
export async function showCurrentHaul(request: CommandRequest): Promise<Card> {
  const haul = await request.context.store.hauls.current(request.userId);
  return haul === undefined ? showHaulList(request, 0) : showHaul(request, haul);
}

/**
 * The user's hauls, or the way to a first one.
 * @param from where the page starts; the last page where the list has become shorter
 * @param notes what was just done, a sentence each
 */
export async function showHaulList(
  request: CommandRequest,
  from: number,
  notes: readonly string[] = [],
): Promise<MessageView> {
  const hauls = await request.context.store.hauls.list(request.userId);
  const reader = await readerOf(request);
  if (hauls.length === 0) return noHaulView(reader);
  const hasOpen = hauls.some(({ closedAt }) => closedAt === null);
  return haulListView(pageAt(hauls, from, HAULS_PER_PAGE), { hasOpen, notes }, reader.texts);
}

interface Page<Item extends ItemOfHaul> {
  /** An item of the page. */
  readonly from: number;
  readonly size: number;
  /** Whether the card says how many QC photos there are of each item. */
  readonly countsPhotos: boolean;
  /** The items whose photos are drawn side by side. */
  drawn(items: readonly LoadedItem<Item>[]): readonly LoadedItem<Item>[];
}

/** Loads what a page of a haul shows: its items with their links at the readers' first agent, and a picture of them. */
export function loadPage<Item extends ItemOfHaul>(
  request: CommandRequest,
  haul: HaulContent<Item>,
  { from, size, countsPhotos, drawn }: Page<Item>,
) {
  const { context } = request;
  const offset = pageStart(from - (from % size), size, haul.items.length);
  const underWay = loadHaul(context, context.api, haul, { offset, size: countsPhotos ? size : 0 });
  const shown = () => underWay.soFar().items.slice(offset, offset + size);
  const links = shown().map(({ product }) => loadAgentLink(request, product));
  let strip: Picture | null = null;
  const draw = async () => {
    await underWay.complete;
    if (!context.pictures.canDraw()) return;
    const items = drawn(shown());
    const urls = items.map(({ summary }) => summary.image ?? '');
    strip = await context.pictures.drawStrip(photoSources(urls, context), { first: items[0]?.number ?? 1 });
  };
  return {
    /** Settles when everything has arrived or failed; never rejects. */
    complete: Promise.all([draw(), ...links.map(({ loaded }) => loaded)]),
    soFar: () => ({
      loaded: underWay.soFar(),
      offset,
      items: shown().map((item, index) => ({ ...item, link: links[index]?.soFar() ?? null })),
      strip,
    }),
  };
}

/** The name of the agent in business that the readers prefer; null: none is chosen. */
async function firstAgentName(request: CommandRequest): Promise<string | null> {
  const first = (await agentOrder(request)).find(isOpenAgent);
  return first === undefined ? null : agentDisplayName(first);
}
