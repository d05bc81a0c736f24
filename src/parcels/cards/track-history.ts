import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { turnButtons } from '../../cards/paging.ts';
import { capitalise, inLines, smallLine } from '../../cards/phrases.ts';
import { incompleteLine, sourcePart } from '../../cards/provenance.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cellsOf, takeWhileFits } from '../../discord/messages/plain-text.ts';
import { MAX_TEXT_BYTES } from '../../discord/posting/limits.ts';
import { stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import { isInLanguage } from '../../domain/parcels/wordings/index.ts';
import type { CachedResponse, TrackingResult, TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ParcelIds } from './parcel-ids.ts';
import { type LabelledParcel, type MaskableParcel, maskParcelTexts, parcelLines } from './parcel-name.ts';
import { stateColour, stateTitle } from './parcel-state.ts';
import { isSameWording, placeText, scanDay, scanPhrase, scanTime, shownScan } from './scan-text.ts';

/** The most scans of a page. */
const SCANS_PER_PAGE = 8;

/** What the scans of a page may take of a message, apart from the lines around them. */
const SCANS_CHARS = 2_800;
const SCANS_BYTES = MAX_TEXT_BYTES - 2_000;
/** A longer text takes several rows. Escaped, a row is at most twice as long. */
const ROW_CHARS = 1_100;
/** A text of more than a dozen pages is none of a carrier. */
const MAX_CHARS = 20_000;
const PLACE_CHARS = 60;
/** Words up to this width are the line itself; longer ones go below it, in small print. */
const LINE_CELLS = 76;

interface ParcelHistory extends LabelledParcel {
  readonly ids: ParcelIds;
  /** How many newer rows to skip. */
  readonly offset: number;
  readonly now: number;
}

/** A scan, or a part of one whose text fills more than a row. */
interface Row {
  readonly scan: TrackingUpdate;
  /** Its place among the scans, from 0. */
  readonly index: number;
  readonly part: number;
}

type ShownRow = ReturnType<typeof showRow>;

/** A parcel's scans, newest first, by day, with the carrier's words in full. */
export function historyView({ data }: CachedResponse<TrackingResult>, history: ParcelHistory, texts: Texts) {
  const rows = rowsOf(data.updates);
  const offset = Math.min(history.offset, Math.max(0, rows.length - 1));
  const page = fittingFrom(rows.slice(offset), history, texts);
  return containerCard(stateColour(stateOfParcel(data.updates)), [
    textDisplay(`### ${texts.track.history}\n${parcelLines(history).join(' · ')}`),
    ...(page.length === 0 ? [textDisplay(stateTitle('pending', texts))] : daysOf(page)),
    smallPrint(data, page, history, texts),
    ...fittingRows([
      ...historyPages(rows, offset, page.length, history, texts),
      button(texts.common.back, history.ids('card')),
    ]),
  ]);
}

function rowsOf(scans: readonly TrackingUpdate[]): Row[] {
  return scans.flatMap((scan, index) =>
    splitWords((scan.status ?? '').slice(0, MAX_CHARS)).map((_, part): Row => ({ scan, index, part })),
  );
}

/** A text in parts that a row can show, divided between words; at least one. */
function splitWords(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > ROW_CHARS) {
    const kept = rest.slice(0, ROW_CHARS).replace(/(?<=\s)\S{0,30}$|[\uD800-\uDBFF]$/u, '');
    parts.push(kept);
    rest = rest.slice(kept.length);
  }
  return [...parts, rest];
}

/** The rows that one page can show, from the first of these on; at least one. */
function fittingFrom(rows: readonly Row[], history: ParcelHistory, texts: Texts): ShownRow[] {
  const shown = rows.slice(0, SCANS_PER_PAGE).map((row) => showRow(row, history, texts));
  const lines = shown.map(({ day, text }) => `**${day}**\n${text}`);
  return shown.slice(0, Math.max(1, takeWhileFits(lines, SCANS_CHARS, SCANS_BYTES).length));
}

