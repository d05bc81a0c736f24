import { readFileSync } from 'node:fs';
import { stateOfScan } from '../../src/domain/parcels/wordings/index.ts';
import { entriesOf } from '../../src/domain/parcels/wordings/table.ts';
import { TABLES } from '../../src/domain/parcels/wordings/tables/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { now, runInterleaved } from '../measure.ts';
import { toResult } from '../result.ts';

const TEXTS = 10_000;
const MAX_CHARACTERS = 500;
const LABELLED = new URL('../../test/domain/parcels/wordings/labelled/', import.meta.url);

/** A pseudo-random generator with the same numbers in each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Words of all languages, negated and repeated, with punctuation and names between them, as long as a text may be. */
function hostileTexts(): string[] {
  const random = randomFrom(7);
  const pick = (list: readonly string[]) => list[random(list.length)] ?? '';
  const tables = Object.values(TABLES).map(({ words, sayings }) =>
    [...Object.values<string>(words), ...Object.values<string>(sayings)].flatMap(entriesOf),
  );
  const all = tables.flat();
  return Array.from({ length: TEXTS }, (_, index) => {
    const words = index % 3 === 0 ? all : (tables[index % tables.length] ?? all);
    const joint = pick([' ', ' ', ' ', ', ', '. ', '', ' (', '、', ' Xyz ']);
    const repeated = index % 5 === 0 ? pick(words) : null;
    let text = '';
    while (text.length < MAX_CHARACTERS) text += (repeated ?? pick(words).replaceAll('*', 'en')) + joint;
    return text.slice(0, MAX_CHARACTERS);
  });
}

/** Real carrier texts, each with a different place. */
function realTexts(): string[] {
  const labelled = Object.keys(TABLES).flatMap((code) =>
    readFileSync(new URL(`${code}.tsv`, LABELLED), 'utf8')
      .split('\n')
      .flatMap((line) => line.split('\t')[1] ?? []),
  );
  return Array.from(
    { length: TEXTS },
    (_, index) => `${labelled[index % labelled.length]} Qx${index % 977}y`,
  );
}

/** How long one text takes, in milliseconds: the best of three if it seems long, since the machine is shared. */
function millisecondsFor(text: string, work: (text: string) => void): number {
  const once = () => {
    const before = now();
    work(text);
    return now() - before;
  };
  const first = once();
  return first < 0.5 ? first : Math.min(first, once(), once());
}

const longest = (texts: readonly string[], work: (text: string) => void) =>
  texts.reduce((most, text) => Math.max(most, millisecondsFor(text, work)), 0);

let round = 0;
/** Bypasses the cache, since the text differs each time. */
const read = (text: string) => {
  round = (round + 1) % 9_000;
  stateOfScan(`${String.fromCodePoint(0x1400 + round)} ${text}`);
};
const fold = (text: string) => {
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/\P{L}+/u);
};

export default {
  name: 'wordings',
  async measure({ quick }) {
    stateOfScan('compiles the tables');
    const rounds = quick ? 1 : 3;
    const rows = [
      ['hostile texts of 500 characters', hostileTexts()],
      ['texts that carriers write', realTexts()],
    ] as const;
    const results = [];
    for (const [what, texts] of rows)
      results.push(
        toResult(
          {
            measure: `the longest time for one of 10,000 ${what}`,
            against: 'folding the text and splitting it into words',
            unit: 'ms',
            target: { of: 'ours', bound: 'at most', value: 2 },
          },
          await runInterleaved(
            rounds,
            () => longest(texts, fold),
            () => longest(texts, read),
          ),
        ),
      );
    return results;
  },
} satisfies Benchmark;
