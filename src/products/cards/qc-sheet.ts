import { attachedPicture } from '../../cards/attached-files.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { menuRow } from '../../cards/components.ts';
import { containerCard, sectionWithButton } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { hasSeveralPages, type Page, pageAt } from '../../cards/paging.ts';
import { inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Texts } from '../../texts/index.ts';
import { productName } from './product-header.ts';
import { filesOf, photoGallery, type QcCard, qcPhoto, qcTop, setLines } from './qc-card.ts';
import { qcId, turnButtons } from './qc-controls.ts';
import { type QcPhoto, type QcPosition, selectQcPhotos } from './qc-selection.ts';

const PHOTOS_PER_SHEET = 15;

/** The photos of the sheet at a position; numbers run through all photos that the filter selects. */
export function sheetPageAt(card: Pick<QcCard, 'answer'>, { filter, offset }: QcPosition): Page<QcPhoto> {
  const { photos } = selectQcPhotos(card.answer.data, filter);
  return pageAt(photos, Math.floor(offset / PHOTOS_PER_SHEET) * PHOTOS_PER_SHEET, PHOTOS_PER_SHEET);
}

/**
 * Fifteen numbered photos as one picture, and a menu that opens one of them.
 * @param picture the drawn sheet of this position
 */
export function qcSheetView(
  card: QcCard,
  position: QcPosition,
  picture: Omit<MessageFile, 'description'>,
  reader: Reader,
): MessageView {
  const { texts } = reader;
  const page = sheetPageAt(card, position);
  const runs = runsOf(page);
  const lines = [
    ...runs.map(({ range, sku }) => `**${range}** ${escapeText(sku, 120) || texts.qc.noVariant}`),
    `-# ${texts.qc.sheetRange(page.items.length, page.total)}`,
  ];
  const name = plainText(productName(card.summary, texts), 200);
  const words = runs.map(({ range, sku }) => `${range} ${plainText(sku, 100) || texts.qc.noVariant}`);
  const description = cut(texts.qc.sheetAlt(name, words.join(', ')), LIMITS.mediaDescription);
  const sheet = { ...picture, description };
  const parts = [
    ...qcTop(card, reader),
    attachedPicture(sheet),
    backBeside(card, lines, ['photos', position], texts),
    ...controls(card, position, page, texts),
  ];
  return containerCard(null, parts, [sheet]);
}

function controls({ summary: { product } }: QcCard, position: QcPosition, page: Page<QcPhoto>, texts: Texts) {
  if (!isAddressable(product)) return [];
  const { items, offset, size, total } = page;
  const turns = {
    previous: offset === 0 ? null : Math.max(0, offset - size),
    next: offset + size < total ? offset + size : null,
  };
  const options = items.map(({ set }, index) => ({
    label: texts.qc.photo(offset + index + 1),
    value: String(offset + index),
    description: plainText(set.sku ?? '', LIMITS.optionText) || texts.qc.noVariant,
  }));
  const pages = turnButtons(['sheetprev', 'sheetnext'], product, position.filter, turns, texts);
  return [
    ...menuRow(qcId('pick', product, position), texts.qc.openPhoto, options),
    ...(hasSeveralPages(page) ? fittingRows(pages) : []),
  ];
}

/** Text with *Back* at its right: in a row with the page buttons, it would be too long for a phone. */
function backBeside(
  { summary: { product } }: QcCard,
  lines: readonly string[],
  [to, at]: readonly ['photos' | 'sheet', QcPosition],
  { common }: Texts,
) {
  const text = inLines(lines);
  return isAddressable(product) ? sectionWithButton(text, common.back, qcId(to, product, at)) : text;
}

/** Photos of one variant that follow one another on a sheet: its name, and "1–6", their numbers. */
function runsOf({ items, offset }: Page<QcPhoto>) {
  const skus = items.map(({ set }) => set.sku ?? '');
  const starts = [...skus.keys()].filter((index) => index === 0 || skus[index - 1] !== skus[index]);
  return starts.map((start, index) => {
    const [first, last] = [offset + start + 1, offset + (starts[index + 1] ?? skus.length)];
    return { sku: skus[start] ?? '', range: first === last ? String(first) : `${first}–${last}` };
  });
}

/** One QC photo as large as Discord shows it; *Back* leads to its contact sheet. */
export function qcPhotoView(card: QcCard, { filter, offset }: QcPosition, reader: Reader): MessageView {
  const { texts } = reader;
  const { product } = card.summary;
  const { photos } = selectQcPhotos(card.answer.data, filter);
  const at = Math.min(offset, photos.length - 1);
  const shown = photos[at];
  const gallery = shown === undefined ? [] : [qcPhoto(productName(card.summary, texts), shown, texts)];
  const range = texts.qc.range(at + 1, at + 1, photos.length);
  const lines = shown === undefined ? [texts.qc.noPhotos] : setLines(shown.set, range, card.now, texts);
  const turns = { previous: at > 0 ? at - 1 : null, next: at < photos.length - 1 ? at + 1 : null };
  const buttons = () => turnButtons(['photoprev', 'photonext'], product, filter, turns, texts);
  const parts = [
    ...qcTop(card, reader),
    ...photoGallery(gallery, card.attached),
    backBeside(card, lines, ['sheet', { filter, offset: Math.max(0, at) }], texts),
    ...(isAddressable(product) ? fittingRows(buttons()) : []),
  ];
  return containerCard(null, parts, filesOf(gallery, card.attached));
}
