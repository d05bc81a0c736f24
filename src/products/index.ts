import { productTopic } from '../domain/alerts/topic.ts';
import { setsNewestFirst, variantKey } from '../domain/products/qc-sets.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import type { Product } from '../links/product.ts';
import type { Log } from '../process/log.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import {
  type Api,
  ApiError,
  type LookupResult,
  type QcResult,
  type Sku,
  type VariantOption,
} from '../service/index.ts';
import type { KnownProduct, Store } from '../store/index.ts';

/** What is known about a product at one moment: answers of the service, or what it was last called. */
export interface ProductFacts {
  readonly lookup: LookupResult | null;
  readonly qc: QcResult | null;
  readonly known: KnownProduct | null;
}

export const NO_FACTS: ProductFacts = { lookup: null, qc: null, known: null };

export interface FactsDeps {
  readonly store: Pick<Store, 'products'>;
  readonly log: Log;
}

export type FactsUnderWay = ReturnType<typeof loadFacts>;

/**
 * Loads what cards say about a product, with parallel calls. A call that fails leaves its part out.
 * @param api the client of the user who waits
 * @param underWay what the card loads in any case
 */
export function loadFacts(
  { store, log }: FactsDeps,
  api: Api,
  product: Product,
  underWay: { readonly [K in keyof ProductFacts]?: Promise<ProductFacts[K]> } = {},
) {
  const facts: { -readonly [K in keyof ProductFacts]: ProductFacts[K] } = { ...NO_FACTS };
  let isComplete = false;
  const { key } = productTopic(product);
  const collect = async <K extends keyof ProductFacts>(part: K, call: Promise<ProductFacts[K]>) => {
    try {
      facts[part] = await call;
    } catch (error) {
      if (!(error instanceof ApiError)) log.warn({ err: error }, 'product facts not loaded');
    }
  };
  const complete = Promise.all([
    collect('known', underWay.known ?? store.products.find([key]).then((found) => found.get(key) ?? null)),
    collect('lookup', underWay.lookup ?? api.lookup(product).then(({ data }) => data)),
    collect('qc', underWay.qc ?? api.qc(product).then(({ data }) => data)),
  ]).then((): ProductFacts => {
    isComplete = true;
    return { ...facts };
  });
  return {
    /** What has arrived by now. */
    soFar: (): ProductFacts => ({ ...facts }),
    /** Whether everything has arrived or failed. */
    isComplete: () => isComplete,
    /** Resolves when everything has arrived or failed; never rejects. */
    complete,
  };
}

const MAX_TITLE = 500;

/** Remembers what products are called, so that lists can name them without asking the service. Never throws. */
export function rememberProducts({ store, log, clock }: FactsDeps & { readonly clock: () => number }) {
  return ({ platform, product_id: id, title = '', main_image: image }: LookupResult): void => {
    if (title.trim() === '') return;
    const { key } = productTopic({ platform, id });
    store.products
      .remember({ key, title: title.slice(0, MAX_TITLE).toWellFormed(), image: image ?? null }, clock())
      .catch((error: unknown) => log.error({ err: error }, 'product title not stored'));
  };
}

export interface PriceRange {
  readonly low: number | undefined;
  readonly high: number | undefined;
  readonly currency: string | undefined;
}

/** What every card says about a product. Null: not known. */
export interface ProductSummary {
  readonly product: Product;
  /** The platform's own link. */
  readonly canonical: string | undefined;
  readonly title: string | null;
  readonly image: string | null;
  readonly price: PriceRange | null;
  readonly inStock: boolean | null;
  readonly stock: number | null;
  /** Zero photos: there are none yet. */
  readonly qc: { readonly photos: number; readonly newest: string | null } | null;
  readonly hasDetails: boolean;
}

/** @param product as the link or the custom id names it */
export function summaryOf(product: Product, { lookup, qc, known }: ProductFacts): ProductSummary {
  const { price, availability } = lookup ?? {};
  const { low, high, currency } = price ?? {};
  const listed = qc?.batches.reduce((sum, set) => sum + set.photos.length, 0) ?? 0;
  return {
    product,
    canonical: lookup?.canonical ?? qc?.canonical ?? canonicalUrl(product) ?? undefined,
    title: filled(lookup?.title) ?? known?.title ?? null,
    image: filled(lookup?.main_image) ?? known?.image ?? qc?.listing_photos[0] ?? null,
    price: low === undefined && high === undefined ? null : { low, high, currency },
    inStock: isInStock(availability),
    stock: availability?.total_stock ?? null,
    qc: qc && { photos: qc.total_photos ?? listed, newest: setsNewestFirst(qc)[0]?.date ?? null },
    hasDetails: lookup !== null,
  };
}

/** Null when the service doesn't say. */
export function isInStock(availability: LookupResult['availability']): boolean | null {
  const { in_stock, total_stock } = availability ?? {};
  return in_stock ?? (total_stock === undefined ? null : total_stock > 0);
}

function filled(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}

/** A custom id has no room for more options; no real product has more. */
export const MAX_OPTIONS = 5;

/** The options that get a menu. */
export function selectableOptions(result: LookupResult): VariantOption[] {
  return (result.variants?.options ?? []).filter((option) => option.values.length > 0).slice(0, MAX_OPTIONS);
}

/** A variant's value of an option. The service names attributes after the option, or after its Chinese name. */
export function attributeOf(sku: Sku, option: VariantOption): string | undefined {
  return sku.attrs[option.name ?? ''] ?? sku.attrs[option.name_cn ?? ''];
}

/** What the seller calls a variant: "Navy / White, 40". */
export function variantName(result: LookupResult, sku: Sku): string {
  const values = selectableOptions(result).flatMap((option) => attributeOf(sku, option) ?? []);
  return (values.length > 0 ? values : Object.values(sku.attrs)).join(', ');
}

/** The variants of an answer by their keys; computing each key takes a hash. */
const indexes = new WeakMap<LookupResult, ReadonlyMap<string, Sku>>();

/** The variant with this key (`domain/products/qc-sets.ts`), if the product still has it. */
export function variantWithKey(result: LookupResult, key: string): Sku | undefined {
  return key === '' ? undefined : indexOf(result).get(key);
}

/** Finds the keys of all variants in a separate turn of the event loop: of many variants, that takes long. */
export async function indexVariants(result: LookupResult): Promise<void> {
  await takeTurn();
  indexOf(result);
}

function indexOf(result: LookupResult): ReadonlyMap<string, Sku> {
  const known = indexes.get(result);
  if (known !== undefined) return known;
  const skus = result.variants?.skus ?? [];
  // Of two with one key, the first counts.
  const index = new Map(skus.toReversed().map((sku) => [variantKey(variantName(result, sku)), sku]));
  indexes.set(result, index);
  return index;
}
