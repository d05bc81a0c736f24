import type { BaseInteraction } from 'discord.js';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import { productTopic } from '../../domain/topic.ts';
import type { Product } from '../../links/product.ts';
import { NO_FACTS, summaryOf } from '../../products/index.ts';
import { LISTED, productChooserView } from '../../views/product-menu.ts';
import { readerOf } from '../reply/reader.ts';

/** As many as a menu holds. */
const MAX_PRODUCTS = 25;

/** Asks which of several products to show; the service is only asked about those on the card and those without a title. */
export async function showChooser(interaction: BaseInteraction, context: Context, all: readonly Product[]) {
  const products = all.slice(0, MAX_PRODUCTS);
  const reader = await readerOf('private', interaction, context);
  const keyOf = (product: Product) => productTopic(product).key;
  const known = await context.store.products.find(products.map(keyOf));
  const summaries = products.map((product) =>
    summaryOf(product, { ...NO_FACTS, known: known.get(keyOf(product)) ?? null }),
  );
  const lookUps = products.map(async (product, index) => {
    if (index >= LISTED && known.has(keyOf(product))) return;
    const { data } = await context.api.lookup(product);
    summaries[index] = summaryOf(product, {
      ...NO_FACTS,
      lookup: data,
      known: known.get(keyOf(product)) ?? null,
    });
  });
  return growingView(Promise.allSettled(lookUps), () => productChooserView([...summaries], reader));
}
