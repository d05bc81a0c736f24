import { setsNewestFirst } from '../domain/products/qc-sets.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import type { Product } from '../links/product.ts';
import type { LookupResult } from '../service/index.ts';
import type { ProductFacts } from './load-facts.ts';

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
  /** Address of the listing's first photo. */
  readonly image: string | null;
  readonly price: PriceRange | null;
  readonly inStock: boolean | null;
  readonly stock: number | null;
  /** Null: not known; zero photos: there are none yet. */
  readonly qc: { readonly photos: number; readonly newest: string | null } | null;
  /** Whether the service answered the look-up. */
  readonly hasDetails: boolean;
}

/** @param product as the link or the custom id names it */
export function summaryOf(product: Product, { lookup, qc, known }: ProductFacts): ProductSummary {
  const { price, availability } = lookup ?? {};
  return {
    product,
    canonical: lookup?.canonical ?? qc?.canonical ?? canonicalUrl(product) ?? undefined,
    title: filled(lookup?.title) ?? known?.title ?? null,
    image: filled(lookup?.main_image) ?? known?.image ?? qc?.listing_photos[0] ?? null,
    price: hasPrice(price) ? { low: price.low, high: price.high, currency: price.currency } : null,
    inStock: isInStock(availability),
    stock: availability?.total_stock ?? null,
    qc: qc === null ? null : qcSummary(qc),
    hasDetails: lookup !== null,
  };
}

/** Null when the service doesn't say. */
export function isInStock(availability: LookupResult['availability']): boolean | null {
  const { in_stock, total_stock } = availability ?? {};
  return in_stock ?? (total_stock === undefined ? null : total_stock > 0);
}

function qcSummary(qc: NonNullable<ProductFacts['qc']>): ProductSummary['qc'] {
  const [newest] = setsNewestFirst(qc);
  const listed = qc.batches.reduce((sum, set) => sum + set.photos.length, 0);
  return { photos: qc.total_photos ?? listed, newest: newest?.date ?? null };
}

function hasPrice<T extends { low?: number | undefined; high?: number | undefined }>(
  price: T | undefined,
): price is T {
  return price?.low !== undefined || price?.high !== undefined;
}

function filled(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}
