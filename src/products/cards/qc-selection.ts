import { safeUrl } from '../../discord/messages/markdown.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { setsNewestFirst, variantKey } from '../../domain/products/qc-sets.ts';
import type { QcResult, QcSet } from '../../service/index.ts';

/** Every variant. Other filters are a variant's key, or {@link LISTING}. */
export const ALL = 'all';
/** Each variant's newest photo next to the listing's picture. */
export const LISTING = 'listing';

/** Where a reader is in the photos of a product. */
export interface QcPosition {
  readonly filter: string;
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

export type QcSelection = ReturnType<typeof selectQcPhotos>;

/** The photos that a filter selects, newest set first. */
export function selectQcPhotos(result: QcResult, wanted: string) {
  const sets = setsNewestFirst(result).map(shownSet);
  const total = sets.reduce((sum, { photos }) => sum + photos.length, 0);
  const listing = shownPhotos(result.listing_photos);
  const byKey = Map.groupBy(
    sets.filter(({ photos }) => photos.length > 0),
    ({ key }) => key,
  );
  const isVariant = byKey.has(wanted);
  return {
    /** The variant whose photos these are; {@link ALL} for any other filter, and for a variant without photos. */
    filter: isVariant ? wanted : ALL,
    photos: sets.filter(({ key }) => !isVariant || key === wanted).flatMap(({ photos }) => photos),
    listing,
    /** All of the product, with how many photos there are in all sets of each. */
    variants: [...byKey].map(([key, ofKey]) => {
      return { key, sku: ofKey[0]?.sku, count: ofKey.reduce((sum, { photos }) => sum + photos.length, 0) };
    }),
    /** Of the whole product. */
    total,
    /** Sets of the product without a photo that can be shown. */
    emptySets: sets.filter(({ photos }) => photos.length === 0).length,
  };
}

/** The photos whose address Discord accepts: cards count only what people can see. */
export function shownPhotos(photos: readonly string[]): string[] {
  return photos.map((photo) => safeUrl(photo)).filter((url) => url !== null);
}

function shownSet(set: QcSet) {
  const urls = shownPhotos(set.photos);
  const photos = urls.map((url, index): QcPhoto => ({ url, set, number: index + 1, setSize: urls.length }));
  return { key: variantKey(set.sku), sku: set.sku, photos };
}

/** What a gallery shows at a time: at most ten photos of one set. Offsets are null if there is no such page. */
export type QcPage = ReturnType<typeof qcPageAt>;

/** The page with the photo at an offset; the last page where the list has become shorter. */
export function qcPageAt(all: readonly QcPhoto[], offset: number) {
  const starts = all.flatMap(({ number, setSize }, index) =>
    (number - 1) % pageSizeOf(setSize) === 0 ? [{ index, isNewSet: number === 1 }] : [],
  );
  const last = starts.findLastIndex(({ index }) => index <= offset);
  const at = Math.max(0, last);
  const start = starts[at]?.index ?? 0;
  const next = starts[at + 1];
  const sets = starts.filter(({ isNewSet }) => isNewSet);
  return {
    photos: all.slice(start, next?.index),
    offset: start,
    /** From 1. */
    setNumber: sets.filter(({ index }) => index <= start).length,
    setCount: sets.length,
    previous: starts[at - 1]?.index ?? null,
    next: next?.index ?? null,
    /** Only when the next page still shows this set. */
    nextSet: next?.isNewSet === false ? (sets.find(({ index }) => index > start)?.index ?? null) : null,
  };
}

/** About as many photos on each page of a set: eleven are six and five, not ten and a huge one. */
function pageSizeOf(setSize: number): number {
  return Math.ceil(setSize / Math.ceil(setSize / LIMITS.galleryItems));
}
