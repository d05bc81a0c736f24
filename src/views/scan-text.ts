import type { TrackingUpdate } from '../api/index.ts';
import { cellsOf, cutToCells } from '../discord/cells.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { oneLine } from '../discord/one-line.ts';
import { meaningOfScan, readScan } from '../domain/parcels/wordings/index.ts';
import type { Texts } from '../texts/index.ts';
import { type MaskableParcel, maskParcelTexts } from './parcel-name.ts';

const MAX_WORDS = 300;

/** A scan's texts as they may be shown: without the number of a masked parcel, but not escaped. */
export interface ShownScan {
  readonly status: string;
  readonly location: string;
  readonly country: string;
  readonly date: string;
  readonly hour: string;
}

/**
 * Masks all parts at once, in the order in which a card shows them: a number may be spread over several.
 * @param max the most characters of a part, where a card shows more than the beginning
 */
export function shownScan(scan: TrackingUpdate, parcel: MaskableParcel, max?: number): ShownScan {
  const parts = [scan.status, scan.location, scan.country, scan.date, scan.hour].map((part) => part ?? '');
  const [status = '', location = '', country = '', date = '', hour = ''] = maskParcelTexts(
    parcel,
    parts,
    max,
  );
  return { status, location, country, date, hour };
}

/** Shortened at a space where one is near the end. */
function wholeWords(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/\s\S{0,20}$/, '')}…`;
}

/** The carrier's words in quotation marks; empty when there are none. */
function quotedWords({ status }: ShownScan, texts: Texts): string {
  const words = escapeText(wholeWords(status, MAX_WORDS), MAX_WORDS);
  return words === '' ? '' : texts.track.quoted(words);
}

/** What a scan's words mean, in the reader's language and as within a sentence; null when they aren't recognised. */
export function scanPhrase(status: string | undefined, texts: Texts): string | null {
  const meaning = meaningOfScan(status ?? '');
  return meaning === null ? null : texts.scans[meaning];
}

/** What a scan says, within a line: in the reader's language, or quoted when its words aren't recognised. */
export function scanText(scan: TrackingUpdate, parcel: MaskableParcel, texts: Texts): string {
  return (
    scanPhrase(scan.status, texts) ?? (quotedWords(shownScan(scan, parcel), texts) || texts.track.noStatus)
  );
}

/** Words that fit into two lines of a phone stand in a line of their own; others are quoted in small letters. */
const LINE_CELLS = 56;
/** About three small lines of a phone. */
const QUOTE_CELLS = 140;

/** What the newest scan says on a card. */
export interface SaidOnCard {
  /** Within a line; empty: the quote says it. */
  readonly line: string;
  /** The carrier's words, where they say more than the line; empty otherwise. */
  readonly quote: string;
}

/** The meaning in the reader's language; the carrier's words where they aren't recognised, or say more than that. */
export function saidOnCard(scan: TrackingUpdate, parcel: MaskableParcel, texts: Texts): SaidOnCard {
  const reading = readScan(scan.status ?? '');
  const words = oneLine(shownScan(scan, parcel).status);
  if (reading === null && words === '') return { line: texts.track.noStatus, quote: '' };
  const isShort = cellsOf(words) <= LINE_CELLS;
  if (reading === null && isShort) return { line: quoted(words, texts), quote: '' };
  const line = reading === null ? '' : texts.scans[reading.meaning];
  const saysMore = reading === null || reading.saysMore;
  return { line, quote: saysMore ? cutQuote(words, texts) : '' };
}

function cutQuote(words: string, texts: Texts): string {
  const kept = cutToCells(words, QUOTE_CELLS);
  return kept === words ? quoted(words, texts) : `${quoted(kept, texts)} ${texts.track.wholeText}`;
}

function quoted(words: string, texts: Texts): string {
  return texts.track.quoted(escapeText(words, 2 * words.length + 20));
}
