import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { loadHaul } from '../../hauls/index.ts';
import type { SharedHaul } from '../../store/index.ts';
import { SHARED_PER_PAGE, SHARED_PHOTOS, sharedHaulView } from '../../views/haul/shared.ts';
import { pageStart } from '../../views/paging.ts';
import { drawItems } from '../haul-actions/draw-items.ts';
import { loadAgentLink } from '../reply/agent-link.ts';
import { readerOf } from '../reply/reader.ts';

/** The card counts no QC photos: *QC of all* shows them. */
const WITHOUT_PHOTOS = { offset: 0, size: 0 };

/**
 * Shows a page of a shared haul, and grows when the rest of what is known about its items has arrived.
 * @param from an item of the page
 */
export async function showShared(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  shared: SharedHaul,
  from = 0,
): Promise<MessageView | GrowingView> {
  const offset = pageStart(from - (from % SHARED_PER_PAGE), SHARED_PER_PAGE, shared.items.length);
  const underWay = loadHaul(context, context.api, shared, WITHOUT_PHOTOS);
  const shown = () => underWay.soFar().items.slice(offset, offset + SHARED_PER_PAGE);
  const links = shown().map(({ product }) => loadAgentLink(interaction, context, visibility, product));
  const photographed = underWay.complete.then(() => shown().slice(0, SHARED_PHOTOS));
  const strip = drawItems(photographed, context);
  const reader = await readerOf(visibility, interaction, context);
  const extras = Promise.all([underWay.complete, strip.drawn, ...links.map(({ loaded }) => loaded)]);
  return growingView(extras, () => {
    const loaded = underWay.soFar();
    const items = shown().map((item, index) => ({ ...item, link: links[index]?.soFar() ?? null }));
    return sharedHaulView({ shared, loaded, offset, items, strip: strip.soFar() }, reader);
  });
}
