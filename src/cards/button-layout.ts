import { type APIButtonComponent, ButtonStyle } from 'discord.js';
import { cellsOf } from '../discord/messages/plain-text.ts';
import { LIMITS } from '../discord/posting/limits.ts';
import { type ActionRow, actionRow } from './components.ts';

/** Row widths on a 360 px phone, in pixels. Measured, like the constants below. */
const ROW_WIDTH = 240;
/** Of a message without a container. */
export const OPEN_WIDTH = 274;
/** Letters by their width; the first that holds a letter counts. */
const LETTERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iíìîïljI'’.,:|!]/, 2.8],
  [/[frtł()\s-]/, 4.2],
  [/[mwMW@]/, 10.8],
  [/[skcxyzvJśçć]/, 6.7],
  [/\p{Lu}/u, 7.7],
];
const CELL_WIDTH = 7.1;
const PADDING = 34;
const MIN_WIDTH = 60;
const LINK_ARROW = 24;
const EMOJI = 20;
const GAP = 8;

/** A button, or none where its condition does not hold. */
export type MaybeButton = APIButtonComponent | false | null | undefined;

/**
 * Buttons in rows that fit a narrow phone: as few rows as possible, and about as many buttons in each.
 * @param width of a row, in pixels
 */
export function fittingRows(parts: readonly MaybeButton[], width = ROW_WIDTH): ActionRow[] {
  const buttons = parts.filter((part) => part != null && part !== false);
  for (let rows = 1; rows < buttons.length; rows += 1) {
    const [split] = splits(buttons, rows)
      .filter((candidate) => candidate.every((row) => fits(row, width)))
      .toSorted((a, b) => unevenness(a) - unevenness(b));
    if (split !== undefined) return split.map((row) => actionRow(...row));
  }
  return buttons.map((button) => actionRow(button));
}

/** Every way to split items into groups without changing their order; large first groups first. */
function splits<T>(items: readonly T[], groups: number): T[][][] {
  if (groups === 1) return [[[...items]]];
  const largest = Math.min(LIMITS.rowButtons, items.length - groups + 1);
  return Array.from({ length: largest }, (_, index) => largest - index).flatMap((size) =>
    splits(items.slice(size), groups - 1).map((rest) => [items.slice(0, size), ...rest]),
  );
}

function unevenness(split: readonly (readonly unknown[])[]): number {
  return split.reduce((sum, { length }) => sum + length ** 2, 0);
}

function fits(row: readonly APIButtonComponent[], width: number): boolean {
  return row.length <= LIMITS.rowButtons && rowWidth(row) <= width;
}

/** What buttons take side by side, in pixels. */
export function rowWidth(row: readonly APIButtonComponent[]): number {
  return row.reduce((sum, button) => sum + widthOf(button), GAP * (row.length - 1));
}

function widthOf(button: APIButtonComponent): number {
  const label = 'label' in button ? (button.label ?? '') : '';
  const emoji = 'emoji' in button && button.emoji !== undefined ? EMOJI : 0;
  const arrow = button.style === ButtonStyle.Link ? LINK_ARROW : 0;
  const text = [...label].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
  return Math.max(MIN_WIDTH, text + emoji + PADDING + arrow);
}

function widthOfLetter(letter: string): number {
  const known = LETTERS.find(([letters]) => letters.test(letter));
  return known === undefined ? cellsOf(letter) * CELL_WIDTH : known[1];
}
