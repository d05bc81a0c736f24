import { capitalise } from '../../cards/phrases.ts';
import { escapeText } from '../../discord/messages/markdown.ts';
import { cellsOf, cutToCells, oneLine } from '../../discord/messages/plain-text.ts';
import type { Importance } from '../../domain/alerts/alert-level.ts';
import { transportOf } from '../../domain/parcels/journey-stage.ts';
import { isProblem } from '../../domain/parcels/state-of-parcel.ts';
import { meaningOfScan, type ParcelState } from '../../domain/parcels/wordings/index.ts';
import { arrivalDays, arrivalTitle } from '../../parcels/cards/arrival-words.ts';
import { cutParcelName, type LabelledParcel, plainParcelName } from '../../parcels/cards/parcel-name.ts';
import { problemPhrase, STATE_EMOJI } from '../../parcels/cards/parcel-state.ts';
import { placeText, scanPhrase, shownScan } from '../../parcels/cards/scan-text.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { ToldDate } from '../dates/told-date.ts';
import { importStepAt } from '../updates.ts';

/** How much of a line a lock screen shows. */
const LINE_CELLS = 60;
/** The same for a line that ends with a date, which is worth a second line on a small screen. */
export const DATED_LINE_CELLS = 72;
/** Emoji, colon and the spaces between them. */
const SIGN_CELLS = 5;
/** What is left for the words. */
const TEXT_CELLS = LINE_CELLS - SIGN_CELLS;
const MIN_NAME_CELLS = 12;
export const PLACE_CELLS = 24;
/** More than enough for such a short text with a backslash before each character. */
const MAX_ESCAPED = 200;
const MIN_WORD_CELLS = 16;

export interface AlertScan {
  readonly scan: TrackingUpdate;
  /** The parcel's state according to this scan alone. */
  readonly state: ParcelState;
  readonly importance: Importance;
  /** The date that is told with it; null: none. */
  readonly told?: ToldDate | null | undefined;
}

/** When a parcel is likely to arrive, unless its scan already says so. */
function shownDate({ state, told = null }: Pick<AlertScan, 'state' | 'told'>): ToldDate | null {
  if (told === null || !isDated(state)) return null;
  return state === 'out_for_delivery' && told.isToday ? null : told;
}

const DATED: readonly ParcelState[] = ['accepted', 'in_transit', 'customs', 'out_for_delivery', 'unknown'];

/** Whether a parcel of this state is still expected, so that its date says something. */
export function isDated(state: ParcelState): boolean {
  return DATED.includes(state);
}

/** The same if it isn't the date that readers know: then the alert is about it. */
export function movedDate(scan: Pick<AlertScan, 'state' | 'told'>): MovedDate | null {
  const date = shownDate(scan);
  if (date === null || date.before === null || scan.state === 'out_for_delivery') return null;
  return { ...date, before: date.before };
}

const TRANSPORT_EMOJI = { air: '✈️', sea: '🚢', rail: '🚆' } as const;

/** A date that differs from the one that readers were told before. */
export type MovedDate = Pick<ToldDate, 'earliest' | 'latest' | 'today'> & {
  readonly before: NonNullable<ToldDate['before']>;
};

/** What a scan is about, as an emoji: the state or, on the way, how the parcel travels and that it has landed in its country. */
export function scanEmoji({ scan, state }: Pick<AlertScan, 'scan' | 'state'>): string {
  if (state !== 'in_transit') return STATE_EMOJI[state];
  const meaning = meaningOfScan(scan.status ?? '');
  const step = importStepAt(scan);
  if (step === 'landed') return '🛬';
  if (step === 'cleared' && (meaning === 'import_customs_cleared' || meaning === 'customs_cleared'))
    return '🛃';
  const transport = transportOf([{ state, meaning, place: null }]);
  return transport === null ? STATE_EMOJI.in_transit : TRANSPORT_EMOJI[transport];
}

/** `🚚 **Rain jacket**: sorted · Leipzig 🇩🇪`: what a notification shows. */
export function alertLine(parcel: LabelledParcel, scan: AlertScan, texts: Texts): string {
  const moved = movedDate(scan);
  if (moved !== null) return movedLine(parcel, moved, texts);
  const date = shownDate(scan);
  if (date !== null) {
    const what = whatHappened(parcel, scan, texts, LINE_CELLS);
    return notificationLine(scanEmoji(scan), parcel, what, arrivalTitle(date, texts), DATED_LINE_CELLS);
  }
  const place = hasRoomForPlace(parcel, scan, texts) ? placeOf(parcel, scan, texts) : '';
  const room = TEXT_CELLS - cellsOf(dotted(place)) - cellsOf(plainParcelName(parcel));
  const what = whatHappened(parcel, scan, texts, Math.max(MIN_WORD_CELLS, room));
  return notificationLine(scanEmoji(scan), parcel, what, place);
}

