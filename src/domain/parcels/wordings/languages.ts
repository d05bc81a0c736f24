import type { Reading } from './combine-parts.ts';
import type { Piece } from './match-words.ts';
import { stateOfMeaning } from './meanings.ts';
import { type Language, matchClauses, readText } from './read-text.ts';
import { type Clause, splitText } from './split-text.ts';
import { compileTable, formsOf, type Table } from './table.ts';
import { TABLES } from './tables/index.ts';

type LanguageCode = keyof typeof TABLES;

const WITHOUT_SPACES = ['zh', 'ja', 'ko'] as const satisfies readonly LanguageCode[];
const WITH_SPACES = (Object.keys(TABLES) as LanguageCode[]).filter(
  (code) => !WITHOUT_SPACES.some((other) => other === code),
);
const languages = new Map<LanguageCode, Language>();

/** The languages that list a word, prefix or suffix: a bit for each of {@link WITH_SPACES}. */
const vocabulary = new Map<string, number>();
const patterns = new Set<string>();
/** How many languages are in the vocabulary. */
let known = 0;

/** Compiled on first use. */
function languageOf(code: LanguageCode): Language {
  const compiled = languages.get(code);
  if (compiled !== undefined) return compiled;
  const language = { table: TABLES[code], lexicon: compileTable(TABLES[code]) };
  languages.set(code, language);
  return language;
}

/**
 * Compiles one language that a text may be in, which takes tens of milliseconds.
 * @returns whether there was one
 */
export function compileLanguage(clauses: readonly Clause[]): boolean {
  if (languages.size === Object.keys(TABLES).length) return false;
  const codes = isWithoutSpaces(clauses)
    ? codesWithoutSpaces(clauses)
    : likelyLanguages(clauses).map(({ code }) => code);
  const code = codes.find((each) => !languages.has(each));
  if (code !== undefined) languageOf(code);
  return code !== undefined;
}

/**
 * What a text says in the language that knows most of its words. Languages that know equally many must agree;
 * if one of them contains a turning word, such as the Spanish "no", only such languages count.
 */
export function readingIn(clauses: readonly Clause[]): Reading | null {
  const all = likelyLanguages(clauses).map(({ code, matched }) =>
    readText(clauses, languageOf(code), matched),
  );
  const cautious = all.filter(({ knowsAllWords, turns }) => knowsAllWords && turns);
  let agreed: Reading | null = null;
  for (const { reading, knowsAllWords, turns, decides } of cautious.length > 0 ? cautious : all) {
    if (reading === null) {
      if (knowsAllWords && (turns || decides)) return null;
    } else if (agreed !== null && stateOfMeaning(agreed.meaning) !== stateOfMeaning(reading.meaning))
      return null;
    else agreed ??= reading;
  }
  return agreed;
}

/** Whether a text is certainly in this language, such as `en` or `pt`. */
export function isInLanguage(text: string, code: string): boolean {
  const likely = likelyLanguages(splitText(text));
  return likely.length === 1 && likely[0]?.code === code;
}

/** A language that a text may be in; `matched`: the text divided into its expressions, if that was necessary. */
interface Likely {
  readonly code: LanguageCode;
  readonly matched?: Piece[][];
}

function likelyLanguages(clauses: readonly Clause[]): Likely[] {
  if (isWithoutSpaces(clauses)) return mostCovered(clauses);
  while (learnLanguage());
  const counts = WITH_SPACES.map(() => 0);
  for (const { units } of clauses)
    for (const unit of units) {
      const bits = unit.kind === 'word' ? languagesWith(unit.text) : 0;
      for (const index of counts.keys()) if ((bits >> index) & 1) counts[index] = (counts[index] ?? 0) + 1;
    }
  const most = Math.max(...counts);
  return most === 0 ? [] : WITH_SPACES.filter((_, index) => counts[index] === most).map((code) => ({ code }));
}

/** A text may quote another language, or name a place in it. */
function isWithoutSpaces(clauses: readonly Clause[]): boolean {
  const units = clauses.flatMap((clause) => clause.units);
  const count = (wanted: string) => units.filter(({ kind }) => kind === wanted).length;
  return count('character') > count('word');
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KOREAN = ['ko'] as const satisfies readonly LanguageCode[];
const JAPANESE = ['ja'] as const satisfies readonly LanguageCode[];
const CHINESE_OR_JAPANESE = ['zh', 'ja'] as const satisfies readonly LanguageCode[];

function codesWithoutSpaces(clauses: readonly Clause[]): readonly LanguageCode[] {
  const text = clauses.flatMap(({ units }) => units.map((unit) => unit.text)).join('');
  return /\p{Script=Hangul}/u.test(text) ? KOREAN : KANA.test(text) ? JAPANESE : CHINESE_OR_JAPANESE;
}

/** For texts without spaces: picks the language whose expressions cover most, in as few pieces as possible. */
function mostCovered(clauses: readonly Clause[]): Likely[] {
  const covered = codesWithoutSpaces(clauses).map((code) => {
    const matched = matchClauses(clauses, languageOf(code));
    const known = matched.flat().filter(({ sense }) => sense !== null && sense !== 'number');
    const count = known.reduce((sum, { units }) => sum + units.length, 0);
    return { code, matched, count, pieces: known.length };
  });
  const most = Math.max(...covered.map(({ count }) => count));
  return covered.filter(({ count }) => count === most && most > 0).toSorted((a, b) => a.pieces - b.pieces);
}

function languagesWith(word: string): number {
  return formsOf(word, { patterns }).reduce((all, form) => all | (vocabulary.get(form) ?? 0), 0);
}

/**
 * Adds the words of one more language, so that the first text needn't wait for all of them.
 * @returns whether there was one
 */
export function learnLanguage(): boolean {
  const code = WITH_SPACES[known];
  if (code === undefined) return false;
  const { words, sayings }: Table = TABLES[code];
  for (const line of [...Object.values(words), ...Object.values(sayings)])
    for (const word of line.split(/[\s,|]+/)) {
      vocabulary.set(word, (vocabulary.get(word) ?? 0) | (1 << known));
      if (word.includes('*')) patterns.add(word);
    }
  known += 1;
  return true;
}
