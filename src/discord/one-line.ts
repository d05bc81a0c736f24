/** Scripts whose letters join or separate by U+200C and U+200D: spelling, not decoration. */
const JOINING =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}';

/** The flags of England, Scotland and Wales, the only ones that are spelled with tag characters. */
const TAG_FLAG =
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}';

/** Invisible characters that the text would be misspelled without. */
const MEANINGFUL_INVISIBLE = [
  TAG_FLAG,
  // Presentation of one emoji, and the join of several into one.
  '(?<=\\p{ExtPict})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{ExtPict}[\\uFE0F\\p{EMod}]?)\\u200D(?=\\p{ExtPict})',
  `(?<=[${JOINING}])[\\u200C\\u200D]`,
  // Variants of one ideograph, in names.
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
];

/**
 * Characters that are drawn as nothing: direction marks, zero-width characters, tags, fillers. Unicode does not count the
 * blank letters of Braille and Hangul among them; U+FFFD is what a broken character has become.
 */
const INVISIBLE = new RegExp(`(${MEANINGFUL_INVISIBLE.join('|')})|[\\p{DI}\\uFFF9-\\uFFFD\\u2800]`, 'gu');

/** Thai, Hebrew and Arabic need up to four marks on a letter, Vietnamese two. */
const STACKED_MARKS = /([\p{Mn}\p{Me}\u200C\u200D]{4})[\p{Mn}\p{Me}\u200C\u200D]+/gu;
/** A mark without a letter attaches to whatever precedes the text. */
const LEADING_MARKS = /^[\s\p{Mn}\p{Me}\u200C\u200D]+/u;

const PRINTABLE_ASCII = /^[ -~]*$/;

/**
 * One line of foreign text: without control characters, line breaks and broken surrogates, and without what hides, reverses
 * or overflows other text. Emoji and the spelling of every script stay.
 */
export function oneLine(text: string): string {
  // Most texts, which hold nothing of all that: a tenth of the time.
  if (PRINTABLE_ASCII.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  return text
    .toWellFormed()
    .replace(INVISIBLE, (_character, needed: string | undefined) => needed ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(STACKED_MARKS, '$1')
    .replace(LEADING_MARKS, '');
}
