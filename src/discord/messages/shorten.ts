import { oneLine } from './one-line.ts';

const ELLIPSIS = '…';

/** Shortens to at most `max` UTF-16 units without splitting a character, and marks the cut with "…". */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = text.slice(0, max - ELLIPSIS.length);
  // A high surrogate at the end lost its other half.
  if (/[\uD800-\uDBFF]$/.test(kept)) kept = kept.slice(0, -1);
  // A single backslash at the end would escape the text that follows.
  return `${kept.replace(/\\+$/, '').trimEnd()}${ELLIPSIS}`;
}

/** Foreign text for menus, buttons and field titles, which render no Markdown. */
export function plainText(text: string, max: number): string {
  return cut(oneLine(text), max);
}

export function utf8Bytes(text: string): number {
  return Buffer.byteLength(text);
}

/** Takes leading items while their joined text stays within both limits. */
export function takeWhileFits(
  items: readonly string[],
  maxChars: number,
  maxBytes: number,
  separator = '\n',
): string[] {
  const taken: string[] = [];
  let chars = 0;
  let bytes = 0;
  for (const item of items) {
    chars += item.length + separator.length;
    bytes += utf8Bytes(item) + separator.length;
    if (chars > maxChars || bytes > maxBytes) break;
    taken.push(item);
  }
  return taken;
}

/** Characters that take the width of two Latin ones. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;
const segmenter = new Intl.Segmenter();

/** How wide a text is, in Latin characters: a Chinese character counts twice. */
export function cellsOf(text: string): number {
  let cells = 0;
  for (const character of text) cells += WIDE.test(character) ? 2 : 1;
  return cells;
}

/** Shortens a text to a width, at a space where one is near the end, and marks the cut with "…". */
export function cutToCells(text: string, max: number): string {
  if (cellsOf(text) <= max) return text;
  let kept = '';
  let cells = cellsOf(ELLIPSIS);
  for (const { segment } of segmenter.segment(text)) {
    cells += cellsOf(segment);
    if (cells > max) break;
    kept += segment;
  }
  const words = text[kept.length] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  const atWord = cellsOf(words) > max / 2 ? words : kept;
  return `${atWord.replace(/[\s,;:–-]+$/u, '')}${ELLIPSIS}`;
}
