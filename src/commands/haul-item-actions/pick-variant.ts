import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { LookupResult } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import { MAX_QUANTITY } from '../../domain/haul/limits.ts';
import { productOfTopic } from '../../domain/topic.ts';
import { variantName } from '../../products/index.ts';
import { button } from '../../views/components.ts';
import { RequestError } from '../../views/user-facing-error.ts';
import {
  hasSelection,
  selectedSku,
  selectedVariant,
  type VariantSelection,
} from '../../views/variant-selection.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { optionArg, selectionArg, withMenuValue } from '../arguments/variant-selection.ts';
import { defineComponent } from '../builders/define-component.ts';
import { productTitle } from '../reply/product-title.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { ownItem } from './own-item.ts';
import { showItem } from './show-item.ts';

/** A menu with the values of one option, such as the size. Stores the variant as soon as only one is left. */
export const pickVariant = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, optionArg, selectionArg]),
  press: ({ interaction, args: [itemId, option, previous], values: [value] }, context) => ({
    private: true,
    async view(visibility) {
      const lookup = await lookUp(interaction, itemId, context);
      const selection = withMenuValue(lookup, previous, option, value);
      const notes = await storeVariant(interaction, itemId, lookup, selection, context);
      return showItem(interaction, context, visibility, itemId, notes, selection);
    },
  }),
});

/** @throws RequestError which leads back to the item */
async function lookUp(interaction: BaseInteraction, itemId: number, context: Context): Promise<LookupResult> {
  const product = productOfTopic((await ownItem(interaction, itemId, context)).item.product);
  try {
    return (await context.api.lookup(product)).data;
  } catch (error) {
    const texts = textsForUser(interaction);
    const again = encodeCustomId('haul', 'item-card', String(itemId));
    const about = await productTitle(product, context.store, texts);
    throw new RequestError(error, about, [button(texts.common.tryAgain, again, { primary: true })]);
  }
}

/**
 * Stores the only variant that is left, or none where nothing is chosen any more.
 * @returns what the reader has to know about it
 */
async function storeVariant(
  interaction: BaseInteraction,
  itemId: number,
  lookup: LookupResult,
  selection: VariantSelection,
  context: Context,
): Promise<string[]> {
  const sku = selectedSku(lookup, selection);
  if (sku === undefined && hasSelection(selection)) return [];
  const { haul, item } = await ownItem(interaction, itemId, context);
  const variant = selectedVariant(lookup, selection);
  const name = sku === undefined ? '' : variantName(lookup, sku);
  if (variant === item.variant && name === item.variantName) return [];
  const change = { variant, variantName: name };
  await context.store.haulItems.change(interaction.user.id, itemId, change, context.clock());
  const same = haul.items.find(
    ({ id, product, variant: theirs }) => id !== itemId && product === item.product && theirs === variant,
  );
  if (same === undefined) return [];
  const { merged, cutPieces } = textsForUser(interaction).haulItem;
  const cut = item.quantity + same.quantity - MAX_QUANTITY;
  return cut > 0 ? [merged, cutPieces(MAX_QUANTITY, cut)] : [merged];
}
