import type { APIButtonComponent, BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { loadHaul, withVariantPhoto } from '../../hauls/index.ts';
import type { Haul } from '../../store/index.ts';
import { haulView } from '../../views/haul/haul.ts';
import { ITEMS_PER_PAGE } from '../../views/haul/lines.ts';
import { pageStart } from '../../views/paging.ts';
import { showHaulList } from '../haul-list-actions/show-list.ts';
import { linkedParcels } from '../haul-parcel-actions/linked-parcels.ts';
import { loadAgentLink } from '../reply/agent-link.ts';
import { readerOf } from '../reply/reader.ts';
import { drawItems } from './draw-items.ts';
import { firstAgentName } from './first-agent.ts';

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
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  haul: Haul,
  { from = 0, notes = [], steps = [] }: ShownHaul = {},
): Promise<MessageView | GrowingView> {
  const wanted = from - (from % ITEMS_PER_PAGE);
  const offset = pageStart(wanted, ITEMS_PER_PAGE, haul.items.length);
  const page = { offset, size: ITEMS_PER_PAGE };
  const underWay = loadHaul(context, context.api, haul, page);
  const shown = () => underWay.soFar().items.slice(offset, offset + ITEMS_PER_PAGE);
  const links = shown().map(({ product }) => loadAgentLink(interaction, context, visibility, product));
  const strip = drawItems(
    underWay.complete.then(() => shown().map(withVariantPhoto)),
    context,
  );
  const [reader, agent, parcels] = await Promise.all([
    readerOf(visibility, interaction, context),
    firstAgentName(visibility, interaction, context),
    linkedParcels(interaction.user.id, haul.parcels, context),
  ]);
  const extras = Promise.all([underWay.complete, strip.drawn, ...links.map(({ loaded }) => loaded)]);
  return growingView(extras, () => {
    const loaded = underWay.soFar();
    const items = shown().map((item, index) => ({ ...item, link: links[index]?.soFar() ?? null }));
    const card = { haul, loaded, offset, items, strip: strip.soFar(), agent, parcels, notes, steps };
    return haulView(card, reader);
  });
}

/** The open haul that the user changed last; without one, all hauls, or the way to a first one. */
export async function showCurrentHaul(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
): Promise<MessageView | GrowingView> {
  const haul = await context.store.hauls.current(interaction.user.id);
  if (haul !== undefined) return showHaul(interaction, context, visibility, haul);
  return showHaulList(interaction, context, 0);
}