/** `📅 **Summer tees**: now likely Thu 26 Nov, 2 days earlier` */
export function movedLine(parcel: LabelledParcel, moved: MovedDate, texts: Texts): string {
  const by = moved.latest - moved.before.latest;
  const { movedTo, earlier, later } = texts.alerts;
  const what = movedTo(arrivalDays(moved, texts), by < 0 ? earlier(-by) : later(by));
  return notificationLine('📅', parcel, what, '', DATED_LINE_CELLS);
}

/** `-# 🚚 sorted · Leipzig 🇩🇪`: another scan of the same parcel, below that line. */
export function earlierScanLine(parcel: LabelledParcel, scan: AlertScan, texts: Texts): string {
  const place = placeOf(parcel, scan, texts);
  const what = whatHappened(parcel, scan, texts, TEXT_CELLS - cellsOf(dotted(place)));
  return `-# ${scanEmoji(scan)} ${what}${dotted(place)}`;
}

/** "🛃 cleared customs · Leipzig 🇩🇪": why the date has moved, below the line. */
export function scanBelow(parcel: LabelledParcel, scan: AlertScan, texts: Texts): string {
  const what = whatHappened(parcel, scan, texts, LINE_CELLS);
  return `${scanEmoji(scan)} ${capitalise(what, texts)}${dotted(placeOf(parcel, scan, texts))}`;
}

/** The place of news whose line has no room for it, for the card below the line; otherwise empty. */
export function placeBelow(parcel: LabelledParcel, scan: AlertScan, texts: Texts): string {
  return hasRoomForPlace(parcel, scan, texts) ? '' : placeText(shownScan(scan.scan, parcel), texts);
}

/** With news, a parcel's name and date matter more than the place. An ordinary scan is about the place. */
function hasRoomForPlace(parcel: LabelledParcel, scan: AlertScan, texts: Texts): boolean {
  if (shownDate(scan) !== null) return false;
  if (scan.importance === 'ordinary') return true;
  const what = whatHappened(parcel, scan, texts, LINE_CELLS);
  const room = TEXT_CELLS - cellsOf(what) - cellsOf(dotted(placeOf(parcel, scan, texts)));
  return cellsOf(plainParcelName(parcel)) <= Math.max(MIN_NAME_CELLS, room);
}

/** In the reader's language, or the carrier's words; those are cut to a width. */
export function whatHappened(
  parcel: LabelledParcel,
  { scan, state, importance }: AlertScan,
  texts: Texts,
  cells: number,
): string {
  if (isProblem(state)) return problemPhrase([scan], state, texts.alerts.withDetail, texts);
  if (importance !== 'ordinary' && hasArrivedInCountry(scan)) return texts.alerts.landed;
  const phrase = scanPhrase(scan.status, texts);
  if (phrase !== null) return phrase;
  if (importance !== 'ordinary' && state !== 'unknown') return texts.track.states[state];
  const words = oneLine(shownScan(scan, parcel).status);
  if (words === '') return texts.track.noStatus;
  return texts.track.quoted(escapeText(cutToCells(words, cells - 2), MAX_ESCAPED));
}

const hasArrivedInCountry = ({ status }: TrackingUpdate) =>
  meaningOfScan(status ?? '') === 'arrived_in_destination_country';

function placeOf(parcel: LabelledParcel, { scan }: AlertScan, texts: Texts): string {
  return placeText(shownScan(scan, parcel), texts, PLACE_CELLS);
}

/** A place as the end of a line. */
function dotted(place: string): string {
  return place === '' ? '' : ` · ${place}`;
}

/**
 * `🚚 **Rain jacket**: sorted · Leipzig 🇩🇪`: what a notification shows of news about a parcel. The name is cut first.
 * @param what escaped @param end a place or a date; empty: none
 */
export function notificationLine(
  emoji: string,
  parcel: LabelledParcel,
  what: string,
  end: string,
  lineCells = LINE_CELLS,
): string {
  const room = lineCells - SIGN_CELLS - cellsOf(what) - cellsOf(dotted(end));
  const name = cutParcelName(parcel, Math.max(MIN_NAME_CELLS, room), '');
  return `${emoji} **${escapeText(name, MAX_ESCAPED)}**: ${what}${dotted(end)}`;
}
