import type { QcResult, QcSet } from '../api/index.ts';
import { safeUrl } from '../discord/safe-url.ts';
import { setsNewestFirst } from '../domain/qc-sets.ts';
import { variantKey } from '../domain/qc-variants.ts';

/** Every variant. Other filters are a variant's key, or {@link LISTING}. */
export const ALL = 'all';
/** QC photos beside the listing's. */
export const LISTING = 'listing';

/** Where a reader is in the photos of a product. */
export interface QcPosition {
  readonly filter: string;
  /** How many photos come before. */
  readonly offset: number;
}

export const QC_START: QcPosition = { filter: ALL, offset: 0 };

export interface QcPhoto {
  readonly url: string;
  readonly set: QcSet;
  /** Position in its set, from 1. */
  readonly number: number;
  readonly setSize: number;
}

/** The photos of one variant in all sets. */
export interface QcVariant {
  readonly key: string;
  readonly sku: string | undefined;
  readonly count: number;
}

/** The photos that a filter selects. */
export interface QcSelection {
  /** The filter that applies: {@link ALL} for a variant without photos, and for a listing without them. */
  readonly filter: string;
  /** Newest set first. */
  readonly photos: readonly QcPhoto[];
  readonly listing: readonly string[];
  /** Of the whole product, whose photos are newest first. */
  readonly variants: readonly QcVariant[];
  /** Of the whole product. */
  readonly total: number;
  /** Sets of the product without a photo that can be shown. */
  readonly emptySets: number;
}

export function selectQcPhotos(result: QcResult, wanted: string): QcSelection {
  const sets = setsNewestFirst(result);
  const all = sets.flatMap(photosOf);
  const listing = shownPhotos(result.listing_photos);
  const variants = variantsOf(all);
  const isVariant = variants.some(({ key }) => key === wanted);
  const filter = isVariant || (wanted === LISTING && listing.length > 0 && all.length > 0) ? wanted : ALL;
  return {
    filter,
    photos: isVariant ? all.filter(({ set }) => variantKey(set.sku) === filter) : all,
    listing,
    variants,
    total: all.length,
    emptySets: sets.filter((set) => photosOf(set).length === 0).length,
  };
}

/** The photos whose address Discord accepts: cards count only what people can see. */
export function shownPhotos(photos: readonly string[]): string[] {
  return photos.map((photo) => safeUrl(photo)).filter((url) => url !== null);
}

function photosOf(set: QcSet): QcPhoto[] {
  const urls = shownPhotos(set.photos);
  return urls.map((url, index) => ({ url, set, number: index + 1, setSize: urls.length }));
}

function variantsOf(photos: readonly QcPhoto[]): QcVariant[] {
  const variants = new Map<string, QcVariant>();
  for (const { set } of photos) {
    const key = variantKey(set.sku);
    const known = variants.get(key) ?? { key, sku: set.sku, count: 0 };
    variants.set(key, { ...known, count: known.count + 1 });
  }
  return [...variants.values()];
}
