import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { normaliseText } from '../../src/domain/carrier-phrases/compile-phrases.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/domain/carrier-phrases/index.ts';
import { type Language, PHRASE_KINDS } from '../../src/domain/carrier-phrases/phrase-kinds.ts';
import { lastKnownState, type ParcelState, stateOfScan } from '../../src/domain/parcel-state.ts';
import { isProblem } from '../../src/domain/state-of-parcel.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';
import { LABELLED_SCANS, NOT_DELIVERED } from './labelled-scans.ts';
import { LABELLED_WORDINGS } from './labelled-wordings.ts';
import { NEGATED_DELIVERIES } from './negated-deliveries.ts';

const labelled = Object.entries(LABELLED_SCANS).flatMap(([state, texts]) =>
  texts.map((text) => [text, state]),
);

describe('the state of a scan', () => {
  it.each(labelled)('of "%s" is %s', (text, state) => {
    expect(stateOfScan(text ?? '')).toBe(state);
  });

  it.each(NOT_DELIVERED)('of "%s" is not delivered', (text) => {
    expect(stateOfScan(text)).not.toBe('delivered');
  });

  it.each(LANGUAGE_CODES)('of every labelled wording in "%s" is the labelled one', (language) => {
    const wrong = Object.entries(LABELLED_WORDINGS[language]).flatMap(([state, texts]) =>
      texts.map((text) => [text, stateOfScan(text)]).filter(([, found]) => found !== state),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    'Delivered to John at Airport Road',
    'Delivered to 25 Hub Street',
    'Delivered - Signed for by: P. Lost',
    'Zugestellt an Nachbar: Fam. Retourer',
    '貨物已送達，簽收人：陳退',
  ])('of "%s" ignores the name of a person or a street', (text) => {
    expect(stateOfScan(text)).toBe('delivered');
  });

  it('is never "delivered" when the delivery is negated or still to come', () => {
    const { negations, before, after } = NEGATED_DELIVERIES;
    const texts = before.flatMap((start) =>
      negations.flatMap((negation) => after.map((end) => start + negation + end)),
    );
    expect(texts.filter((text) => stateOfScan(text) === 'delivered')).toEqual([]);
  });

  it('does not depend on case, accents and punctuation', () => {
    for (const [text = '', state] of labelled) {
      const plain = text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC');
      expect([plain, stateOfScan(plain)]).toEqual([plain, state]);
      expect([text, stateOfScan(`  ${text.toUpperCase()} !`)]).toEqual([text, state]);
    }
  });

  it('is found within 250 ms of CPU time for any text', () => {
    const words = fc.constantFrom(
      'the',
      'parcel',
      'delivered',
      'to',
      'zásilka',
      'wird',
      '快件',
      'a',
      'と',
      '배송',
      '1',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 4_000 }),
      fc.array(words, { maxLength: 300 }).map((all) => all.join(' ')),
    );
    stateOfScan('warm up'); // compiles the expressions
    fc.assert(
      fc.property(texts, (text) => {
        expect(cpuTimeOf(() => stateOfScan(text))).toBeLessThan(250);
      }),
      { numRuns: 200 },
    );
  });

  it('of a parcel is the last known one when newer scans are not recognised', () => {
    expect(lastKnownState(['???', 'Weighed: 1.2 kg', 'Doręczono', 'W trasie'])).toBe('delivered');
    expect(lastKnownState(['???'])).toBe('unknown');
    expect(lastKnownState([])).toBe('unknown');
  });
});

describe('the states that need the reader', () => {
  it('are those in which a parcel goes no further by itself', () => {
    const states = Object.keys(LABELLED_SCANS) as ParcelState[];
    expect(states.filter(isProblem).sort()).toEqual([
      'address_problem',
      'attempt_failed',
      'customs_held',
      'damaged',
      'exception',
      'lost',
      'returning',
    ]);
  });
});

describe('the phrases of carriers', () => {
  const languages: readonly Language[] = Object.values(LANGUAGES);

  it('are in lower case and without accents, as normalised texts are', () => {
    const listed = languages.flatMap((phrases) => PHRASE_KINDS.flatMap((kind) => phrases[kind] ?? []));
    const words = listed.map((phrase) => phrase.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
    expect(words.filter((text) => text !== normaliseText(text))).toEqual([]);
  });

  it('cover 18 languages, each with "delivered" and "in transit"', () => {
    expect(languages).toHaveLength(18);
    expect(languages.filter(({ delivered, in_transit }) => !delivered || !in_transit)).toEqual([]);
  });
});

/** The collected list has no finer states than these. */
const FAMILY: Readonly<Partial<Record<ParcelState, string>>> = {
  address_problem: 'exception',
  damaged: 'exception',
  lost: 'exception',
  returning: 'returned',
};
const phrase = z.object({ text: z.string(), state: z.string(), also: z.array(z.string()).default([]) });
const file = process.env['PARCEL_PHRASES'];

describe.skipIf(file === undefined)(
  'collected texts of carriers (skipped unless PARCEL_PHRASES names their file)',
  () => {
    const collected = z
      .array(phrase)
      .parse(JSON.parse(file === undefined ? '[]' : readFileSync(file, 'utf8')));
    const wrong = collected.filter(({ text, state, also }) => {
      const found = stateOfScan(text);
      return ![state, ...also].some((right) => right === found || right === FAMILY[found]);
    });

    it('are recognised in 98 of 100 cases', () => {
      expect(wrong.length).toBeLessThanOrEqual(collected.length * 0.02);
    });

    it('never count as delivered when they are not', () => {
      expect(wrong.filter(({ text }) => stateOfScan(text) === 'delivered')).toEqual([]);
    });
  },
);
