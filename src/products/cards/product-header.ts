import { type APIComponentInContainer, ComponentType } from 'discord.js';
import { button, singleInputModal } from '../../cards/components.ts';
import { sectionWith, textDisplay } from '../../cards/container.ts';
import { platformDisplayName } from '../../cards/display-names.ts';
import { formatNumber, formatPrice, formatSecondPrice } from '../../cards/number-format.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, markdownLink, safeUrl } from '../../discord/messages/markdown.ts';
import type { ModalView } from '../../discord/messages/message-view.ts';
import { cut, cutToCells, oneLine, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Product } from '../../links/product.ts';
import type { Texts } from '../../texts/index.ts';
import type { PriceRange, ProductSummary } from '../index.ts';

/** Two lines on a phone, next to a thumbnail. */
const TITLE_CELLS = 44;
/** Longer ones only repeat themselves. */
const WHOLE_TITLE_CELLS = 120;
/** Characters kept of an id that is shown instead of a title. */
const ID_ENDS = 4;

type NamedProduct = Pick<ProductSummary, 'title' | 'product'>;

/** What a product is called: its title, or its platform and the ends of its id when no title is known. */
export function productName({ title, product: { platform, id } }: NamedProduct, texts: Texts): string {
  const shortId = id.length > 2 * ID_ENDS + 1 ? `${id.slice(0, ID_ENDS)}…${id.slice(-ID_ENDS)}` : id;
  return oneLine(title ?? '') || texts.product.unnamed(platformDisplayName(platform, texts.locale), shortId);
}

/** The same, short enough for two lines on a phone. */
export function shortProductName(product: NamedProduct, texts: Texts, cells = TITLE_CELLS): string {
  return cutToCells(productName(product, texts), cells);
}

/**
 * What every product card starts with: title, price and stock, next to the listing's first photo.
 * @param pending whether facts are still loading, so that missing ones may follow
 */
export function productHeader(summary: ProductSummary, reader: Reader, pending = false) {
  const lines = [
    titleLine(summary, reader.texts),
    priceLine(summary, reader),
    `-# ${factsLine(summary, reader.texts, pending)}`,
  ];
  return withThumbnail(inLines(lines), summary, reader.texts);
}

/** The title as a link, whole: on a card of one product, the client wraps it. */
export function titleLine(summary: ProductSummary, texts: Texts): string {
  const name = cutToCells(productName(summary, texts), WHOLE_TITLE_CELLS);
  return `**${markdownLink(name, summary.canonical, 2 * WHOLE_TITLE_CELLS)}**`;
}

/** Text with the product's photo at its right; the text alone without a photo. */
export function withThumbnail(
  content: string,
  summary: ProductSummary,
  texts: Texts,
): APIComponentInContainer[] {
  const url = safeUrl(summary.image ?? undefined);
  if (url === null) return [textDisplay(content)];
  const alt = texts.product.photoAlt(plainText(productName(summary, texts), 300));
  const description = cut(alt, LIMITS.mediaDescription);
  return [sectionWith(content, { type: ComponentType.Thumbnail, media: { url }, description })];
}

/** "CN¥238–298 (≈ €30–38)"; empty when the product has no details. */
export function priceLine({ price, hasDetails }: ProductSummary, reader: Reader): string {
  if (price === null) return hasDetails ? reader.texts.product.noPrice : '';
  return bothPrices(price, reader);
}

/** A price, and in brackets in the reader's currency. */
export function bothPrices(price: PriceRange, { texts, currency }: Reader): string {
  const first = formatPrice(price.low, price.high, price.currency, texts.locale) ?? texts.product.noPrice;
  const second = formatSecondPrice(price, currency, texts.locale);
  return second === null ? first : `${first} (≈\u00A0${second})`;
}

/** "14 in stock", or "sold out"; empty where the stock is not known. */
export function stockText(
  stock: number | null,
  { product, locale }: Texts,
  inStock: boolean | null = stock === null || stock > 0,
) {
  if (inStock === false) return product.soldOut;
  return stock === null ? '' : product.inStock(formatNumber(stock, locale));
}

/** "Weidian · 3,008 in stock" */
export function factsLine(summary: ProductSummary, texts: Texts, pending = false): string {
  return inLine([
    escapeText(platformDisplayName(summary.product.platform, texts.locale), 60),
    stockText(summary.stock, texts, summary.inStock),
    summary.hasDetails || pending ? '' : texts.product.detailsMissing,
  ]);
}

/** "28 QC photos" in blue; none for a product without photos. */
export function photoButton({ platform, id }: Product, qc: ProductSummary['qc'], texts: Texts) {
  if (qc?.photos === 0) return [];
  return [
    button(photosLabel(qc?.photos, texts), encodeCustomId('qc', 'open', platform, id), { primary: true }),
  ];
}

/** "28 QC photos", or without their number. */
export function photosLabel(count: number | undefined, { product, common, locale }: Texts): string {
  return count === undefined ? common.qcPhotos : product.qcPhotos(count, formatNumber(count, locale));
}

/** Real links are shorter; a modal takes no more than 4,000 characters. */
const MAX_INPUT = 2_048;

/** A modal for a product's link or id. */
export function linkModal(command: string, texts: Texts): ModalView {
  return singleInputModal(encodeCustomId(command, 'retry'), texts.common.tryAgain, {
    id: 'link',
    label: texts.product.linkLabel,
    hint: texts.commands.product.link,
    value: null,
    maxLength: MAX_INPUT,
    required: true,
  });
}
