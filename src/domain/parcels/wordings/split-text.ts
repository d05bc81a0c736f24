import { SIMPLIFIED_CHARACTERS } from './tables/simplified-characters.ts';

/** A word of a text, or one Chinese, Japanese or Korean character, or a number. */
export interface Unit {
  /** Lower case, without accents. */
  readonly text: string;
  readonly kind: 'word' | 'character' | 'number';
  /** Whether it starts with a capital letter, or is all capitals. */
  readonly capitals: 'none' | 'first' | 'all';
}

/** Units between two punctuation marks. */
export interface Clause {
  readonly units: readonly Unit[];
  /** Whether it is in brackets, and so an optional addition. */
  readonly isAside: boolean;
  /** Whether it follows a colon; the text before that may announce a name: "Signed by: …". */
  readonly followsColon: boolean;
  /** Whether it is the first clause of a sentence. */
  readonly startsSentence: boolean;
}

/** Longer texts are read up to here: what happened comes first, advice later. */
export const MAX_CHARACTERS = 500;

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};
/** Scripts without spaces between words. */
export const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const UNIT = new RegExp(
  `(?<character>${CHARACTER.source})|(?<word>(?:(?!${CHARACTER.source})[\\p{L}\\p{N}])+)|(?<mark>[^\\p{L}\\p{N}]+)`,
  'gu',
);
const ENDS_SENTENCE = /[.!?。！？;；\n…]/;
const ENDS_CLAUSE = /[,:，：、()[\]【】（）「」『』<>《》/|–—・·•=→>]|(?:\s[-+*~]+(?:\s|$))|--/;
const OPENS_ASIDE = /[([【（<《「]\s*$/;

/** Lower case, without accents. */
export function foldText(text: string): string {
  return withSimplifiedCharacters(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[łøđæœßı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter),
  );
}

/** The clauses of a text, at most its first {@link MAX_CHARACTERS} characters. */
export function splitText(text: string): Clause[] {
  const clauses: Clause[] = [];
  let units: Unit[] = [];
  let [isAside, followsColon, startsSentence] = [false, false, true];
  const end = () => {
    if (units.length > 0) clauses.push({ units, isAside, followsColon, startsSentence });
    units = [];
  };
  const start = text.slice(0, MAX_CHARACTERS).replaceAll(/[™®©]/g, '').normalize('NFKC');
  for (const match of start.matchAll(UNIT)) {
    const { character, word, mark } = match.groups ?? {};
    if (mark !== undefined) {
      const after = start.slice(match.index + mark.length);
      // "10:30", "12.05.", "1,5", "30/9".
      if (/^[.:,/]$/.test(mark) && units.at(-1)?.kind === 'number' && /^\p{N}/u.test(after)) continue;
      // "t/m", "c/o".
      if (mark === '/' && units.at(-1)?.text.length === 1 && /^\p{L}(?!\p{L})/u.test(after)) continue;
      // Finnish endings: "DHL:lle".
      if (mark === ':' && units.at(-1)?.capitals === 'all' && /^\p{Ll}{1,4}(?!\p{L})/u.test(after)) continue;
      const sentence = endsSentence(mark, units, after) && !isOrdinal(mark, units, after, followsColon);
      if (!sentence && !ENDS_CLAUSE.test(mark)) continue;
      const hadUnits = units.length > 0;
      end();
      startsSentence = sentence || (startsSentence && !hadUnits);
      isAside = OPENS_ASIDE.test(mark);
      followsColon = /[:：]/.test(mark);
    } else if (character !== undefined) {
      units.push({ text: foldText(character), kind: 'character', capitals: 'none' });
    } else if (word !== undefined) units.push(...splitWord(word));
  }
  end();
  return clauses;
}

/** A period ends a sentence unless it belongs to a number or a short word: "No. 5", "St. Gallen". */
function endsSentence(mark: string, before: readonly Unit[], after: string): boolean {
  // "By the 12., it …": after the comma, the sentence continues.
  if (!ENDS_SENTENCE.test(mark) || mark.startsWith('.,') || isWithinDate(mark, before, after)) return false;
  if (!mark.startsWith('.') || mark.length > 2) return true;
  const last = before.at(-1);
  if (mark === '.') return after === '' || CHARACTER.test(after.slice(0, 1));
  return last === undefined || last.kind === 'character' || last.text.length > 3 || last.kind === 'number';
}

/** "21. 8. 2026" */
function isWithinDate(mark: string, before: readonly Unit[], after: string): boolean {
  return (
    mark.trim() === '.' && /^\d{1,2}$/.test(before.at(-1)?.text ?? '') && /^(\d{1,2}\.|\d{4}\b)/.test(after)
  );
}

/** "Am 12. Mai", "ein 2. Versuch": German, Czech, Danish, Finnish, Hungarian …; but not "14:30. Signed". */
function isOrdinal(mark: string, before: readonly Unit[], after: string, followsColon: boolean): boolean {
  const [number, word] = [before.at(-1), before.at(-2)];
  if (mark.trim() !== '.' || !/^\p{L}/u.test(after) || !/^\d{1,2}$/.test(number?.text ?? '')) return false;
  if (word?.kind === 'number') return /^\p{Ll}/u.test(after);
  return word === undefined ? !followsColon : word.kind === 'word' && word.capitals !== 'all';
}

function splitWord(word: string): Unit[] {
  const folded = foldText(word);
  if (/\p{N}/u.test(word)) return [{ text: folded, kind: 'number', capitals: 'none' }];
  return [{ text: folded, kind: 'word', capitals: capitalsOf(word) }];
}

function capitalsOf(word: string): Unit['capitals'] {
  if (word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()) return 'all';
  const first = word.slice(0, 1);
  return first === first.toLowerCase() ? 'none' : 'first';
}

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  SIMPLIFIED_CHARACTERS.split(' ').map(([simplified = '', traditional = '']) => [traditional, simplified]),
);

/** Replaces traditional characters by simplified ones, including in Japanese, so that each wording is listed only once. */
export function withSimplifiedCharacters(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
}
