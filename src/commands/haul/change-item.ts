import * as z from 'zod';
import { button } from '../../cards/components.ts';
import { RequestError } from '../../cards/errors.ts';
import { haulCustomId } from '../../cards/haul-buttons.ts';
import type { Context } from '../../context.ts';
import { productOfTopic, productTopic } from '../../domain/alerts/topic.ts';
import { MAX_QUANTITY } from '../../domain/hauls/limits.ts';
import { addedNotes } from '../../hauls/cards/adding.ts';
import { undoRemoval } from '../../hauls/cards/item.ts';
import type { Product } from '../../links/product.ts';
import {
  hasSelection,
  selectedSku,
  selectedVariant,
  type VariantSelection,
} from '../../products/cards/variant-selection.ts';
import { variantName, variantWithKey } from '../../products/index.ts';
import { ApiError, type LookupResult } from '../../service/index.ts';
import { oneId, rowIdArg } from '../arguments/custom-id-args.ts';
import { productArgs } from '../arguments/product.ts';
import { optionArg, selectionArg, variantArg, withMenuValue } from '../arguments/variant-selection.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { productTitle } from '../replies/with-product-retry.ts';
import { quantityArg, showItem } from './item.ts';
import { haulGone, ownHaul, ownItem } from './own-haul.ts';
import { showHaul, showHaulFrom } from './show-haul.ts';

export const changeButtons = {
  /** A menu with the values of one option, such as the size. Stores the variant as soon as only one is left. */
  pick: updating(
    z.tuple([rowIdArg, optionArg, selectionArg]),
    async (request, [itemId, option, previous], [value]) => {
      const lookup = await lookUp(request, itemId);
      const selection = withMenuValue(lookup, previous, option, value);
      const notes = await storeVariant(request, itemId, lookup, selection);
      return showItem(request, itemId, notes, selection);
    },
  ),
  /** Removes an item at once, and shows the page of the haul where it was, with *Undo*. */
  drop: updating(oneId, async (request, [itemId]) => {
    const { userId, texts } = request;
    const { store, clock } = request.context;
    const { haul, item, position } = await ownItem(request, itemId);
    await store.haulItems.remove(userId, itemId, clock());
    const product = productOfTopic(item.product);
    return showHaul(request, await ownHaul(request, haul.id), {
      from: position,
      notes: [texts.haulItem.removed(await productTitle(request, product))],
      steps: undoRemoval(haul.id, product, item, texts),
    });
  }),
  /** Puts an item back that was removed; pressing twice does so once. Earlier versions named no place. */
  undrop: updating(
    z.tuple([rowIdArg, ...productArgs, variantArg, quantityArg, rowIdArg.optional()]),
    async (request, [haulId, platform, id, variant, quantity, itemId = Number.MAX_SAFE_INTEGER]) => {
      const { context, userId, texts } = request;
      const product = { platform, id };
      const name = variant === '' ? '' : await nameOfVariant(product, variant, context);
      const item = { product: productTopic(product).key, variant, variantName: name, quantity };
      const { haulItems } = context.store;
      const outcome = await haulItems.restore(userId, haulId, item, itemId, context.clock());
      if (outcome === undefined) throw haulGone(texts);
      return showHaulFrom(request, haulId, outcome.ids[0], {
        notes: outcome.added > 0 ? [texts.haulItem.putBack] : addedNotes(outcome, texts),
      });
    },
  ),
};

/** @throws RequestError which leads back to the item */
async function lookUp(request: CommandRequest, itemId: number): Promise<LookupResult> {
  const { context, texts } = request;
  const product = productOfTopic((await ownItem(request, itemId)).item.product);
  try {
    return (await context.api.lookup(product)).data;
  } catch (error) {
    const again = haulCustomId('item-card', itemId);
    const about = await productTitle(request, product);
    throw new RequestError(error, about, [button(texts.common.tryAgain, again, { primary: true })]);
  }
}

/**
 * Stores the only variant that is left, or none where nothing is chosen anymore.
 * @returns what the reader has to know about it
 */
async function storeVariant(
  request: CommandRequest,
  itemId: number,
  lookup: LookupResult,
  selection: VariantSelection,
): Promise<string[]> {
  const sku = selectedSku(lookup, selection);
  if (sku === undefined && hasSelection(selection)) return [];
  const { store, clock } = request.context;
  const { haul, item } = await ownItem(request, itemId);
  const variant = selectedVariant(lookup, selection);
  const name = sku === undefined ? '' : variantName(lookup, sku);
  if (variant === item.variant && name === item.variantName) return [];
  await store.haulItems.change(request.userId, itemId, { variant, variantName: name }, clock());
  const same = haul.items.find(
    ({ id, product, variant: theirs }) => id !== itemId && product === item.product && theirs === variant,
  );
  if (same === undefined) return [];
  const { merged, cutPieces } = request.texts.haulItem;
  const cut = item.quantity + same.quantity - MAX_QUANTITY;
  return cut > 0 ? [merged, cutPieces(MAX_QUANTITY, cut)] : [merged];
}

/** Empty where the service doesn't say: the item keeps its variant. */
async function nameOfVariant(product: Product, variant: string, { api }: Context): Promise<string> {
  try {
    const { data } = await api.lookup(product);
    const sku = variantWithKey(data, variant);
    return sku === undefined ? '' : variantName(data, sku);
  } catch (error) {
    if (error instanceof ApiError) return '';
    throw error;
  }
}
