import type { LookupResult, Sku } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { isInStock, type PriceRange, selectableOptions } from '../products/index.ts';
import { formatNumber, formatPrice, formatSecondPrice } from './number-format.ts';
import type { Reader } from './reader.ts';
import { hasSelection, matchingSkus, selectedValue, type VariantSelection } from './variant-selection.ts';

/** Price and stock of what is chosen, or of the whole product. */
interface Offer {
  readonly price: PriceRange;
  /** Null: not known. */
  readonly inStock: boolean | null;
  readonly stock: number | null;
}

/** The answer in two lines: price and stock; then the price in the reader's currency and what is chosen. */
export function headingLines(result: LookupResult, selection: VariantSelection, reader: Reader): string[] {
  const { texts, currency } = reader;
  const chosen = chosenValues(result, selection);
  const offer = offerOf(result, selection);
  if (offer === null) return [`### ${texts.lookup.unavailable}`, ...chosen];
  const { low, high } = offer.price;
  const price = formatPrice(low, high, offer.price.currency, texts.locale) ?? texts.product.noPrice;
  const second = formatSecondPrice(offer.price, currency, texts.locale);
  const below = [...(second === null ? [] : [`≈ ${second}`]), ...chosen];
  return [headline(price, offer, reader), ...(below.length === 0 ? [] : [below.join(' · ')])];
}

function headline(price: string, { inStock, stock }: Offer, { texts }: Reader): string {
  if (inStock === false) return `### ${texts.product.soldOut} · ${price}`;
  if (stock === null) return `### ${price}`;
  return `### ${price} · ${texts.product.inStock(formatNumber(stock, texts.locale))}`;
}

/** "**Navy / White, 40**" */
function chosenValues(result: LookupResult, selection: VariantSelection): string[] {
  const options = selectableOptions(result);
  const values = options.flatMap((_, index) => selectedValue(options, selection, index) ?? []);
  return values.length === 0 ? [] : [`**${values.map((value) => escapeText(value, 80)).join(', ')}**`];
}

/** Null when no variant has every chosen value. */
function offerOf(result: LookupResult, selection: VariantSelection): Offer | null {
  const { price, availability } = result;
  const total = availability?.total_stock;
  if (!hasSelection(selection)) {
    return {
      price: { low: price?.low, high: price?.high, currency: price?.currency },
      inStock: isInStock(result.availability),
      stock: total ?? null,
    };
  }
  const skus = matchingSkus(result, selection);
  return skus.length === 0 ? null : offerOfSkus(skus, price?.currency);
}

/** Price range and stock of some variants. */
export function offerOfSkus(skus: readonly Sku[], currency: string | undefined): Offer {
  const prices = skus.flatMap(({ price }) => price ?? []);
  const isCounted = skus.some(({ stock }) => stock !== undefined);
  const stock = isCounted ? skus.reduce((sum, sku) => sum + (sku.stock ?? 0), 0) : null;
  const low = prices.length === 0 ? undefined : Math.min(...prices);
  const high = prices.length === 0 ? undefined : Math.max(...prices);
  return { price: { low, high, currency }, inStock: stock === null ? null : stock > 0, stock };
}
