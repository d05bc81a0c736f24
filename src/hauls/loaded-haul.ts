import { productOfTopic } from '../domain/alerts/topic.ts';
import { readVolume, toMinorUnits, wholeFigure } from '../domain/hauls/figures.ts';
import { type HaulTotals, type ItemFigures, type PriceFigures, totalsOf } from '../domain/hauls/totals.ts';
import type { Product } from '../links/product.ts';
import { type ProductFacts, type ProductSummary, summaryOf, variantWithKey } from '../products/index.ts';
import type { LookupResult } from '../service/index.ts';
import type { HaulItem } from '../store/index.ts';

/** What a card needs to know of an item, whether it is somebody's own or was shared. */
export interface ItemOfHaul {
  /** `platform:id` */
  readonly product: string;
  /** The variant's key; empty: none is chosen. */
  readonly variant: string;
  readonly quantity: number;
}

/** The items of a haul, and how its volume is counted. */
export interface HaulContent<Item extends ItemOfHaul> {
  readonly items: readonly Item[];
  /** Cubic centimetres that a shipping line counts as one kilogram. */
  readonly divisor: number;
}

/** An item with what is known about it by now. */
export interface LoadedItem<Item extends ItemOfHaul> {
  readonly item: Item;
  /** Its position in the haul, from 1. */
  readonly number: number;
  readonly product: Product;
  readonly summary: ProductSummary;
  readonly lookup: LookupResult | null;
  readonly figures: ItemFigures;
}

/** A haul, with the sums of everything that is known by now. */
export interface LoadedHaul<Item extends ItemOfHaul> {
  readonly items: readonly LoadedItem<Item>[];
  readonly totals: HaulTotals;
  /** Some answers are still on their way: what is missing may come. */
  readonly pending: boolean;
}

/** @param facts what is known about each item, in the order of the items */
export function loadedHaulOf<Item extends ItemOfHaul>(
  { items, divisor }: HaulContent<Item>,
  facts: readonly ProductFacts[],
  pending: boolean,
): LoadedHaul<Item> {
  const loaded = items.flatMap((item, index) => {
    const known = facts[index];
    if (known === undefined) return [];
    const product = productOfTopic(item.product);
    const { lookup } = known;
    const summary = summaryOf(product, known);
    return [{ item, number: index + 1, product, summary, lookup, figures: figuresOf(item, lookup) }];
  });
  const totals = totalsOf(
    loaded.map(({ figures }) => figures),
    divisor,
  );
  return { items: loaded, totals, pending };
}

/** The item with the photo of its variant, where there is one, instead of the listing's: for its owner alone. */
export function withVariantPhoto<Item extends ItemOfHaul>(loaded: LoadedItem<Item>): LoadedItem<Item> {
  const { lookup, summary, item } = loaded;
  const sku = lookup === null || item.variant === '' ? undefined : variantWithKey(lookup, item.variant);
  return { ...loaded, summary: { ...summary, image: sku?.image || summary.image } };
}

/** The platforms' own currency, where the service names none. */
const USUAL_CURRENCY = 'CNY';

/**
 * What the service knows about an item of a haul.
 * @param lookup null: not loaded
 */
export function figuresOf(
  { variant, quantity }: Pick<HaulItem, 'variant' | 'quantity'>,
  lookup: LookupResult | null,
): ItemFigures {
  const { weight_g, volume_cm3, dimensions_cm } = lookup?.warehouse ?? {};
  return {
    quantity,
    price: lookup === null ? null : priceOf(lookup, variant),
    weightG: wholeFigure(weight_g),
    volumeCm3: readVolume(volume_cm3, dimensions_cm),
  };
}

/** The variant's own price, or that of all variants while none is chosen. */
function priceOf(lookup: LookupResult, variant: string): PriceFigures | null {
  const { low: lowest, high: highest, currency: listed } = lookup.price ?? {};
  const currency = listed?.toUpperCase() || USUAL_CURRENCY;
  const own = variant === '' ? undefined : variantWithKey(lookup, variant)?.price;
  const amounts = (own === undefined ? [lowest, highest] : [own]).flatMap(
    (amount) => toMinorUnits(amount, currency) ?? [],
  );
  return amounts.length === 0 ? null : { low: Math.min(...amounts), high: Math.max(...amounts), currency };
}
