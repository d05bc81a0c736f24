import { cellsOf, cutToCells } from '../discord/cells.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { type LabelledParcel, plainParcelName } from './parcel-name.ts';

/** What a lock screen shows of one line. */
export const LINE_CELLS = 60;
/** Emoji, colon and the spaces between them. */
const SIGN_CELLS = 5;
/** The width of everything but the signs. */
export const TEXT_CELLS = LINE_CELLS - SIGN_CELLS;
export const MIN_NAME_CELLS = 12;
export const PLACE_CELLS = 24;
/** More than enough for a text of so few cells, with a backslash before each character. */
export const MAX_ESCAPED = 200;

/**
 * `🚚 **Rain jacket**: sorted · Leipzig 🇩🇪`: what a notification shows of news about a parcel. The name is cut first.
 * @param what escaped
 * @param place with the sign before it; empty: none
 */
export function notificationLine(emoji: string, parcel: LabelledParcel, what: string, place: string): string {
  const room = TEXT_CELLS - cellsOf(what) - cellsOf(place);
  const name = cutToCells(plainParcelName(parcel), Math.max(MIN_NAME_CELLS, room));
  return `${emoji} **${escapeText(name, MAX_ESCAPED)}**: ${what}${place}`;
}
