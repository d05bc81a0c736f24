/** Scripts that use U+200C and U+200D to join or separate letters, as part of their spelling. */
const JOINING =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}';

/** The flags of England, Scotland and Wales, the only ones encoded with tag characters. */
const TAG_FLAG =
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}';

/** Invisible characters that the text needs. */
const MEANINGFUL_INVISIBLE = [
  TAG_FLAG,
  // How an emoji is drawn, and several emoji joined into one.
  '(?<=\\p{ExtPict})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{ExtPict}[\\uFE0F\\p{EMod}]?)\\u200D(?=\\p{ExtPict})',
  // Not after a direction mark, which belongs to the script but is removed itself.
  `(?<=(?!\\p{DI})[${JOINING}])[\\u200C\\u200D]`,
  // Variants of an ideograph, common in names.
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
];

/**
 * Invisible characters: direction marks, zero-width characters, tags, fillers. U+2800, the blank Braille
 * pattern, is missing in Unicode's class of them; U+FFFD replaces broken characters.
 */
const INVISIBLE = new RegExp(`(${MEANINGFUL_INVISIBLE.join('|')})|[\\p{DI}\\uFFF9-\\uFFFD\\u2800]`, 'gu');

/** Thai, Hebrew and Arabic need up to four marks on a letter, Vietnamese two. */
const STACKED_MARKS = /([\p{Mn}\p{Me}\u200C\u200D]{4})[\p{Mn}\p{Me}\u200C\u200D]+/gu;
/** A mark without a letter attaches to the character before the text. */
const LEADING_MARKS = /^[\s\p{Mn}\p{Me}\u200C\u200D]+/u;

const PRINTABLE_ASCII = /^[ -~]*$/;

/** Foreign text as one line, without characters that hide, reverse or overflow other text, or are broken. */
export function oneLine(text: string): string {
  // A shortcut for most texts, ten times faster.
  if (PRINTABLE_ASCII.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  return text
    .toWellFormed()
    .replace(INVISIBLE, (_character, needed: string | undefined) => needed ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(STACKED_MARKS, '$1')
    .replace(LEADING_MARKS, '');
}

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

/**
 * Shortens a text to a width, at a space where one is near the end, and marks the cut with "…".
 * @param mark empty before a colon, which "…" doesn't go with
 */
export function cutToCells(text: string, max: number, mark = ELLIPSIS): string {
  if (cellsOf(text) <= max) return text;
  let kept = '';
  let cells = cellsOf(mark);
  for (const { segment } of segmenter.segment(text)) {
    cells += cellsOf(segment);
    if (cells > max) break;
    kept += segment;
  }
  const words = text[kept.length] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  const atWord = cellsOf(words) > max / 2 ? words : kept;
  return `${atWord.replace(/[\s,;:–-]+$/u, '')}${mark}`;
}
