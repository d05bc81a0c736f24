import type { LookupResult } from '../api/index.ts';
import { type HaulTotals, type ItemFigures, totalsOf } from '../domain/haul/totals.ts';
import { productOfTopic } from '../domain/topic.ts';
import type { Product } from '../links/product.ts';
import { type ProductFacts, type ProductSummary, summaryOf, variantWithKey } from '../products/index.ts';
import { figuresOf } from './item-figures.ts';

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
