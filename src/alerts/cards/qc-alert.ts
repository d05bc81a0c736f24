import type { APIButtonComponent, APIEmbed } from 'discord.js';
import { fittingRows, OPEN_WIDTH } from '../../cards/button-layout.ts';
import { button, buttonRows } from '../../cards/components.ts';
import { COLOURS } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { saveAllButton, saveButton } from '../../cards/haul-buttons.ts';
import { inLine, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { safeUrl } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { oneLine, plainText } from '../../discord/messages/plain-text.ts';
import { variantKey } from '../../domain/products/qc-sets.ts';
import type { Product } from '../../links/product.ts';
import { photosLabel, priceLine, shortProductName } from '../../products/cards/product-header.ts';
import { shownPhotos } from '../../products/cards/qc-selection.ts';
import type { ProductSummary } from '../../products/index.ts';
import type { QcSet } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import { detailsButton, productLine, thumbnailOf, titleOf, variantLabel } from './product-alert.ts';

/** Sets of one product in a message; further ones go into another message. */
export const MAX_SETS_IN_ALERT = 3;
/** A row of buttons for each, and one for all, are Discord's five. */
export const MAX_PRODUCTS_IN_ALERT = 4;
/** Photos in the picture. */
export const PHOTOS_IN_PICTURE = 4;
/** Characters in a button next to another one. */
const BUTTON_CELLS = 18;

export interface QcAlert {
  readonly topicId: number;
  readonly summary: ProductSummary;
  /** The new sets, oldest first; at least one. */
  readonly sets: readonly QcSet[];
  /** There were no photos of the product before, and the bot would know. */
  readonly isFirst: boolean;
  /** Someone watches the product here, so the alert has a button to stop. */
  readonly watched: boolean;
  /** The first photos as one picture; null when it wasn't drawn. */
  readonly mosaic: Omit<MessageFile, 'description'> | null;
}

/** New sets of QC photos: lines that a notification shows, and an embed for each product. */
export function qcAlertView(alerts: readonly QcAlert[], reader: Reader): MessageView {
  const content = alerts.map((alert) => newsLine(alert, reader)).join('\n');
  const [only, ...others] = alerts;
  if (only === undefined || others.length > 0) {
    const rows = [...alerts.map((alert) => rowOf(alert, reader)), rowOfAll(alerts, reader)];
    const embeds = alerts.map((alert) => smallEmbed(alert, reader));
    return { content, embeds, components: rows.flatMap(buttonRows) };
  }
  const picture = mosaicOf(only, reader);
  return {
    content,
    embeds: [largeEmbed(only, picture, reader)],
    components: fittingRows(buttonsOf(only, reader), OPEN_WIDTH),
    ...(picture && { files: [picture] }),
  };
}

/** "📸 **Boxy hoodie**: 7 new QC photos, Cream / M" */
function newsLine({ summary, sets, isFirst }: QcAlert, { texts }: Reader): string {
  const { photosPending, firstPhotos, newPhotos } = texts.alerts;
  const count = photosInAlert(sets).length;
  const news = count === 0 ? photosPending : (isFirst ? firstPhotos : newPhotos)(count);
  const [first, ...others] = sets;
  const variant = others.length > 0 ? '' : variantLabel(first?.sku);
  const line = variant === '' ? news : texts.alerts.withDetail(news, variant);
  return productLine('📸', summary, line, texts);
}

export function variantText({ sku }: Pick<QcSet, 'sku'>): string {
  return variantLabel(sku);
}

function largeEmbed(alert: QcAlert, picture: MessageFile | null, reader: Reader): APIEmbed {
  const image = picture === null ? photosInAlert(alert.sets)[0] : `attachment://${picture.name}`;
  return {
    ...embedOf(alert, reader),
    ...thumbnailOf(alert.summary.image),
    ...(image !== undefined && { image: { url: image } }),
  };
}

function smallEmbed(alert: QcAlert, reader: Reader): APIEmbed {
  const [url] = photosInAlert(alert.sets);
  return { ...embedOf(alert, reader), ...(url !== undefined && { thumbnail: { url } }) };
}

function embedOf(alert: QcAlert, reader: Reader): APIEmbed {
  const { summary, sets } = alert;
  // Without a date: an alert is about new photos.
  const lineOf = (set: QcSet) =>
    inLine([variantText(set), photosLabel(shownPhotos(set.photos).length, reader.texts)]);
  const description = inLines([
    priceLine(summary, reader),
    ...(sets.length === 1 ? [] : sets.toReversed().map(lineOf)),
  ]);
  return { color: COLOURS.neutral, description, ...titleOf(summary, reader.texts) };
}

/** The photos that can be shown, newest set first. */
export function photosInAlert(sets: readonly QcSet[]): string[] {
  return sets.toReversed().flatMap(({ photos }) => shownPhotos(photos));
}

function mosaicOf({ mosaic, summary, sets }: QcAlert, { texts }: Reader): MessageFile | null {
  if (mosaic === null) return null;
  const name = shortProductName(summary, texts);
  const variants = [...new Set(sets.map(({ sku }) => oneLine(sku ?? '')))].filter((sku) => sku !== '');
  const subject = plainText([name, ...variants].join(', '), 500);
  return { ...mosaic, description: texts.qc.mosaicAlt(subject, photosInAlert(sets).length) };
}

function buttonsOf(alert: QcAlert, reader: Reader): APIButtonComponent[] {
  const { texts } = reader;
  const { product } = alert.summary;
  const save = saveButton(product, onlyVariant(alert.sets), reader);
  const stop = stopButton(alert, texts);
  // Three buttons would leave one alone in the second row of a phone.
  const hasRoom = save.length > 0 && stop.length > 0;
  const all = texts.alerts.allPhotos(photosInAlert(alert.sets).length);
  return [
    ...openButton(product, all, true),
    ...save,
    ...(hasRoom ? [detailsButton(product, texts)] : []),
    ...stop,
  ];
}

function openButton(product: Product, label: string, primary: boolean): APIButtonComponent[] {
  if (!isAddressable(product)) return [];
  return [button(label, encodeCustomId('qc', 'open', product.platform, product.id), { primary })];
}

/** The key of the variant that all sets show; empty: they show several, or don't say which. */
function onlyVariant(sets: readonly QcSet[]): string {
  const [sku = '', ...others] = new Set(sets.map(({ sku = '' }) => sku));
  return sku === '' || others.length > 0 ? '' : variantKey(sku);
}

/** In a message about several products: the photos of one, by its name, and Stop watching. */
function rowOf(alert: QcAlert, { texts }: Reader): APIButtonComponent[] {
  const name = shortProductName(alert.summary, texts, BUTTON_CELLS);
  return [...openButton(alert.summary.product, name, false), ...stopButton(alert, texts)];
}

/** What can be done with all of them: the products are those that the embeds' titles lead to. */
function rowOfAll(alerts: readonly QcAlert[], reader: Reader): APIButtonComponent[] {
  const areLinked = alerts.every(({ summary }) => safeUrl(summary.canonical) !== null);
  return alerts.length > 0 && areLinked ? saveAllButton(reader) : [];
}

function stopButton({ watched, topicId }: QcAlert, { common }: Texts): APIButtonComponent[] {
  return watched ? [button(common.stopWatching, encodeCustomId('qc', 'stop', String(topicId)))] : [];
}
