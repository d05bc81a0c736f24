import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { haulName } from '../../cards/haul-name.ts';
import type { Context } from '../../context.ts';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import { addedNotes, fullHaulView, type SavedProduct, saveMenu } from '../../hauls/cards/adding.ts';
import { variantName, variantWithKey } from '../../products/index.ts';
import type { NewHaulItem } from '../../store/index.ts';
import { noArgs } from '../arguments/custom-id-args.ts';
import { productArgs } from '../arguments/product.ts';
import { variantArg } from '../arguments/variant-selection.ts';
import { listedProducts } from '../convert/listed-products.ts';
import { withRows } from '../replies/kept-rows.ts';
import { type Card, type CommandRequest, replying, updating } from '../replies/request.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';
import { addNamed, addToHaul } from './add-items.ts';
import { showItem } from './item.ts';
import { chosenHaul, otherHauls, showMovable } from './move-items.ts';
import { ownHaul } from './own-haul.ts';
import { productsOf } from './read-products.ts';
import { showHaulFrom } from './show-haul.ts';

const args = z
  .tuple([...productArgs, variantArg])
  .transform(([platform, id, variant]): SavedProduct => ({ platform, id, variant }));

export const saveButtons = {
  /** *Add to haul* under a product: adds it to the haul that the user changed last, or to a first one. */
  save: replying(args, (request, product) => save(request, product, 0)),
  /** The menu of other hauls, for what the first one has already or has no room for. */
  saveto: updating(args, async (request, product, values) =>
    save(request, product, (await chosenHaul(request, values)).id),
  ),
  /** *New haul* below a haul that is full. */
  savenew: updating(args, (request, product) => save(request, product, 'new')),
  /** Under several products: adds all of the message's products to the haul that the user changed last, or to a first one. */
  saveall: replying(noArgs, saveListed),
};

async function save(request: CommandRequest, product: SavedProduct, target: number | 'new'): Promise<Card> {
  const { context, texts } = request;
  const item = await withProductRetry(request, 'lookup', product, itemOf(product, context));
  const { haulId, outcome } = await addToHaul(request, [item], target);
  const haul = await ownHaul(request, haulId);
  const name = haulName(haul.name, texts);
  if (outcome.added > 0)
    return showMovable(request, { ids: outcome.ids, notes: [texts.haulSave.added(name)] });
  const others = await otherHauls(request, haulId);
  const [itemId] = outcome.ids;
  if (itemId === undefined) return fullHaulView(haul, product, others, texts);
  // What was there before this press stays there.
  const card = await showItem(request, itemId, [texts.haulSave.already(name)]);
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

async function saveListed(request: CommandRequest<ComponentInteraction>): Promise<Card> {
  const { interaction, context, texts } = request;
  const named = await productsOf(await listedProducts(interaction.message, context, texts), context);
  if (named.products.length === 0) {
    const problems = addedNotes({ added: 0, already: 0, ...named, leftOut: 0 }, texts);
    throw new UserFacingError(problems.join(' '));
  }
  const { haulId, outcome, ...done } = await addNamed(request, named, 0);
  if (outcome.newIds.length > 0) return showMovable(request, { ids: outcome.newIds, ...done });
  return showHaulFrom(request, haulId, outcome.ids[0], done);
}
