const HIDDEN = '••••';

/** At most this much of a number is shown, and never more than half. */
const SHOWN_FIRST = 2;
const SHOWN_LAST = 4;
/** This many characters of a number in a row, or more than half of it, or as many as its mask hides, reveal too much. */
const REVEALING_LENGTH = 5;

/** `LP••••21CN`: enough to recognise one's own parcel, too little to look it up or to guess the rest. */
export function maskTrackingNumber(number: string): string {
  const shown = shownOf(number);
  const last = Math.min(SHOWN_LAST, Math.ceil((shown * SHOWN_LAST) / (SHOWN_FIRST + SHOWN_LAST)));
  return `${number.slice(0, shown - last)}${HIDDEN}${number.slice(number.length - last)}`;
}

function shownOf({ length }: string): number {
  return Math.min(SHOWN_FIRST + SHOWN_LAST, Math.floor(length / 2));
}

/**
 * Removes a number from texts that are shown together: five characters of it in a row in one text (of a short number, as
 * many as its mask hides), or more than half of it across several, are replaced. Spelling does not matter: case, width,
 * script of the digits, accents, and anything between the characters that is neither an ASCII letter nor a digit.
 */
export function hideNumber(texts: readonly string[], number: string): string[] {
  const half = Math.floor(number.length / 2) + 1;
  const short = Math.min(REVEALING_LENGTH, number.length - shownOf(number));
  const spelled = texts.map(lettersOf).join('');
  // Fast path: nearly no text contains any of the number.
  if (!partsOf(number, short).some((part) => spelled.includes(part))) return [...texts];
  const letters = texts.flatMap(spelledLetters);
  const hidden = new Set([
    ...spellings(letters, number, half),
    ...spellings(letters, number, short, 'in one text'),
  ]);
  return texts.map((text, index) => {
    const own = [...letters.entries()].filter(([, letter]) => letter.text === index);
    return withoutRuns(text, own.length === 0 ? [] : runsOf(own, hidden));
  });
}

/** A capital letter or digit, and what spells it: the character at `from` of one of the texts. */
interface Letter {
  readonly letter: string;
  readonly text: number;
  readonly from: number;
  readonly to: number;
}

/** Positions of letters that spell this many characters of the number in a row. */
function spellings(
  letters: readonly Letter[],
  number: string,
  length: number,
  where?: 'in one text',
): number[] {
  const spelled = letters.map(({ letter }) => letter).join('');
  const revealing = new Set(partsOf(number, length));
  return [...partsOf(spelled, length).entries()]
    .filter(([, part]) => revealing.has(part))
    .map(([at]) => at)
    .filter((at) => where === undefined || letters[at]?.text === letters[at + length - 1]?.text)
    .flatMap((at) => Array.from({ length }, (_, offset) => at + offset));
}

/** Everything of this length in a text. */
function partsOf(text: string, length: number): string[] {
  const starts = Math.max(0, text.length - length + 1);
  return Array.from({ length: starts }, (_, start) => text.slice(start, start + length));
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Hidden letters that follow each other are one run, with all that lies between them. */
function runsOf(letters: readonly (readonly [number, Letter])[], hidden: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [index, { from, to }] of letters) {
    const isHidden = hidden.has(index);
    const last = isHidden && isOpen ? runs.pop() : undefined;
    if (isHidden) runs.push({ from: last?.from ?? from, to });
    isOpen = isHidden;
  }
  return runs;
}

function withoutRuns(text: string, runs: readonly Run[]): string {
  const ends = [0, ...runs.map(({ to }) => to)];
  const kept = ends.map((end, index) => text.slice(end, runs[index]?.from));
  return kept.join(HIDDEN);
}

/** What a text spells in capital letters and digits. */
function spelledLetters(text: string, index: number): Letter[] {
  const letters: Letter[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    for (const letter of plainLetters(character)) letters.push({ letter, text: index, from, to });
    from = to;
  }
  return letters;
}

/** The same without saying where, which is faster. */
function lettersOf(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length;
  return isAscii ? text.toUpperCase().replace(/[^A-Z0-9]/g, '') : [...text].map(plainLetters).join('');
}

function plainLetters(character: string): string {
  if (character <= '\u007F') return /[A-Za-z0-9]/.test(character) ? character.toUpperCase() : '';
  const plain = [...character.normalize('NFKD')].map(asciiDigit).join('').toUpperCase();
  return plain.replace(/[^A-Z0-9]/g, '');
}

/** Unicode holds the ten digits of a script one after the other. */
function asciiDigit(character: string): string {
  if (!/^\p{Nd}$/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
