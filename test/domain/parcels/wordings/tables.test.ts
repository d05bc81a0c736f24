import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONCEPTS, isTurning } from '../../../../src/domain/parcels/wordings/concepts.ts';
import {
  meaningOfScan,
  type ParcelState,
  type ScanMeaning,
  stateOfMeaning,
} from '../../../../src/domain/parcels/wordings/index.ts';
import { matchWords, type Piece } from '../../../../src/domain/parcels/wordings/match-words.ts';
import { matchClauses, readText } from '../../../../src/domain/parcels/wordings/read-text.ts';

import {
  foldText,
  splitText,
  withSimplifiedCharacters,
} from '../../../../src/domain/parcels/wordings/split-text.ts';
import { compileTable, entriesOf, type Table } from '../../../../src/domain/parcels/wordings/table.ts';
import { TABLES } from '../../../../src/domain/parcels/wordings/tables/index.ts';
import { COMPANIONS, READINGS } from '../../../../src/domain/parcels/wordings/tables/readings.ts';
import { LABELLED_TEXTS } from './labelled-texts.ts';

const tables: readonly (readonly [string, Table])[] = Object.entries(TABLES);

const linesOf = ({ words, sayings }: Table) => [...Object.entries(words), ...Object.entries(sayings)];
const textsIn = (code: string) =>
  LABELLED_TEXTS.filter(({ language }) => language === code).map(({ text }) => text);

/** The line of a table that a sense is from. */
const keyOf = (sense: Piece['sense']) => sense?.replace(/^=/, '');

describe.each(tables)('the table of "%s"', (code, table) => {
  it('lists no wording in two lines', () => {
    expect(() => compileTable(table)).not.toThrow();
  });

  it('is written as texts are read: in lower case, without accents and signs', () => {
    const entries = linesOf(table).flatMap(([, line]) => entriesOf(line));
    expect(
      entries.filter(
        (entry) => foldText(entry) !== withSimplifiedCharacters(entry) || /[^\p{L}\p{N} *|@ー]/u.test(entry),
      ),
    ).toEqual([]);
  });

  it('needs each of its lines: without it, a labelled text is read differently', () => {
    const whole = { table, lexicon: compileTable(table) };
    const texts = textsIn(code).map((text) => {
      const clauses = splitText(text);
      const keys = new Set(
        matchClauses(clauses, whole)
          .flat()
          .map(({ sense }) => keyOf(sense)),
      );
      return { clauses, keys, meaning: readText(clauses, whole).reading?.meaning };
    });
    const lexicon = { ...whole.lexicon, senses: new Map(whole.lexicon.senses) };
    const wordsOf = Map.groupBy(whole.lexicon.senses, ([, sense]) => keyOf(sense));
    const isNeedless = (key: string) => {
      const words = wordsOf.get(key) ?? [];
      for (const [word] of words) lexicon.senses.set(word, null);
      const isReadAlike = texts
        .filter(({ keys }) => keys.has(key))
        .every(({ clauses, meaning }) => readText(clauses, { table, lexicon }).reading?.meaning === meaning);
      for (const [word, sense] of words) lexicon.senses.set(word, sense);
      return isReadAlike;
    };
    const needless = [...Object.keys(table.words), ...Object.keys(table.sayings)].filter(isNeedless);
    expect(needless).toEqual([]);
  });
});

/** News that somebody relies on. What is still to come, or went wrong, may well stay so with "not" or "will". */
const NEWS: ReadonlySet<ParcelState> = new Set<ParcelState>([
  'accepted',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returned',
]);
/** Of these, something is still to come. */
const OPEN = /^(not_|awaiting_|delivery_|delay|redirected|ready_for_delivery|found)/;

interface Wording {
  readonly text: string;
  readonly meaning: ScanMeaning;
  readonly turningWords: readonly string[];
  /** Its table lists these: they stand for something of their own. */
  readonly entries: ReadonlySet<string>;
}

/** The wordings of a table that are news and have no turning word, with the turning words of their language. */
function newsOf([code, table]: (typeof tables)[number]): Wording[] {
  const lexicon = compileTable(table);
  const entries = new Set(linesOf(table).flatMap(([, line]) => entriesOf(line)));
  const turningWords = Object.entries(table.words)
    .filter(([concept]) => isTurning(concept))
    .flatMap(([, line]) => entriesOf(line))
    .filter((entry) => !/[*|@]/.test(entry));
  // A third of them, another one each time: all of them take long.
  const some = [...entries, ...textsIn(code)].filter(() => Math.random() < 1 / 3);
  return some.flatMap((text) => {
    const clauses = splitText(text);
    const senses = clauses.flatMap(({ units }) => matchWords(units, lexicon)).map(({ sense }) => sense);
    const isPlain = clauses.length === 1 && !/[*|@]/.test(text);
    if (!isPlain || senses.some((sense) => isTurning(sense) || sense === 'and')) return [];
    const meaning = meaningOfScan(text);
    const isNews = meaning !== null && NEWS.has(stateOfMeaning(meaning)) && !OPEN.test(meaning);
    return isNews ? [{ text, meaning, turningWords, entries }] : [];
  });
}

/** A turning word before, between or behind the words of a text; Chinese and Japanese ones also divide words. */
function turnedAt(text: string, turningWord: string, where: number): string {
  const isHan = /\p{Script=Han}/u.test(text);
  const parts = text.includes(' ') ? text.split(' ') : isHan ? Array.from(text) : [text];
  const at = where % (parts.length + 1);
  const glue = parts.length > 1 && !text.includes(' ') ? '' : ' ';
  return [...parts.slice(0, at), turningWord, ...parts.slice(at)].join(glue);
}

it('a turning word changes the news wherever it stands, but for 3 of 1,000 places at most', () => {
  const wordings = tables.flatMap(newsOf);
  expect(wordings.length).toBeGreaterThan(3_000);
  const runs = fc.sample(fc.tuple(fc.constantFrom(...wordings), fc.nat(), fc.nat()), 6_000);
  const kept = runs.flatMap(([{ text, meaning, turningWords, entries }, which, where]) => {
    const turned = turnedAt(text, turningWords[which % turningWords.length] ?? '', where);
    return !entries.has(turned) && meaningOfScan(turned) === meaning ? [`${turned} => ${meaning}`] : [];
  });
  // What is kept is no sentence: a turning word inside a name, or before a second thing that is still to come.
  expect(kept.length, kept.join('\n')).toBeLessThanOrEqual(runs.length * 0.003);
});

it('readings and their companions name known concepts', () => {
  const words = [
    ...READINGS.flatMap(([concepts]) => concepts.split(/[ /]/)),
    ...Object.values(COMPANIONS).flatMap((line) => line.trim().split(/\s+/)),
  ].map((word) => word.replace(/^[-?!]/, ''));
  expect(words.filter((word) => !Object.hasOwn(CONCEPTS, word))).toEqual([]);
});

it('the concepts are all used', () => {
  const used = new Set(tables.flatMap(([, { words }]) => Object.keys(words)));
  expect(Object.keys(CONCEPTS).filter((concept) => !used.has(concept))).toEqual([]);
});
