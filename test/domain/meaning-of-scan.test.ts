import { describe, expect, it } from 'vitest';
import { normaliseText } from '../../src/domain/carrier-phrases/compile-phrases.ts';
import { LANGUAGE_CODES } from '../../src/domain/carrier-phrases/index.ts';
import { stateOfScan } from '../../src/domain/parcel-state.ts';
import { meaningOfScan } from '../../src/domain/scan-meanings/meaning-of-scan.ts';
import { SCAN_MEANINGS, type ScanMeaning, stateOfMeaning } from '../../src/domain/scan-meanings/meanings.ts';
import { MEANING_PHRASES } from '../../src/domain/scan-meanings/phrases/index.ts';
import { LANGUAGES } from '../../src/texts/index.ts';
import { LABELLED_SCANS } from './labelled-scans.ts';
import { LABELLED_WORDINGS } from './labelled-wordings.ts';
import { SCANS_WITH_MEANINGS } from './scans-with-meanings.ts';

const known = [
  ...Object.values(LABELLED_SCANS),
  ...Object.values(LABELLED_WORDINGS).flatMap(Object.values),
].flat();

describe('the meaning of a scan', () => {
  it.each(Object.entries(SCANS_WITH_MEANINGS))('%s is recognised in several languages', (meaning, texts) => {
    expect(texts.map((text) => [text, meaningOfScan(text)])).toEqual(texts.map((text) => [text, meaning]));
  });

  it('never contradicts the state', () => {
    const contradictions = known.filter((text) => {
      const meaning = meaningOfScan(text);
      return meaning !== null && stateOfMeaning(meaning) !== stateOfScan(text);
    });
    expect(contradictions).toEqual([]);
  });

  it('is found for eight of ten wordings', () => {
    const found = known.filter((text) => meaningOfScan(text) !== null);
    expect(found.length / known.length).toBeGreaterThan(0.8);
  });

  it.each(['', '???', 'Weighed: 1.2 kg', 'Shipment exception', 'Problem'])(
    'of "%s" is not guessed',
    (text) => {
      expect(meaningOfScan(text)).toBeNull();
    },
  );

  it('of a long text without a known reason is not guessed, because the reader should see the reason', () => {
    expect(meaningOfScan('Delivery attempted')).toBe('attempt_failed');
    expect(
      meaningOfScan('Die Sendung konnte wegen eines Streiks im Paketzentrum heute nicht zugestellt werden'),
    ).toBeNull();
  });
});

describe('the meanings of scans', () => {
  it.each(LANGUAGES.map(({ locale, scans }) => [locale, scans] as const))(
    'each have a short text in "%s"',
    (_locale, scans) => {
      expect(Object.keys(scans)).toEqual(SCAN_MEANINGS);
      expect(Object.values(scans).filter((text) => text.length > 45)).toEqual([]);
    },
  );

  it('each have phrases in English, except those that follow from the state', () => {
    const fromState: readonly ScanMeaning[] = [
      'damaged',
      'lost',
      'on_way_to_sender',
      'returned_to_sender',
      'cancelled',
    ];
    expect(SCAN_MEANINGS.filter((meaning) => MEANING_PHRASES.en[meaning] === undefined)).toEqual(fromState);
  });

  it('have phrases in lower case and without accents, as normalised texts are', () => {
    const phrases = LANGUAGE_CODES.flatMap((code) => Object.values(MEANING_PHRASES[code]).flat());
    const words = phrases.map((phrase) => phrase.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
    expect(words.filter((text) => text !== normaliseText(text))).toEqual([]);
  });
});
