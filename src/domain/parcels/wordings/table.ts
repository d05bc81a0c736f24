import type { Concept } from './concepts.ts';
import type { ScanMeaning } from './meanings.ts';
import { CHARACTER, withSimplifiedCharacters } from './split-text.ts';

/**
 * The words of carriers in one language, one line per meaning. Words and expressions are separated by commas,
 * in lower case and without accents. `*` at the end of a word stands for any suffix, at its start for any
 * prefix; `a|b` for either word; `@carrier` for the name of a carrier, `@number` for a number or a date.
 */
export interface Table {
  /** Words by their concept. */
  readonly words: Readonly<Partial<Record<Concept, string>>>;
  /** Whole wordings whose meaning doesn't follow from their words. */
  readonly sayings: Readonly<Partial<Record<ScanMeaning, string>>>;
  /** `nouns`: all nouns are capitalized, so a capital letter doesn't indicate a name. */
  readonly capitals: 'names' | 'nouns';
  /** Words before a place or person: an unknown capitalized word after them is a name. */
  readonly beforePlaces?: string;
  /** Matches words that can't be names. */
  readonly notNames?: RegExp;
  /** Adjectives formed from place names: "krakowska". */
  readonly placeAdjectives?: RegExp;
  /** The start of a condition without an "if": "Wird sie nicht abgeholt, …". */
  readonly beginsCondition?: RegExp;
}

/** The meaning of a piece of text; a saying is written `=meaning`. */
export type Sense = Concept | `=${ScanMeaning}`;

/** The wordings of a table, word by word. */
export interface Lexicon {
  /** The meaning of a sequence of words, joined by spaces; null: it is only the start of longer ones. */
  readonly senses: ReadonlyMap<string, Sense | null>;
  /** Prefixes and suffixes that stand for any word with them: "sort*". */
  readonly patterns: ReadonlySet<string>;
}

const EACH_CHARACTER = new RegExp(CHARACTER, 'gu');
/** Letters before or after a `*`. */
const [MIN_PART, MAX_PART] = [2, 30];

/** The entries of a line. */
export function entriesOf(line: string): string[] {
  return line
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The words of an entry; Chinese, Japanese and Korean are read character by character. */
function wordsOf(entry: string): string[] {
  if (!CHARACTER.test(entry)) return entry.split(/\s+/);
  return withSimplifiedCharacters(entry).replaceAll(EACH_CHARACTER, ' $& ').trim().split(/\s+/);
}

/** @throws Error if two lines list the same wording */
export function compileTable({ words, sayings }: Table): Lexicon {
  const senses = new Map<string, Sense | null>();
  const patterns = new Set<string>();
  const doubts: string[] = [];
  const add = (line: string, sense: Sense) => {
    for (const entry of entriesOf(line))
      for (const path of pathsOf(wordsOf(entry), senses, patterns)) {
        const before = senses.get(path) ?? sense;
        if (before !== sense) doubts.push(`"${entry}" stands for ${before} and ${sense}`);
        senses.set(path, sense);
      }
  };
  for (const [concept, line] of Object.entries(words)) add(line, concept as Concept);
  for (const [meaning, line] of Object.entries(sayings)) add(line, `=${meaning as ScanMeaning}`);
  if (doubts.length > 0) throw new Error(doubts.join('; '));
  return { senses, patterns };
}

/** The sequences of words that an entry stands for; also records their starts. */
function pathsOf(
  words: readonly string[],
  senses: Map<string, Sense | null>,
  patterns: Set<string>,
): string[] {
  let paths = [''];
  for (const [index, alternatives] of words.entries()) {
    paths = paths.flatMap((path) =>
      alternatives.split('|').map((word) => {
        if (word.includes('*')) patterns.add(word);
        return path === '' ? word : `${path} ${word}`;
      }),
    );
    if (index < words.length - 1) for (const path of paths) if (!senses.has(path)) senses.set(path, null);
  }
  return paths;
}

/** The forms under which a table may list a word: itself, or a prefix or suffix of it. Longest first. */
export function formsOf(word: string, { patterns }: Pick<Lexicon, 'patterns'>): string[] {
  const forms = [word];
  if (patterns.size === 0) return forms;
  for (let length = Math.min(word.length, MAX_PART); length >= MIN_PART; length--) {
    const beginning = `${word.slice(0, length)}*`;
    if (patterns.has(beginning)) forms.push(beginning);
    const ending = `*${word.slice(word.length - length)}`;
    if (patterns.has(ending)) forms.push(ending);
  }
  return forms;
}
