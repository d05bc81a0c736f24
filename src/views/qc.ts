import { type APIComponentInContainer, ComponentType, MessageFlags } from 'discord.js';
import type { CachedResponse, QcResult, QcSet } from '../api/index.ts';
import { escapeText, LIMITS } from '../discord/limits.ts';
import { markdownLink } from '../discord/markdown-link.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { COLOURS } from './colours.ts';
import { textDisplay } from './container.ts';
import { platformDisplayName } from './display-names.ts';
import { freshness } from './freshness.ts';
import { photoGallery, shownPhotos } from './photo-gallery.ts';
import { setsNewestFirst } from '../domain/qc-sets.ts';
import { incompleteLine } from './provenance.ts';
import { qcControls } from './qc-controls.ts';

/** Which photos are looked at: a batch (0 = newest run) or the listing's own, and how far in. */
export interface QcPosition {
  readonly batch: number | 'listing';
  readonly offset: number;
}

export const QC_START: QcPosition = { batch: 0, offset: 0 };

/** A page of at most ten QC photos, in the order in which they were taken. */
export function qcView(answer: CachedResponse<QcResult>, position: QcPosition, texts: Texts): MessageView {
  const result = answer.data;
  const batches = setsNewestFirst(result);
  const listing = shownPhotos(result.listing_photos);
  const batch =
    position.batch === 'listing' ? undefined : batches[Math.min(position.batch, batches.length - 1)];
  const setIndex = batch === undefined ? -1 : batches.indexOf(batch);
  const photos = position.batch === 'listing' ? listing : shownPhotos(batch?.photos ?? []);
  const lastPage = Math.max(0, Math.ceil(photos.length / LIMITS.galleryItems) - 1) * LIMITS.galleryItems;
  const offset = Math.min(position.offset, lastPage);
  const page = photos.slice(offset, offset + LIMITS.galleryItems);
  const product = { platform: result.platform, id: result.product_id };

  const heading = position.batch === 'listing' ? texts.qc.listingHeading : texts.qc.heading;
  const children: APIComponentInContainer[] = [
    textDisplay(`### 📷 ${heading}\n${productLine(result, texts)}`),
    ...(batch === undefined ? [] : [textDisplay(setLine(batch, setIndex, batches.length, texts))]),
    ...photoGallery(page, batch, photos.length, texts, offset + 1),
    textDisplay(
      [
        emptyLine(result, batch, position, photos.length, texts),
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
            batch: position.batch === 'listing' ? 'listing' : Math.max(0, setIndex),
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
  const name = texts.common.product(platformDisplayName(result.platform), result.product_id);
  const product = markdownLink(name, result.canonical, 120);
  const count = result.total_photos ?? result.batches.reduce((sum, batch) => sum + batch.photos.length, 0);
  const summary =
    result.batches.length === 0 ? '' : texts.qc.summary(texts.qc.photos(count), result.batches.length);
  const provider = result.provider === undefined ? '' : texts.qc.provider(escapeText(result.provider, 80));
  return [product, summary, provider].filter((part) => part !== '').join(' · ');
}

function setLine(batch: QcSet, index: number, count: number, texts: Texts): string {
  const date = escapeText(batch.date ?? '', 20) || texts.qc.noDate;
  const sku = escapeText(batch.sku ?? '', 300);
  return [`**${texts.qc.set(index + 1, count)}**`, date, sku, texts.qc.photos(batch.photos.length)]
    .filter((part) => part !== '')
    .join(' · ');
}

function emptyLine(
  result: QcResult,
  batch: QcSet | undefined,
  position: QcPosition,
  photos: number,
  texts: Texts,
): string {
  if (photos > 0) return '';
  if (position.batch === 'listing') return texts.qc.noListingPhotos;
  if (batch !== undefined) return texts.qc.emptySet;
  return result.listing_photos.length === 0
    ? `${texts.qc.noPhotos} ${texts.qc.noListingPhotos}`
    : texts.qc.noPhotos;
}

function footLine(
  answer: CachedResponse<QcResult>,
  count: number,
  offset: number,
  total: number,
  texts: Texts,
): string {
  const range = count === 0 ? '' : `-# ${texts.qc.range(offset + 1, offset + count, total)}`;
  const incomplete = incompleteLine(answer.data.batches.length, answer.data.batch_count, texts);
  return [range, incomplete, freshness(answer, texts)].filter((line) => line !== '').join('\n');
}
