/** A capital letter or digit, and the character that spells it: from `from` to `to` of one of the texts. */
export interface SpelledLetter {
  readonly letter: string;
  /** Index of the text. */
  readonly text: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The capital letters and digits that a text spells: case, width, script of the digits and accents make no difference, and
 * all other characters are skipped.
 */
export function spelledLetters(text: string, index: number): SpelledLetter[] {
  const letters: SpelledLetter[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    for (const letter of lettersOf(character)) letters.push({ letter, text: index, from, to });
    from = to;
  }
  return letters;
}

/** The same as one string, without positions, which is faster. */
export function lettersOf(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii ? text.toUpperCase().replace(/[^A-Z0-9]/g, '') : plainLetters(text);
}

function plainLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Nd}/gu, asciiDigit)
    .toUpperCase();
  return plain.replace(/[^A-Z0-9]/g, '');
}

/** The ten digits of a script are consecutive in Unicode. */
function asciiDigit(character: string): string {
  if (character <= '\u007F') return character;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
