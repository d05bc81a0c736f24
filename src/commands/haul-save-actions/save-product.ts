import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { productTopic } from '../../domain/topic.ts';
import { variantName, variantWithKey } from '../../products/index.ts';
import type { NewHaulItem } from '../../store/index.ts';
import { fullHaulView, type SavedProduct, saveMenu } from '../../views/haul/adding.ts';
import { haulName } from '../../views/haul/name.ts';
import { productArgs } from '../arguments/product.ts';
import { variantArg } from '../arguments/variant-selection.ts';
import { defineComponent } from '../builders/define-component.ts';
import { addToHaul } from '../haul-actions/add-items.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showItem } from '../haul-item-actions/show-item.ts';
import { withRows } from '../reply/kept-rows.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { withProductRetry } from '../reply/with-product-retry.ts';
import { chosenHaul, otherHauls } from './open-hauls.ts';
import { showMovable } from './show-movable.ts';

const args = z.tuple([...productArgs, variantArg]);

/** Under a product: adds it to the haul that the user changed last, or to a first one. */
export const saveProduct = defineComponent({
  mode: 'reply',
  args,
  press: ({ interaction, args: [platform, id, variant] }, context) => ({
    private: true,
    view: (visibility) => save(interaction, context, visibility, { platform, id, variant }, 0),
  }),
});

/** The menu of other hauls, for what the first one has already or has no room for. */
export const saveInOther = defineComponent({
  mode: 'update',
  args,
  press: ({ interaction, args: [platform, id, variant], values }, context) => ({
    private: true,
    async view(visibility) {
      const haul = await chosenHaul(interaction, values, context);
      return save(interaction, context, visibility, { platform, id, variant }, haul.id);
    },
  }),
});

/** *New haul* below a haul that is full. */
export const saveInNew = defineComponent({
  mode: 'update',
  args,
  press: ({ interaction, args: [platform, id, variant] }, context) => ({
    private: true,
    view: (visibility) => save(interaction, context, visibility, { platform, id, variant }, 'new'),
  }),
});

async function save(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  product: SavedProduct,
  target: number | 'new',
): Promise<MessageView | GrowingView> {
  const texts = textsForUser(interaction);
  const item = await withProductRetry('lookup', product, itemOf(product, context), context, texts);
  const { haulId, outcome } = await addToHaul(interaction, context, [item], target);
  const haul = await ownHaul(interaction, haulId, context);
  const name = haulName(haul.name, texts);
  if (outcome.added > 0) {
    const notes = [texts.haulSave.added(name)];
    return showMovable(interaction, context, visibility, { ids: outcome.ids, notes });
  }
  const others = await otherHauls(interaction, haulId, context);
  const [itemId] = outcome.ids;
  if (itemId === undefined) return fullHaulView(haul, product, others, texts);
  // What was there before this press stays there.
  const card = await showItem(interaction, context, visibility, itemId, [texts.haulSave.already(name)]);
  return withRows(card, saveMenu(product, others, texts));
}

/** @throws ApiError when the name of the variant can't be looked up */
async function itemOf({ platform, id, variant }: SavedProduct, { api }: Context): Promise<NewHaulItem> {
  const product = productTopic({ platform, id }).key;
  if (variant === '') return { product };
  const { data } = await api.lookup({ platform, id });
  // The warehouse can have photos of a variant that the seller no longer lists.
  const sku = variantWithKey(data, variant);
  return sku === undefined ? { product } : { product, variant, variantName: variantName(data, sku) };
}
