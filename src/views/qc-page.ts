import type { QcResult, QcSet } from '../api/index.ts';
import { LIMITS } from '../discord/limits.ts';
import { setsNewestFirst } from '../domain/qc-sets.ts';
import { type Page, pageAt } from './paging.ts';
import { shownPhotos } from './photo-gallery.ts';

/** Which photos to show: those of a set (0 = newest) or the seller's, and how many of them to skip. */
export interface QcPosition {
  readonly set: number | 'listing';
  readonly offset: number;
}

export const QC_START: QcPosition = { set: 0, offset: 0 };

/** The photos at a position; the nearest ones where there is no such set or offset. */
export interface QcPage {
  /** All sets of the product, newest first. */
  readonly sets: readonly QcSet[];
  /** 0 also for a product without sets. */
  readonly position: number | 'listing';
  /** None for the seller's photos, and for a product without sets. */
  readonly set: QcSet | undefined;
  readonly photos: Page<string>;
  /** How many photos of the seller can be shown. */
  readonly listingCount: number;
}

export function qcPageAt(result: QcResult, { set: wanted, offset }: QcPosition): QcPage {
  const sets = setsNewestFirst(result);
  const listing = shownPhotos(result.listing_photos);
  const position = wanted === 'listing' ? 'listing' : Math.max(0, Math.min(wanted, sets.length - 1));
  const set = position === 'listing' ? undefined : sets[position];
  const shown = position === 'listing' ? listing : shownPhotos(set?.photos ?? []);
  const photos = pageAt(shown, offset, LIMITS.galleryItems);
  return { sets, position, set, photos, listingCount: listing.length };
}
