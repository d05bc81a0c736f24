import { productOfTopic } from '../domain/alerts/topic.ts';
import { readVolume, toMinorUnits, wholeFigure } from '../domain/hauls/figures.ts';
import { type HaulTotals, type ItemFigures, type PriceFigures, totalsOf } from '../domain/hauls/totals.ts';
import type { Product } from '../links/product.ts';
import { once } from '../process/once.ts';
import { inParallel } from '../process/timing/in-parallel.ts';
import { photographedVariant } from '../products/cards/lookup-controls.ts';
import {
  type FactsDeps,
  type FactsUnderWay,
  indexVariants,
  loadFacts,
  NO_FACTS,
  type ProductFacts,
  type ProductSummary,
  summaryOf,
  variantWithKey,
} from '../products/index.ts';
import type { Api, LookupResult } from '../service/index.ts';
import type { KnownProduct } from '../store/index.ts';
import { choiceOf, type ItemChoice } from './item-choice.ts';

const NOTHING = Promise.resolve(null);

/** The items whose QC photos are counted: those that the card shows. */
interface Shown {
  readonly offset: number;
  readonly size: number;
}

/**
 * Loads what is known about the items of a haul, with as many parallel calls as the user may have under way. An item whose
 * call fails has no figures.
 * @param api the client of the user who waits
 */
export function loadHaul<Item extends ItemOfHaul>(
  deps: FactsDeps,
  api: Api,
  haul: HaulContent<Item>,
  { offset, size }: Shown,
) {
  const { items } = haul;
  const isShown = (index: number) => index >= offset && index < offset + size;
  const titles = loadTitles(deps, items);
  let pending = true;
  const facts: FactsUnderWay[] = [];
  // Those that the reader sees go first.
  const inOrder = [...items.entries()].toSorted(([a], [b]) => +isShown(b) - +isShown(a));
  const load = async ([index, { product, variant }]: readonly [number, Item]) => {
    // Titles are read for all at once, and of an item that isn't shown, only what the sums need.
    const answered = { known: NOTHING, ...(isShown(index) ? {} : { qc: NOTHING }) };
    const underWay = loadFacts(deps, api, productOfTopic(product), answered);
    facts[index] = underWay;
    await underWay.complete;
    const { lookup } = underWay.soFar();
    if (variant !== '' && lookup !== null) await indexVariants(lookup);
  };
  // Waiting counts toward a call's timeout, so more at once would time out.
  const loaded = inParallel(inOrder, api.callerLimit, load);
  const complete = Promise.all([titles.loaded, loaded]).then(() => {
    pending = false;
  });
  return {
    /** What has arrived by now. */
    soFar(): LoadedHaul<Item> {
      const known = titles.soFar();
      const arrived = items.map(({ product }, index) => ({
        ...(facts[index]?.soFar() ?? NO_FACTS),
        known: known.get(product) ?? null,
      }));
      return loadedHaulOf(haul, arrived, pending);
    },
    /** Resolves when everything has arrived or failed; never rejects. */
    complete,
  };
}

/**
 * Loads what the products of a haul were last called, with one query.
 * @returns the titles by product, none until they are loaded; and what settles then, or when the database failed
 */
export function loadTitles({ store, log }: FactsDeps, items: readonly ItemOfHaul[]) {
  let titles: ReadonlyMap<string, KnownProduct> = new Map();
  const loaded = store.products
    .find(items.map(({ product }) => product))
    .then((found) => {
      titles = found;
    })
    .catch((error: unknown) => log.warn({ err: error }, 'product titles not loaded'));
  return { soFar: () => titles, loaded };
}

/** What a card needs to know about an item, whether it is the user's own or shared. */
export interface ItemOfHaul {
  /** `platform:id` */
  readonly product: string;
  /** The variant's key; empty: none is chosen. */
  readonly variant: string;
  readonly quantity: number;
}

export interface HaulContent<Item extends ItemOfHaul> {
  readonly items: readonly Item[];
  /** Cubic centimeters that a shipping line counts as one kilogram. */
  readonly divisor: number;
}

export interface LoadedItem<Item extends ItemOfHaul> {
  readonly item: Item;
  /** Its position in the haul, from 1. */
  readonly number: number;
  readonly product: Product;
  readonly summary: ProductSummary;
  readonly lookup: LookupResult | null;
  readonly figures: ItemFigures;
  /** Null: nothing is chosen, or not known. */
  readonly choice: ItemChoice | null;
  /** QC photos of the chosen variant, as its own page counts them; without a variant, of all. Null: not known. */
  readonly photos: number | null;
}

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
  const loaded = items.map((item, index) => loadedItemOf(item, index, facts[index] ?? NO_FACTS));
  const figures = loaded.map((item) => item.figures);
  return { items: loaded, totals: totalsOf(figures, divisor), pending };
}

/** What files and sums say of an item. @param index its position in the haul, from 0 */
export function countedItemOf<Item extends ItemOfHaul>(item: Item, index: number, facts: ProductFacts) {
  const { lookup } = facts;
  const product = productOfTopic(item.product);
  const summary = summaryOf(product, facts);
  return { item, number: index + 1, product, summary, lookup, figures: figuresOf(item, lookup) };
}

/** The same with what cards show. @param index its position in the haul, from 0 */
export function loadedItemOf<Item extends ItemOfHaul>(item: Item, index: number, facts: ProductFacts) {
  const counted = countedItemOf(item, index, facts);
  // Each reads all variants of its product, which only the items of a page need.
  const choice = once(() => choiceOf(facts.lookup, item.variant));
  const photos = once(() => photosOf(choice(), facts) ?? counted.summary.qc?.photos ?? null);
  return {
    ...counted,
    get choice() {
      return choice();
    },
    get photos() {
      return photos();
    },
  };
}

/** Of more sets, a list shows the photos of all variants: reading each of them for ten items would take too long. */
const MAX_SETS = 200;

/** Null where no variant is chosen, and where none of its photos can be told from others'. */
function photosOf(choice: ItemChoice | null, { lookup, qc }: ProductFacts): number | null {
  const sets = qc?.batches ?? [];
  if (lookup === null || choice === null || sets.length > MAX_SETS) return null;
  return photographedVariant(lookup, choice.selection, sets)?.count ?? null;
}

/** The item with the photo of its variant, where there is one, instead of the listing's: for its owner alone. */
export function withVariantPhoto<Item extends ItemOfHaul>(loaded: LoadedItem<Item>): LoadedItem<Item> {
  const { summary, choice } = loaded;
  const image = choice?.sku.image;
  return { ...loaded, summary: { ...summary, image: image || summary.image } };
}

/** The platforms' own currency, where the service names none. */
const USUAL_CURRENCY = 'CNY';

/** What the service knows about an item of a haul. @param lookup null: not loaded */
export function figuresOf({ variant, quantity }: Omit<ItemOfHaul, 'product'>, lookup: LookupResult | null) {
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
  const own = variantWithKey(lookup, variant)?.price;
  const listedAmounts = own === undefined ? [lowest, highest] : [own];
  const amounts = listedAmounts.flatMap((amount) => toMinorUnits(amount, currency) ?? []);
  return amounts.length === 0 ? null : { low: Math.min(...amounts), high: Math.max(...amounts), currency };
}
