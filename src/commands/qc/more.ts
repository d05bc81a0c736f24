import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import type { Product } from '../../links/product.ts';
import { qcMoreView } from '../../products/cards/qc-more.ts';
import type { QcPosition } from '../../products/cards/qc-selection.ts';
import { rowsBelowCard, withRows } from '../replies/kept-rows.ts';
import { readerOf } from '../replies/reader.ts';
import { type Card, type CommandRequest, updating } from '../replies/request.ts';
import { dmDestination } from '../track/follow-target.ts';
import { productAt } from './photo-buttons.ts';
import { loadCard } from './show-photos.ts';
import { followProduct } from './watch-buttons.ts';

type Press = CommandRequest<ComponentInteraction>;

export const moreButtons = {
  /** *More*: what else can be done with the product. */
  more: updating(productAt, (request, [platform, id, filter, offset]) =>
    showMore(request, { platform, id }, { filter, offset }),
  ),
  /** Watches in the user's DMs, and shows *More* again. */
  turnon: updating(productAt, async (request, [platform, id, filter, offset]) => {
    await followProduct(request, dmDestination(request.interaction), { platform, id });
    return showMore(request, { platform, id }, { filter, offset });
  }),
};

async function showMore(request: Press, product: Product, position: QcPosition): Promise<Card> {
  const { store } = request.context;
  const [{ soFar, extras }, haul, reader] = await Promise.all([
    loadCard(request, product),
    store.hauls.current(request.userId),
    readerOf(request),
  ]);
  const card = await growingView(extras, () => qcMoreView(soFar(), haul ?? null, position, reader));
  return withRows(card, rowsBelowCard(request.interaction.message));
}
