import { productTopic } from '../../domain/alerts/topic.ts';
import type { PriceConditions } from '../../domain/products/price-watch.ts';
import type { Product } from '../../links/product.ts';
import { isInStock, variantName, variantWithKey } from '../../products/index.ts';
import type { LookupResult } from '../../service/index.ts';
import type { CommandRequest } from '../replies/request.ts';
import { dmDestination } from '../track/follow-target.ts';

/** A watch that was just started, or that the user had before. */
interface OwnWatch {
  readonly topicId: number;
  readonly outcome: 'added' | 'already';
}

interface WatchOptions {
  /** What to alert about; by default a lower price, or a restock of what is sold out. */
  readonly conditions?: PriceConditions;
  /** The haul for which *Watch all* starts it; by default, the user starts it. */
  readonly haulId?: number;
}

/**
 * Watches the price and stock of a product in the user's DMs, unless they already do.
 * @param variant its key; empty, or no longer offered: the whole product
 * @throws ApiError when the product can't be looked up
 */
export async function watchPriceInDms(
  { interaction, context, userId }: CommandRequest,
  product: Product,
  variant: string,
  { conditions, haulId }: WatchOptions = {},
): Promise<OwnWatch | 'too_many'> {
  const { api, store, alerts } = context;
  const { data: lookup, checkedAt } = await api.lookup(product);
  const { key } = productTopic({ platform: lookup.platform, id: lookup.product_id });
  const sku = variantWithKey(lookup, variant);
  const watched = sku === undefined ? '' : variant;
  const existing = await store.priceWatches.find(userId, key, watched);
  if (existing !== undefined) {
    if (haulId === undefined) await store.priceWatches.keep(userId, existing.topicId);
    return { topicId: existing.topicId, outcome: 'already' };
  }
  const outcome = await alerts.prices.watch(dmDestination(interaction), {
    userId,
    lookup,
    checkedAt,
    variant: watched,
    variantName: sku === undefined ? '' : variantName(lookup, sku),
    haulId,
    ...(conditions ?? usualConditions(lookup, sku?.stock)),
  });
  const watch = await store.priceWatches.find(userId, key, watched);
  return outcome === 'too_many' || watch === undefined ? 'too_many' : { topicId: watch.topicId, outcome };
}

/** Default: restock alerts for sold-out products, price drops for the rest. */
function usualConditions({ availability }: LookupResult, stock: number | undefined): PriceConditions {
  const isSoldOut = stock === undefined ? isInStock(availability) === false : stock === 0;
  return { cheaper: !isSoldOut, below: null, restock: isSoldOut, fewLeft: null };
}
