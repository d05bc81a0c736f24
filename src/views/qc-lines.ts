import type { CachedResponse, QcResult, QcSet } from '../api/index.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { markdownLink } from '../discord/markdown-link.ts';
import type { Texts } from '../texts/index.ts';
import { platformDisplayName } from './display-names.ts';
import { freshness } from './freshness.ts';
import { incompleteLine } from './provenance.ts';
import type { QcPage } from './qc-page.ts';

/** What the card shows, and of which product. */
export function headingLines(result: QcResult, { position }: QcPage, texts: Texts): string {
  const heading = position === 'listing' ? texts.qc.listingHeading : texts.qc.heading;
  const name = texts.common.product(platformDisplayName(result.platform), result.product_id);
  const product = markdownLink(name, result.canonical, 120);
  const count = result.total_photos ?? result.batches.reduce((sum, set) => sum + set.photos.length, 0);
  const summary =
    result.batches.length === 0 ? '' : texts.qc.summary(texts.qc.photos(count), result.batches.length);
  const provider = result.provider === undefined ? '' : texts.qc.provider(escapeText(result.provider, 80));
  const details = [product, summary, provider].filter((part) => part !== '').join(' · ');
  return `### 📷 ${heading}\n${details}`;
}

/** Which set of how many, when and of which variant it was photographed. */
export function setLine(set: QcSet, { sets }: QcPage, texts: Texts): string {
  const date = escapeText(set.date ?? '', 20) || texts.qc.noDate;
  const sku = escapeText(set.sku ?? '', 300);
  const number = `**${texts.qc.set(sets.indexOf(set) + 1, sets.length)}**`;
  return [number, date, sku, texts.qc.photos(set.photos.length)].filter((part) => part !== '').join(' · ');
}

/** Which photos of how many, or why there are none; and how old the answer is. */
export function footer(answer: CachedResponse<QcResult>, page: QcPage, texts: Texts): string {
  const { items, offset, total } = page.photos;
  const { batches, batch_count } = answer.data;
  return [
    total > 0 ? '' : noPhotosLine(answer.data, page, texts),
    items.length === 0 ? '' : `-# ${texts.qc.range(offset + 1, offset + items.length, total)}`,
    incompleteLine(batches.length, batch_count, texts),
    freshness(answer, texts),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function noPhotosLine(result: QcResult, { position, set }: QcPage, texts: Texts): string {
  if (position === 'listing') return texts.qc.noListingPhotos;
  if (set !== undefined) return texts.qc.emptySet;
  if (result.listing_photos.length > 0) return texts.qc.noPhotos;
  return `${texts.qc.noPhotos} ${texts.qc.noListingPhotos}`;
}