/** Previous and Next: a page before this one ends where this one starts. */
function historyPages(
  rows: readonly Row[],
  offset: number,
  count: number,
  history: ParcelHistory,
  texts: Texts,
): APIButtonComponent[] {
  if (count === rows.length || rows.length === 0) return [];
  const before = rows.slice(Math.max(0, offset - SCANS_PER_PAGE), offset).reverse();
  const previous = offset === 0 ? 0 : offset - fittingFrom(before, history, texts).length;
  const turns = { offset, previous, next: offset + count, total: rows.length };
  const idOf = (component: string) => (to: string) => history.ids(component, to);
  return turnButtons(turns, idOf('page'), idOf('older'), texts);
}

/** One block for each day. */
function daysOf(page: readonly ShownRow[]) {
  const blocks: string[] = [];
  for (const [index, { day, text }] of page.entries()) {
    const continues = index > 0 && page[index - 1]?.day === day;
    if (continues) blocks[blocks.length - 1] += `\n${text}`;
    else blocks.push(day === '' ? text : `**${day}**\n${text}`);
  }
  return blocks.map((block) => textDisplay(block));
}

/** When, what the scan says and where; below, the carrier's words where they are put in other words above, or are long. */
function showRow({ scan, index, part }: Row, { now, number, masked }: ParcelHistory, texts: Texts) {
  const shown = shownScan(scan, { number, masked }, MAX_CHARS);
  const words = escapeText(splitWords(shown.status)[part] ?? '', 2 * ROW_CHARS + 100);
  const phrase = readersPhrase(scan.status, texts);
  const isLong = part > 0 || cellsOf(shown.status) > LINE_CELLS;
  const said = phrase ?? (isLong ? '' : words || texts.track.noStatus);
  const isRephrased = isLong || (phrase !== null && !isSameWording(phrase, shown.status));
  const when = scanTime(shown, texts);
  const bold = said === '' ? '' : `**${said}**`;
  const facts = part > 0 ? [when] : [when, bold, placeText(shown, texts, PLACE_CHARS)];
  // A line never starts with the dot.
  const head = facts.filter((fact) => fact !== '').join('\u00A0· ');
  const quote = texts.track.quoted(`${part > 0 ? '…' : ''}${words}`);
  const text = inLines([head, isRephrased && words !== '' ? `-# ${quote}` : '']);
  // The day is empty where the carrier names no date.
  return { index, day: escapeText(scanDay(shown, now, texts, 'short'), 60), text };
}

/** Null where the carrier's words are enough: those that aren't recognized, and those in the reader's language. */
function readersPhrase(status: string | undefined, texts: Texts): string | null {
  const phrase = scanPhrase(status, texts);
  if (phrase === null || status === undefined) return null;
  const [language = ''] = texts.locale.split('-', 1);
  const isReadersOwn = isInLanguage(status, language) && cellsOf(status) <= LINE_CELLS;
  return isReadersOwn && !isSameWording(phrase, status) ? null : capitalise(phrase, texts);
}

/** Which scans these are, whether some are missing, and whose data it is. */
function smallPrint(data: TrackingResult, page: readonly ShownRow[], parcel: MaskableParcel, texts: Texts) {
  const foreign = maskParcelTexts(parcel, [data.attribution ?? '', data.source ?? '']);
  const [attribution = '', source = ''] = foreign;
  const [first, last] = [page[0]?.index ?? 0, page.at(-1)?.index ?? 0];
  const isAll = page.length === 0 || last - first + 1 === data.updates.length;
  return inLines([
    page.some(({ day }) => day !== '') ? `-# ${texts.track.localTimes}` : '',
    isAll ? '' : `-# ${texts.track.range(first + 1, last + 1, data.updates.length)}`,
    incompleteLine(data.updates.length, data.count, texts),
    smallLine([escapeText(attribution, 200)]),
    smallLine([sourcePart({ attribution, source }, texts)]),
  ]);
}
