import { type APIComponentInContainer, type APIMediaGalleryItem, ComponentType } from 'discord.js';
import type { QcSet } from '../api/index.ts';
import { cut, LIMITS, plainText, safeUrl } from '../discord/limits.ts';
import type { Texts } from '../texts/index.ts';

/** Addresses that Discord would refuse are left out: the counts then speak of what can be seen. */
export function shownPhotos(photos: readonly string[]): string[] {
  return photos.map((photo) => safeUrl(photo)).filter((url) => url !== null);
}

/**
 * At most ten photos side by side; nothing when there are none.
 * @param batch undefined for the listing's own photos
 * @param first number of the first one, from 1
 */
export function photoGallery(
  photos: readonly string[],
  batch: QcSet | undefined,
  total: number,
  texts: Texts,
  first = 1,
): APIComponentInContainer[] {
  if (photos.length === 0) return [];
  const items = photos.slice(0, LIMITS.galleryItems).map(
    (url, index): APIMediaGalleryItem => ({
      media: { url },
      description: cut(alt(batch, first + index, total, texts), LIMITS.mediaDescription),
    }),
  );
  return [{ type: ComponentType.MediaGallery, items }];
}

function alt(batch: QcSet | undefined, index: number, total: number, texts: Texts): string {
  if (batch === undefined) return texts.qc.listingAlt(index, total);
  return texts.qc.alt(index, total, plainText(batch.sku ?? '', 300), plainText(batch.date ?? '', 20));
}
