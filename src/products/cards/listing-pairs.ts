import { safeUrl } from '../../discord/messages/markdown.ts';
import { valuesInLabel } from '../../domain/products/qc-sets.ts';
import type { LookupResult, QcResult } from '../../service/index.ts';
import { selectableOptions } from '../index.ts';
import { ALL, type QcPhoto, selectQcPhotos } from './qc-selection.ts';
import { ownImage } from './variant-selection.ts';

/** So many sets, the newest, are compared with the listing: each takes a look at all variants. */
const MAX_SETS = 60;

/** What the seller shows of a variant, and the newest photo of it from a warehouse. */
export interface ListingPair {
  readonly image: string;
  readonly photo: QcPhoto;
}

/**
 * A pair for each picture of the listing of whose variant there are QC photos, newest first. Sizes that look the same are one
 * variant. The order of a listing's photos says nothing about variants: only the pictures that the seller gave them count.
 */
export function listingPairs(qc: QcResult, lookup: LookupResult | null): ListingPair[] {
  if (lookup === null) return [];
  const options = selectableOptions(lookup).map(({ name = '', name_cn = '', values }) => {
    return { names: [name, name_cn], values };
  });
  const pairs = new Map<string, ListingPair>();
  const firsts = selectQcPhotos(qc, ALL).photos.filter(({ number }) => number === 1);
  for (const photo of firsts.slice(0, MAX_SETS)) {
    const named = valuesInLabel(photo.set.sku, options)?.map((value) => ({ value, page: 0 }));
    const image = named === undefined ? null : safeUrl(ownImage(lookup, named));
    if (image !== null && !pairs.has(image)) pairs.set(image, { image, photo });
  }
  return [...pairs.values()];
}
