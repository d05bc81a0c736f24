import { type APIComponentInContainer, ComponentType, MessageFlags } from 'discord.js';
import type { Answer, QcBatch, QcResult } from '../api/index.ts';
import type { View } from '../bot/command.ts';
import { escapeText, LIMITS } from '../bot/limits.ts';
import { markdownLink } from '../bot/markdown-link.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './address.ts';
import { COLOURS } from './colours.ts';
import { freshness } from './freshness.ts';
import { platformName } from './names.ts';
import { paragraph } from './panel.ts';
import { photoGallery, shownPhotos } from './photo-gallery.ts';
import { incompleteLine } from './provenance.ts';
import { qcControls } from './qc-controls.ts';

/** Which photos are looked at: a batch (0 = newest run) or the listing's own, and how far in. */
export interface QcPlace {
  readonly batch: number | 'listing';
  readonly offset: number;
}

export const QC_START: QcPlace = { batch: 0, offset: 0 };

/** Newest run first; runs of one day keep the service's order. */
export function batchesNewestFirst(result: QcResult): QcBatch[] {
  return result.batches.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/** A page of at most ten QC photos, in the order in which they were taken. */
export function qcView(answer: Answer<QcResult>, place: QcPlace, texts: Texts): View {
  const result = answer.data;
  const batches = batchesNewestFirst(result);
  const listing = shownPhotos(result.listing_photos);
  const batch = place.batch === 'listing' ? undefined : batches[Math.min(place.batch, batches.length - 1)];
  const batchIndex = batch === undefined ? -1 : batches.indexOf(batch);
  const photos = place.batch === 'listing' ? listing : shownPhotos(batch?.photos ?? []);
  const lastPage = Math.max(0, Math.ceil(photos.length / LIMITS.galleryItems) - 1) * LIMITS.galleryItems;
  const offset = Math.min(place.offset, lastPage);
  const page = photos.slice(offset, offset + LIMITS.galleryItems);
  const product = { platform: result.platform, id: result.product_id };

  const heading = place.batch === 'listing' ? texts.qc.listingHeading : texts.qc.heading;
  const children: APIComponentInContainer[] = [
    paragraph(`### 📷 ${heading}\n${productLine(result, texts)}`),
    ...(batch === undefined ? [] : [paragraph(batchLine(batch, batchIndex, batches.length, texts))]),
    ...photoGallery(page, batch, photos.length, texts, offset + 1),
    paragraph(
      [
        emptyLine(result, batch, place, photos.length, texts),
        footLine(answer, page.length, offset, photos.length, texts),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    ...(isAddressable(product)
      ? qcControls(
          {
            product,
            canonical: result.canonical,
            batches,
            batch: place.batch === 'listing' ? 'listing' : Math.max(0, batchIndex),
            offset,
            total: photos.length,
            listing: listing.length,
          },
          texts,
        )
      : []),
  ];
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      {
        type: ComponentType.Container,
        accent_color: photos.length === 0 ? COLOURS.waiting : COLOURS.neutral,
        components: children,
      },
    ],
  };
}

function productLine(result: QcResult, texts: Texts): string {
  const name = texts.common.product(platformName(result.platform), result.product_id);
  const product = markdownLink(name, result.canonical, 120);
  const count = result.total_photos ?? result.batches.reduce((sum, batch) => sum + batch.photos.length, 0);
  const summary =
    result.batches.length === 0 ? '' : texts.qc.summary(texts.qc.photos(count), result.batches.length);
  const provider = result.provider === undefined ? '' : texts.qc.provider(escapeText(result.provider, 80));
  return [product, summary, provider].filter((part) => part !== '').join(' · ');
}

function batchLine(batch: QcBatch, index: number, count: number, texts: Texts): string {
  const date = escapeText(batch.date ?? '', 20) || texts.qc.undated;
  const sku = escapeText(batch.sku ?? '', 300);
  return [`**${texts.qc.batch(index + 1, count)}**`, date, sku, texts.qc.photos(batch.photos.length)]
    .filter((part) => part !== '')
    .join(' · ');
}

function emptyLine(
  result: QcResult,
  batch: QcBatch | undefined,
  place: QcPlace,
  photos: number,
  texts: Texts,
): string {
  if (photos > 0) return '';
  if (place.batch === 'listing') return texts.qc.noListing;
  if (batch !== undefined) return texts.qc.emptyBatch;
  return result.listing_photos.length === 0 ? `${texts.qc.none} ${texts.qc.noListing}` : texts.qc.none;
}

function footLine(
  answer: Answer<QcResult>,
  count: number,
  offset: number,
  total: number,
  texts: Texts,
): string {
  const range = count === 0 ? '' : `-# ${texts.qc.range(offset + 1, offset + count, total)}`;
  const incomplete = incompleteLine(answer.data.batches.length, answer.data.batch_count, texts);
  return [range, incomplete, freshness(answer, texts)].filter((line) => line !== '').join('\n');
}
