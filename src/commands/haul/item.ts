import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { MAX_QUANTITY } from '../../domain/hauls/limits.ts';
import { haulItemView, MAX_TYPED_QUANTITY, quantityModal } from '../../hauls/cards/item.ts';
import { loadedItemOf } from '../../hauls/load-haul.ts';
import { encodeSelection, type VariantSelection } from '../../products/cards/variant-selection.ts';
import { chosenValue, oneId, rowIdArg } from '../arguments/custom-id-args.ts';
import { selectionArg } from '../arguments/variant-selection.ts';
import { loadProduct } from '../replies/agent-link.ts';
import { readerOf } from '../replies/reader.ts';
import { type Card, type CommandRequest, opening, sending, updating } from '../replies/request.ts';
import { ownItem } from './own-haul.ts';

/** What the reader is choosing of the variant, which the answer keeps. */
const args = z.tuple([rowIdArg, selectionArg]);

export const quantityArg = z.coerce.number().int().min(1).max(MAX_QUANTITY);

/** @param pieces how many are added, whatever the quantity is by now */
const changeBy = (pieces: number) =>
  updating(args, async (request, [itemId, choosing]) => {
    const { store, clock } = request.context;
    await store.haulItems.addPieces(request.userId, itemId, pieces, clock());
    return showItem(request, itemId, [], choosing);
  });

export const itemButtons = {
  /** On a haul's card: the menu of the page's items. */
  item: updating(oneId, (request, _args, [value]) =>
    showItem(request, chosenValue(request, rowIdArg, value)),
  ),
  'item-card': updating(oneId, (request, [itemId]) => showItem(request, itemId)),
  fewer: changeBy(-1),
  another: changeBy(1),
  /** Behind the arguments, *Try again* has what was typed. */
  pieces: opening(
    args.rest(z.string().max(MAX_TYPED_QUANTITY)),
    async (request, [itemId, choosing, typed]) => {
      const { quantity } = (await ownItem(request, itemId)).item;
      return quantityModal(itemId, encodeSelection(choosing), typed ?? String(quantity), request.texts);
    },
  ),
};

export const submitQuantity = sending(args, async (request, [itemId, choosing]) => {
  const { common, haulItem } = request.texts;
  const { store, clock } = request.context;
  const typed = request.interaction.fields.getTextInputValue('quantity').trim();
  const quantity = readQuantity(typed);
  if (quantity === null) {
    const again = haulCustomId('pieces', itemId, encodeSelection(choosing), typed);
    const tryAgain = button(common.tryAgain, again, { primary: true });
    throw new UserFacingError(haulItem.noQuantity(MAX_QUANTITY), [tryAgain]);
  }
  await store.haulItems.change(request.userId, itemId, { quantity }, clock());
  return showItem(request, itemId, [], choosing);
});

/** Also in full-width digits, as people type them between Chinese characters. Null for anything but a quantity. */
function readQuantity(typed: string): number | null {
  const digits = typed.normalize('NFKC');
  return /^\d{1,2}$/.test(digits) ? (quantityArg.safeParse(digits).data ?? null) : null;
}

/**
 * Shows an item of a haul, with what can be changed.
 * @param notes what was just done, a sentence each
 * @param choosing a choice of a variant that isn't finished
 * @throws UserFacingError if it was removed, or belongs to someone else

 */
export async function showItem(
  request: CommandRequest,
  itemId: number,
  notes: readonly string[] = [],
  choosing: VariantSelection | null = null,
): Promise<Card> {
  const { context } = request;
  const { haul, item, position } = await ownItem(request, itemId);
  const product = productOfTopic(item.product);
  const underWay = loadProduct(request, product);
  const reader = await readerOf(request);
  return growingView(underWay.complete, () => {
    const { facts, agentLink } = underWay.soFar();
    const loaded = { ...loadedItemOf(item, position, facts), link: agentLink };
    const pending = !underWay.isComplete();
    const now = context.clock();
    return haulItemView({ haul, item: loaded, facts, pending, choosing, notes, now }, reader);
  });
}
