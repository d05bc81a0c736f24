import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lastKnownState, type ParcelState, stateOfScan } from '../../src/domain/parcel-state.ts';
import { normaliseText } from '../../src/domain/phrases/compile-phrases.ts';
import { LANGUAGES } from '../../src/domain/phrases/index.ts';
import { SIGNALS } from '../../src/domain/phrases/signals.ts';
import { LABELLED_SCANS, NOT_DELIVERED } from './labelled-scans.ts';

const labelled = Object.entries(LABELLED_SCANS).flatMap(([state, texts]) =>
  texts.map((text) => [text, state]),
);

describe('the state told by a scan', () => {
  it.each(labelled)('%s → %s', (text, state) => {
    expect(stateOfScan(text ?? '')).toBe(state);
  });

  it.each(NOT_DELIVERED)('%s → not delivered', (text) => {
    expect(stateOfScan(text)).not.toBe('delivered');
  });

  it('is the same in upper case, without accents and with other punctuation', () => {
    for (const [text = '', state] of labelled) {
      const plain = text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC');
      expect([plain, stateOfScan(plain)]).toEqual([plain, state]);
      expect([text, stateOfScan(`  ${text.toUpperCase()} !`)]).toEqual([text, state]);
    }
  });

  it('is found in milliseconds, whatever the text', () => {
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
        const startedAt = performance.now();
        stateOfScan(text);
        expect(performance.now() - startedAt).toBeLessThan(250);
      }),
      { numRuns: 200 },
    );
  });

  it('stays the last known one while newer scans are not recognised', () => {
    expect(lastKnownState(['???', 'Weighed: 1.2 kg', 'Doręczono', 'W trasie'])).toBe('delivered');
    expect(lastKnownState(['???'])).toBe('unknown');
    expect(lastKnownState([])).toBe('unknown');
  });
});

describe('phrases', () => {
  it('are written as texts are compared: in lower case and without accents', () => {
    const listed = LANGUAGES.flatMap((phrases) => SIGNALS.flatMap((signal) => phrases[signal] ?? []));
    const words = listed.map((phrase) => phrase.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
    expect(words.filter((text) => text !== normaliseText(text))).toEqual([]);
  });

  it('exist for 18 languages, and every language knows "delivered" and "in transit"', () => {
    expect(LANGUAGES).toHaveLength(18);
    expect(LANGUAGES.filter(({ delivered, in_transit }) => !delivered || !in_transit)).toEqual([]);
  });
});

/** The collected list tells these states apart no further. */
const FAMILY: Readonly<Partial<Record<ParcelState, string>>> = {
  address_problem: 'exception',
  damaged: 'exception',
  lost: 'exception',
  returning: 'returned',
};
const phrase = z.object({ text: z.string(), state: z.string(), also: z.array(z.string()).default([]) });
const file = process.env['PARCEL_PHRASES'];

describe.skipIf(file === undefined)(
  'collected wordings of carriers (PARCEL_PHRASES names their file; skipped without it)',
  () => {
    const collected = z
      .array(phrase)
      .parse(JSON.parse(file === undefined ? '[]' : readFileSync(file, 'utf8')));
    const wrong = collected.filter(({ text, state, also }) => {
      const told = stateOfScan(text);
      return ![state, ...also].some((right) => right === told || right === FAMILY[told]);
    });

    it('are told right in 95 of 100 cases', () => {
      expect(wrong.length).toBeLessThanOrEqual(collected.length * 0.05);
    });

    it('are never called delivered when they are not', () => {
      expect(wrong.filter(({ text }) => stateOfScan(text) === 'delivered')).toEqual([]);
    });
  },
);
