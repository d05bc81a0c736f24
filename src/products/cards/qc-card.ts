import { type APIMediaGalleryComponent, ComponentType } from 'discord.js';
import { formatNumber } from '../../cards/number-format.ts';
import { capitalise, inLine, inLines, relative, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { momentOfQcDay } from '../../domain/products/qc-sets.ts';
import type { CachedResponse, LookupResult, QcResult, QcSet } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ProductSummary } from '../index.ts';
import type { AgentLink } from './agent-links.ts';
import { photosLabel, productHeader } from './product-header.ts';
import type { QcPage, QcPhoto, QcSelection } from './qc-selection.ts';

export interface QcCard {
  readonly answer: CachedResponse<QcResult>;
  readonly summary: ProductSummary;
  /** Null: not loaded. */
  readonly lookup: LookupResult | null;
  /** The product at the reader's first agent; null when it is not known. */
  readonly agent: AgentLink | null;
  readonly watching: boolean;
  readonly canAsk: boolean;
  readonly canDraw: boolean;
  /** The reader asked for a contact sheet, which can't be drawn now. */
  readonly lacksSheet?: boolean;
  /** Photos that are attached instead of linked, by their addresses. */
  readonly attached: ReadonlyMap<string, MessageFile>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What every card of QC photos starts with: that the data is old or a sheet is missing, if so, and the product. */
export function qcTop(card: QcCard, reader: Reader) {
  const { texts } = reader;
  const lines = [staleWarning(card, texts), card.lacksSheet === true ? `⚠️ ${texts.qc.sheetFailed}` : ''];
  return [inLines(lines), ...productHeader(card.summary, reader)];
}

/**
 * "**Black / Gum, 44**", and in small print "3 days ago" and "Photos 1–6 of 28": lines of their own, since beside a
 * button on a phone, one line would break between them.
 * @param photos the latter
 */
export function setLines(
  { sku = '', date }: Pick<QcSet, 'sku' | 'date'>,
  photos: string,
  now: number,
  texts: Texts,
) {
  const variant = escapeText(sku, 300);
  const small = [dayText(date, now), capitalise(photos, texts)].map((line) => smallLine([line]));
  return [variant === '' ? '' : `**${variant}**`, ...small];
}

/** "**Black / Gum, 44** · 3 days ago" */
export function setHeading({ sku = '', date }: Pick<QcSet, 'sku' | 'date'>, now: number): string {
  const variant = escapeText(sku, 300);
  return inLine([variant === '' ? '' : `**${variant}**`, dayText(date, now)]);
}

/** How long ago a set was photographed; its date as it is when it seems to be in the future; empty without a date. */
export function dayText(date: string | undefined, now: number): string {
  const moment = momentOfQcDay(date, now);
  return moment === null ? escapeText(date ?? '', 20) : relative(moment);
}

/** "photos 1–6 of 28"; "10 QC photos" where all are shown. */
export function positionText(
  { photos, offset }: QcPage,
  { photos: { length: total } }: QcSelection,
  texts: Texts,
) {
  if (photos.length === total) return photosLabel(total, texts);
  // In the narrow column next to a button, the line breaks before it, not in it.
  const range = texts.qc.range(offset + 1, offset + photos.length, total);
  return range.replaceAll(' ', '\u00A0').replace('–', '–\u2060');
}

/** Says first that the service doesn't respond and how old this is; empty otherwise. */
export function staleWarning({ answer: { stale, checkedAt } }: QcCard, texts: Texts): string {
  return stale ? `⚠️ ${texts.common.stale(relative(checkedAt))}` : '';
}

/** What the service counts but didn't send, in small print. */
export function missingLines({ answer: { data } }: QcCard, { emptySets }: QcSelection, texts: Texts) {
  const received = data.batches.reduce((sum, set) => sum + set.photos.length, 0);
  const lines = [
    cutText(received, data.total_photos, texts.qc.cutPhotos, texts) ||
      cutText(data.batches.length, data.batch_count, texts.qc.cutSets, texts),
    emptySets === 0 ? '' : texts.qc.emptySets(emptySets),
  ];
  return lines.map((line) => smallLine([line]));
}

/** Says that the service sent fewer than it counts; empty otherwise. */
function cutText(
  received: number,
  expected: number | undefined,
  text: (received: string, expected: string) => string,
  { locale }: Texts,
): string {
  if (expected === undefined || !Number.isInteger(expected) || expected <= received) return '';
  return text(formatNumber(received, locale), formatNumber(expected, locale));
}

export interface DescribedPhoto {
  readonly url: string;
  readonly description: string;
}

/** At most ten photos side by side; nothing without photos. */
export function photoGallery(photos: readonly DescribedPhoto[], attached: QcCard['attached']) {
  if (photos.length === 0) return [];
  const items = photos.slice(0, LIMITS.galleryItems).map(({ url, description }) => {
    const file = attached.get(url);
    const media = { url: file === undefined ? url : `attachment://${file.name}` };
    return { media, description: cut(description, LIMITS.mediaDescription) };
  });
  const gallery: APIMediaGalleryComponent = { type: ComponentType.MediaGallery, items };
  return [gallery];
}

/** The files among these photos, each once. */
export function filesOf(photos: readonly DescribedPhoto[], attached: QcCard['attached']): MessageFile[] {
  return [...new Set(photos.slice(0, LIMITS.galleryItems).flatMap(({ url }) => attached.get(url) ?? []))];
}

/** "Harbor Runner 2.0, Black / Gum, 44: QC photo 1 of 6" */
export function qcPhoto(name: string, { url, set, number, setSize }: QcPhoto, { qc }: Texts): DescribedPhoto {
  const subject = [plainText(name, 200), plainText(set.sku ?? '', 300)].filter((part) => part !== '');
  return { url, description: qc.alt(subject.join(', '), number, setSize) };
}

/** "Harbor Runner 2.0: listing photo 1 of 3" */
export function listingPhoto(name: string, urls: readonly string[], at: number, { qc }: Texts) {
  return { url: urls[at] ?? '', description: qc.listingAlt(plainText(name, 200), at + 1, urls.length) };
}

/** The addresses of the photos in the galleries of a card. */
export function galleryUrls({ components = [] }: MessageView): string[] {
  return components
    .flatMap((component) => (component.type === ComponentType.Container ? component.components : []))
    .flatMap((child) => (child.type === ComponentType.MediaGallery ? child.items : []))
    .map(({ media }) => media.url)
    .filter((url) => !url.startsWith('attachment:'));
}
