import type { APISelectMenuOption } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button, menuRow } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { type Page, pageAt } from '../../cards/paging.ts';
import { capitalise, inLines } from '../../cards/phrases.ts';
import type { Reader } from '../../cards/reader.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import type { MessageFile, MessageView } from '../../discord/messages/message-view.ts';
import { cut, plainText } from '../../discord/messages/plain-text.ts';
import { LIMITS } from '../../discord/posting/limits.ts';
import type { Texts } from '../../texts/index.ts';
import { productName } from './product-header.ts';
import { filesOf, photoGallery, type QcCard, qcPhotoText, qcTop, setHeading } from './qc-card.ts';
import { qcId } from './qc-controls.ts';
import { type QcPhoto, type QcPosition, selectQcPhotos } from './qc-selection.ts';

const PHOTOS_PER_SHEET = 15;

/** Photos of one set that follow one another on a sheet. */
interface Run {
  readonly sku: string | undefined;
  /** Numbers of the first and the last photo, from 1. */
  readonly first: number;
  readonly last: number;
}

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
    ...runs.map((run) => `**${rangeOf(run)}** ${escapeText(run.sku ?? '', 120) || texts.qc.noVariant}`),
    `-# ${texts.qc.sheetRange(page.items.length, page.total)}`,
  ];
  const name = plainText(productName(card.summary, texts), 200);
  const description = cut(
    texts.qc.sheetAlt(name, runs.map(wordsOf(texts)).join(', ')),
    LIMITS.mediaDescription,
  );
  const sheet = { url: `attachment://${picture.name}`, description };
  const view = containerCard(null, [
    ...qcTop(card, reader),
    ...photoGallery([sheet]),
    textDisplay(lines.join('\n')),
    ...controls(card, position, page, texts),
  ]);
  return { ...view, files: [{ ...picture, description }] };
}

/** *Back* leads to the gallery that the reader came from, or to the first photo of a sheet that they turned to. */
function controls({ summary: { product } }: QcCard, position: QcPosition, page: Page<QcPhoto>, texts: Texts) {
  if (!isAddressable(product)) return [];
  const { filter } = position;
  const { offset } = page;
  const id = (component: string, to: number) => qcId(component, product, { filter, offset: to });
  const next = offset + page.size;
  const hasNext = next < page.total;
  return [
    ...menuRow(qcId('pick', product, position), texts.qc.openPhoto, photoOptions(page, texts)),
    ...fittingRows([
      ...(page.total > page.size
        ? [
            button(texts.common.previous, id('sheetprev', Math.max(0, offset - page.size)), {
              disabled: offset === 0,
            }),
            button(texts.common.next, id('sheetnext', hasNext ? next : offset), {
              disabled: !hasNext,
              primary: hasNext,
            }),
          ]
        : []),
      button(texts.common.back, id('photos', position.offset)),
    ]),
  ];
}

function photoOptions({ items, offset }: Page<QcPhoto>, texts: Texts): APISelectMenuOption[] {
  return items.map(({ set }, index) => ({
    label: texts.qc.photo(offset + index + 1),
    value: String(offset + index),
    description: plainText(set.sku ?? '', LIMITS.optionText) || texts.qc.noVariant,
  }));
}

function runsOf({ items, offset }: Page<QcPhoto>): Run[] {
  const runs: Run[] = [];
  for (const [index, { set }] of items.entries()) {
    const number = offset + index + 1;
    const run = runs.at(-1);
    if (run !== undefined && items[index - 1]?.set.sku === set.sku)
      runs.splice(-1, 1, { ...run, last: number });
    else runs.push({ sku: set.sku, first: number, last: number });
  }
  return runs;
}

function rangeOf({ first, last }: Run): string {
  return first === last ? String(first) : `${first}–${last}`;
}

function wordsOf(texts: Texts): (run: Run) => string {
  return (run) => `${rangeOf(run)} ${plainText(run.sku ?? '', 100) || texts.qc.noVariant}`;
}

/** One QC photo as large as Discord shows it; *Back* leads to its contact sheet. */
export function qcPhotoView(card: QcCard, { filter, offset }: QcPosition, reader: Reader): MessageView {
  const { texts } = reader;
  const { product } = card.summary;
  const { photos } = selectQcPhotos(card.answer.data, filter);
  const at = Math.min(offset, photos.length - 1);
  const shown = photos[at];
  const gallery =
    shown === undefined
      ? []
      : [{ url: shown.url, description: qcPhotoText(productName(card.summary, texts), shown, texts) }];
  const lines = [
    shown === undefined ? texts.qc.noPhotos : setHeading(shown.set, card.now),
    shown === undefined ? '' : `-# ${capitalise(texts.qc.range(at + 1, at + 1, photos.length), texts)}`,
  ];
  const id = (component: string, to: number) =>
    qcId(component, product, { filter, offset: Math.max(0, Math.min(to, photos.length - 1)) });
  const isLast = at >= photos.length - 1;
  const view = containerCard(null, [
    ...qcTop(card, reader),
    ...photoGallery(gallery, card.attached),
    textDisplay(inLines(lines)),
    ...(isAddressable(product)
      ? fittingRows([
          button(texts.common.previous, id('photoprev', at - 1), { disabled: at <= 0 }),
          button(texts.common.next, id('photonext', at + 1), { disabled: isLast, primary: !isLast }),
          button(texts.common.back, id('sheet', at)),
        ])
      : []),
  ]);
  return { ...view, ...filesOf(gallery, card.attached) };
}
