import type { LookupResult } from '../../api/index.ts';
import type { SeenOffer } from '../../domain/price-watch.ts';
import { isInStock, variantWithKey } from '../../products/index.ts';

/**
 * What a look-up says about the price and stock of a product, or of one variant; null where it says nothing.
 * @param variant its key; empty: the whole product
 */
export function offerOf(result: LookupResult, variant: string): SeenOffer | null {
  const offer = variant === '' ? offerOfProduct(result) : offerOfVariant(result, variant);
  return offer === null || (offer.price === null && offer.stock === null && offer.inStock === null)
    ? null
    : offer;
}

/** A product costs what its cheapest variant costs. */
function offerOfProduct({ price, availability }: LookupResult): SeenOffer {
  const inStock = isInStock(availability);
  const total = availability?.total_stock ?? null;
  // "In stock" beside a total of 0 means that nobody counts.
  const counted = total === 0 ? null : total;
  return { price: price?.low ?? price?.high ?? null, stock: inStock === false ? 0 : counted, inStock };
}

function offerOfVariant(result: LookupResult, key: string): SeenOffer | null {
  const sku = variantWithKey(result, key);
  if (sku === undefined) return null;
  const stock = sku.stock ?? null;
  return { price: sku.price ?? null, stock, inStock: stock === null ? null : stock > 0 };
}
