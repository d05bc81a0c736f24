const HIDDEN = '••••';

/** At most this many characters of a number are shown, and never more than half of it. */
const SHOWN_FIRST = 2;
const SHOWN_LAST = 4;
/** This many characters in a row are too many to show. */
const REVEALING_LENGTH = 5;

/** `LP••••21CN`: enough to recognize your own parcel, too little to look it up or to guess the rest. */
export function maskTrackingNumber(number: string): string {
  const shown = shownCount(number);
  const last = Math.min(SHOWN_LAST, Math.ceil((shown * SHOWN_LAST) / (SHOWN_FIRST + SHOWN_LAST)));
  return `${number.slice(0, shown - last)}${HIDDEN}${number.slice(number.length - last)}`;
}

/** What tells a reader's own parcels apart: the digits before the letters that many of them end with. */
const OWN_LAST = 6;

/** `LP…4821CN`, for someone who knows the number, in a line that has no room for all of it. */
export function shortenNumber(number: string): string {
  const kept = SHOWN_FIRST + OWN_LAST;
  if (number.length <= kept + 1) return number;
  return `${number.slice(0, SHOWN_FIRST)}…${number.slice(-OWN_LAST)}`;
}

function shownCount({ length }: string): number {
  return Math.min(SHOWN_FIRST + SHOWN_LAST, Math.floor(length / 2));
}

/**
 * Hides a number in texts that are shown together. Two things are replaced: five characters of it in a row in one text
 * (of a short number, as many as its mask hides), and more than half of it across several texts. The spelling makes no
 * difference, see {@link spelledLetters}.
 */
export function hideNumber(texts: readonly string[], number: string): string[] {
  const half = Math.floor(number.length / 2) + 1;
  const short = Math.min(REVEALING_LENGTH, number.length - shownCount(number));
  const spelled = texts.map(lettersOf).join('');
  // Fast path: nearly no text contains any of the number.
  if (!partsOf(number, short).some((part) => spelled.includes(part))) return [...texts];
  const letters = texts.map(spelledLetters);
  const hidden = new Set([
    ...lettersSpelling(letters.flat(), number, half),
    ...letters.flatMap((ownLetters) => lettersSpelling(ownLetters, number, short)),
  ]);
  return texts.map((text, index) => withoutLetters(text, letters[index] ?? [], hidden));
}

/** The letters that spell this many characters of the number in a row. */
function lettersSpelling(letters: readonly SpelledLetter[], number: string, length: number): SpelledLetter[] {
  const spelled = letters.map(({ letter }) => letter).join('');
  const revealing = new Set(partsOf(number, length));
  return partsOf(spelled, length).flatMap((part, at) =>
    revealing.has(part) ? letters.slice(at, at + length) : [],
  );
}

/** All substrings of this length. */
function partsOf(text: string, length: number): string[] {
  const starts = Math.max(0, text.length - length + 1);
  return Array.from({ length: starts }, (_, start) => text.slice(start, start + length));
}

/** Consecutive hidden letters become one mark, which also replaces the characters between them. */
function withoutLetters(
  text: string,
  letters: readonly SpelledLetter[],
  hidden: ReadonlySet<SpelledLetter>,
): string {
  let shown = '';
  let end = 0;
  let isHiding = false;
  for (const letter of letters) {
    const isHidden = hidden.has(letter);
    if (isHidden && !isHiding) shown += `${text.slice(end, letter.from)}${HIDDEN}`;
    if (isHidden) end = letter.to;
    isHiding = isHidden;
  }
  return shown + text.slice(end);
}

/** A capital letter or digit, and the character that spells it: from `from` to `to` of its text. */
interface SpelledLetter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The capital letters and digits that a text spells: case, width, script of the digits and accents make no difference, and
 * all other characters are skipped.
 */
export function spelledLetters(text: string): SpelledLetter[] {
  const letters: SpelledLetter[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    for (const letter of lettersOf(character)) letters.push({ letter, from, to });
    from = to;
  }
  return letters;
}

/** The same as one string, without positions, which is faster. */
export function lettersOf(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length;
  const plain = isAscii ? text : text.normalize('NFKD').replace(/\p{Nd}/gu, asciiDigit);
  return plain.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The ten digits of a script are consecutive in Unicode. */
function asciiDigit(character: string): string {
  if (character <= '\u007F') return character;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
