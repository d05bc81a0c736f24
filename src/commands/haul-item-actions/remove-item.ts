import * as z from 'zod';
import { ApiError, type LookupResult } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { productOfTopic, productTopic } from '../../domain/topic.ts';
import type { Product } from '../../links/product.ts';
import { variantName, variantWithKey } from '../../products/index.ts';
import { addedNotes } from '../../views/haul/adding.ts';
import { undoRemoval } from '../../views/haul/item.ts';
import { productArgs } from '../arguments/product.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { variantArg } from '../arguments/variant-selection.ts';
import { defineComponent } from '../builders/define-component.ts';
import { haulGone } from '../haul-actions/haul-gone.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { productTitle } from '../reply/product-title.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { quantityArg } from './change-quantity.ts';
import { ownItem } from './own-item.ts';

/** Removes an item at once, and shows the page of the haul where it was, with *Undo*. */
export const removeItem = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [itemId] }, context) => ({
    private: true,
    async view(visibility) {
      const { haul, item, position } = await ownItem(interaction, itemId, context);
      await context.store.haulItems.remove(interaction.user.id, itemId, context.clock());
      const texts = textsForUser(interaction);
      const product = productOfTopic(item.product);
      const name = await productTitle(product, context.store, texts);
      const left = await ownHaul(interaction, haul.id, context);
      return showHaul(interaction, context, visibility, left, {
        from: position,
        notes: [texts.haulItem.removed(name)],
        steps: undoRemoval(haul.id, product, item, texts),
      });
    },
  }),
});

/** Adds an item again that was removed; pressing twice adds it once. */
export const restoreItem = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, ...productArgs, variantArg, quantityArg]),
  press: ({ interaction, args: [haulId, platform, id, variant, quantity] }, context) => ({
    private: true,
    async view(visibility) {
      const product = { platform, id };
      const name = variant === '' ? '' : await nameOfVariant(product, variant, context);
      const item = { product: productTopic(product).key, variant, variantName: name, quantity };
      const { store, clock } = context;
      // A closed haul gets back what it had.
      const options = { evenIfClosed: true };
      const outcome = await store.haulItems.add(interaction.user.id, haulId, [item], clock(), options);
      if (outcome === undefined) throw haulGone(interaction);
      const haul = await ownHaul(interaction, haulId, context);
      const from = Math.max(
        0,
        haul.items.findIndex(({ id: itemId }) => itemId === outcome.ids[0]),
      );
      const notes = addedNotes(outcome, textsForUser(interaction));
      return showHaul(interaction, context, visibility, haul, { from, notes });
    },
  }),
});

/** Empty where the service doesn't say: the item keeps its variant. */
async function nameOfVariant(product: Product, variant: string, { api }: Context): Promise<string> {
  const lookup = await api.lookup(product).then(
    ({ data }): LookupResult | null => data,
    (error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    },
  );
  const sku = lookup === null ? undefined : variantWithKey(lookup, variant);
  return lookup === null || sku === undefined ? '' : variantName(lookup, sku);
}
