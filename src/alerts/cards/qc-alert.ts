import type { APIButtonComponent, APIEmbed } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, buttonRows } from '../../cards/components.ts';
import { COLOURS } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { saveAllButton, saveButton } from '../../cards/haul-buttons.ts';
import { inLine, inLines, smallLine } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { escapeText, safeUrl } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cutToCells, oneLine, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import { variantKey } from '../../domain/products/qc-sets.ts';
import { priceLine, shortProductName } from '../../products/cards/product-header.ts';
import { shownPhotos } from '../../products/cards/qc-selection.ts';
import type { ProductSummary } from '../../products/index.ts';
import type { QcSet } from '../../service/index.ts';

/** Of one product; the alerts of further sets go into another message. */
export const MAX_SETS_IN_ALERT = 3;
/** A row of buttons for each, and one for all, are Discord's five. */
export const MAX_PRODUCTS_IN_ALERT = 4;
/** Of the picture; the line below it counts the others. */
export const PHOTOS_IN_PICTURE = 4;
/** A lock screen shows about 60 characters. */
const NAME_CELLS = 28;
const VARIANT_CELLS = 24;
/** Two lines beside a thumbnail of an embed on a phone, which is narrower than a section. */
const TITLE_CELLS = 36;
/** In a button, beside another one. */
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
    return {
      content,
      embeds: alerts.map((alert) => smallEmbed(alert, reader)),
      components: [...alerts.map((alert) => rowOf(alert, reader)), rowOfAll(alerts, reader)].flatMap(
        buttonRows,
      ),
    };
  }
  const picture = mosaicOf(only, reader);
  return {
    content,
    embeds: [largeEmbed(only, picture, reader)],
    components: fittingRows(buttonsOf(only, reader)),
    ...(picture === null ? {} : { files: [picture] }),
  };
}

/** "📸 **Boxy hoodie**: 7 new QC photos, Cream / M" */
function newsLine({ summary, sets, isFirst }: QcAlert, { texts }: Reader): string {
  const { photosPending, firstPhotos, newPhotos } = texts.alerts;
  const count = photosInAlert(sets).length;
  const news = count === 0 ? photosPending : (isFirst ? firstPhotos : newPhotos)(count);
  const [first, ...others] = sets;
  const variant = first === undefined || others.length > 0 ? '' : variantText(first);
  const name = escapeText(shortProductName(summary, texts, NAME_CELLS), 120);
  return `📸 **${name}**: ${variant === '' ? news : texts.alerts.withDetail(news, variant)}`;
}

/** The variant of a set, as it identifies the alert: the same whenever it is rendered. */
export function variantText({ sku = '' }: Pick<QcSet, 'sku'>): string {
  return escapeText(cutToCells(oneLine(sku), VARIANT_CELLS), 120);
}

function largeEmbed(alert: QcAlert, picture: MessageFile | null, reader: Reader): APIEmbed {
  const { summary, sets } = alert;
  const thumbnail = safeUrl(summary.image ?? undefined);
  const image = picture === null ? photosInAlert(sets)[0] : `attachment://${picture.name}`;
  return {
    ...embedOf(alert, reader),
    ...(thumbnail === null ? {} : { thumbnail: { url: thumbnail } }),
    ...(image === undefined ? {} : { image: { url: image } }),
  };
}

function smallEmbed(alert: QcAlert, reader: Reader): APIEmbed {
  const [photo] = photosInAlert(alert.sets);
  return {
    ...embedOf(alert, reader),
    ...(photo === undefined ? {} : { thumbnail: { url: photo } }),
  };
}

function embedOf({ summary, sets, mosaic }: QcAlert, reader: Reader): APIEmbed {
  const { texts } = reader;
  const url = safeUrl(summary.canonical);
  const lines = [
    priceLine(summary, reader),
    ...(sets.length === 1 ? [] : sets.toReversed().map((set) => setLine(set, reader))),
    countLine({ summary, sets, mosaic }, reader),
  ];
  return {
    color: COLOURS.neutral,
    title: escapeText(shortProductName(summary, texts, TITLE_CELLS), LIMITS.embedTitle),
    description: inLines(lines),
    ...(url === null ? {} : { url }),
  };
}

/** "-# +3 more photos · 67 in all" */
function countLine(
  { summary: { qc }, sets, mosaic }: Pick<QcAlert, 'summary' | 'sets' | 'mosaic'>,
  { texts }: Reader,
): string {
  // Without a drawn picture, the first photo is shown.
  const more = photosInAlert(sets).length - (mosaic === null ? 1 : PHOTOS_IN_PICTURE);
  return smallLine([
    more > 0 ? texts.alerts.morePhotos(more) : '',
    qc === null ? '' : texts.alerts.photosInAll(qc.photos),
  ]);
}

/** Not when: an alert is about new photos. */
function setLine(set: QcSet, { texts }: Reader): string {
  const count = texts.qc.photos(shownPhotos(set.photos).length);
  return inLine([variantText(set), count]);
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
  const { alerts, common } = reader.texts;
  const { product } = alert.summary;
  const { platform, id } = product;
  const save = saveButton(product, onlyVariant(alert.sets), reader);
  const stop = stopButton(alert, common.stopWatching);
  // Three buttons would leave one alone in the second row of a phone.
  const hasRoom = save.length > 0 && stop.length > 0;
  const all = alerts.allPhotos(photosInAlert(alert.sets).length);
  return [
    ...(isAddressable(product)
      ? [button(all, encodeCustomId('qc', 'open', platform, id), { primary: true })]
      : []),
    ...save,
    ...(hasRoom ? [button(common.details, encodeCustomId('lookup', 'open', platform, id, ''))] : []),
    ...stop,
  ];
}

/** The key of the variant that all sets show; empty: they show several, or don't say which. */
function onlyVariant(sets: readonly QcSet[]): string {
  const [sku = '', ...others] = new Set(sets.map(({ sku = '' }) => sku));
  return sku === '' || others.length > 0 ? '' : variantKey(sku);
}

/** In a message about several products: the photos of one, by its name, and Stop watching. */
function rowOf(alert: QcAlert, { texts }: Reader): APIButtonComponent[] {
  const { product } = alert.summary;
  return [
    ...(isAddressable(product)
      ? [
          button(
            shortProductName(alert.summary, texts, BUTTON_CELLS),
            encodeCustomId('qc', 'open', product.platform, product.id),
          ),
        ]
      : []),
    ...stopButton(alert, texts.common.stopWatching),
  ];
}

/** What can be done with all of them: the products are those that the embeds' titles lead to. */
function rowOfAll(alerts: readonly QcAlert[], reader: Reader): APIButtonComponent[] {
  const areLinked = alerts.every(({ summary }) => safeUrl(summary.canonical) !== null);
  return alerts.length > 0 && areLinked ? saveAllButton(reader) : [];
}

function stopButton({ watched, topicId }: QcAlert, label: string): APIButtonComponent[] {
  return watched ? [button(label, encodeCustomId('qc', 'stop', String(topicId)))] : [];
}
