import { type APIComponentInContainer, type APIMediaGalleryItem, ComponentType } from 'discord.js';
import type { QcSet } from '../api/index.ts';
import { LIMITS } from '../discord/limits.ts';
import { safeUrl } from '../discord/safe-url.ts';
import { cut, plainText } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';

/** The photos whose address Discord accepts: the card counts only what people can see. */
export function shownPhotos(photos: readonly string[]): string[] {
  return photos.map((photo) => safeUrl(photo)).filter((url) => url !== null);
}

/**
 * At most ten photos side by side; nothing without photos.
 * @param set undefined for the seller's photos
 * @param total how many photos the set has
 * @param first position of the first photo in the set, from 1
 */
export function photoGallery(
  photos: readonly string[],
  set: QcSet | undefined,
  total: number,
  texts: Texts,
  first = 1,
): APIComponentInContainer[] {
  if (photos.length === 0) return [];
  const items = photos.slice(0, LIMITS.galleryItems).map(
    (url, index): APIMediaGalleryItem => ({
      media: { url },
      description: cut(altText(set, first + index, total, texts), LIMITS.mediaDescription),
    }),
  );
  return [{ type: ComponentType.MediaGallery, items }];
}

function altText(set: QcSet | undefined, index: number, total: number, texts: Texts): string {
  if (set === undefined) return texts.qc.listingAlt(index, total);
  return texts.qc.alt(index, total, plainText(set.sku ?? '', 300), plainText(set.date ?? '', 20));
}
