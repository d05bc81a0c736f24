import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isProblem } from '../../../../src/domain/parcels/state-of-parcel.ts';
import {
  lastKnownState,
  meaningOfScan,
  type ParcelState,
  readScan,
  SCAN_MEANINGS,
  stateOfMeaning,
  stateOfScan,
} from '../../../../src/domain/parcels/wordings/index.ts';
import { LANGUAGES as TEXT_LANGUAGES } from '../../../../src/texts/index.ts';
import { LABELLED_TEXTS, LANGUAGES } from './labelled-texts.ts';

const ofLanguage = (code: string) => LABELLED_TEXTS.filter(({ language }) => language === code);

describe('the state of a scan', () => {
  it('is told in 18 languages', () => {
    expect(LANGUAGES).toHaveLength(18);
  });

  it.each(LANGUAGES)('of a labelled text in "%s" is the labelled one, or not recognised', (language) => {
    const wrong = ofLanguage(language)
      .map(({ text, state }) => ({ text, state, found: stateOfScan(text) }))
      .filter(({ state, found }) => found !== state && found !== 'unknown');
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('of labelled texts in "%s" is recognised in 97 of 100 cases', (language) => {
    const texts = ofLanguage(language);
    const missed = texts.filter(({ text }) => stateOfScan(text) === 'unknown').map(({ text }) => text);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(texts.length * 0.03);
  });

  it.each(['', '42', '???', 'Weighed: 1.2 kg', 'Zorp', 'The zorp was delivered', 'Доставлено'])(
    'of "%s" is not guessed',
    (text) => {
      expect(stateOfScan(text)).toBe('unknown');
      expect(meaningOfScan(text)).toBeNull();
    },
  );

  it.each([
    ['Parcel lost, later found', 'found'],
    ['Sendung verloren, später gefunden', 'found'],
    ['包裹丢失，后已找到', 'found'],
    ['Packaging found, parcel lost', null],
  ])('of "%s" is the later news: %s', (text, meaning) => {
    expect(meaningOfScan(text)).toBe(meaning);
  });

  it.each([
    'Delivered to John at Airport Road',
    'Delivered - Signed for by: P. Lost',
    'Zugestellt an Nachbar: Fam. Retourer',
    '貨物已送達，簽收人：陳退',
  ])('of "%s" ignores the name of a person or a street', (text) => {
    expect(stateOfScan(text)).toBe('delivered');
  });

  it('does not depend on the case of English words, nor on spaces and signs at the ends', () => {
    const texts = ofLanguage('en').filter(({ text }) => !/[A-Z]/.test(text.slice(1)));
    expect(texts.length).toBeGreaterThan(100);
    for (const { text } of texts) {
      const lower = stateOfScan(text.toLowerCase());
      expect([text, ['unknown', stateOfScan(text)].includes(lower)]).toEqual([text, true]);
      expect([text, stateOfScan(`  ${text} !`)]).toEqual([text, stateOfScan(text)]);
    }
  });

  it('of a parcel is the last known one when newer scans are not recognised', () => {
    expect(lastKnownState(['???', 'Weighed: 1.2 kg', 'Doręczono', 'W trasie'])).toBe('delivered');
    expect(lastKnownState(['???'])).toBe('unknown');
    expect(lastKnownState([])).toBe('unknown');
  });
});

describe('the meaning of a scan', () => {
  it.each(LANGUAGES)('of a labelled text in "%s" is the labelled one, or not recognised', (language) => {
    const wrong = ofLanguage(language)
      .map(({ text, meaning }) => ({ text, meaning, found: meaningOfScan(text) }))
      .filter(({ meaning, found }) => meaning !== null && found !== null && found !== meaning);
    expect(wrong).toEqual([]);
  });

  it('is each of the known ones for some labelled text', () => {
    const found = new Set(LABELLED_TEXTS.map(({ text }) => meaningOfScan(text)));
    expect(SCAN_MEANINGS.filter((meaning) => !found.has(meaning))).toEqual([]);
  });

  it.each([
    ['Customs clearance not completed', 'not_cleared'],
    ['清关未完成', 'not_cleared'],
    ['Package not picked up', 'not_picked_up'],
    ['Will be delivered on Monday', 'delivery_expected'],
    ['Flight departure delayed', 'delayed_flight'],
    ['Awaiting departure', 'awaiting_departure'],
    ['If not collected by 5 May, it will be returned to the sender', 'return_if_not_collected'],
    ['Delivered, recipient not home, left with neighbour', 'delivered_to_neighbour'],
    ['Consignment delivered to consolidator', 'handed_to_local_carrier'],
  ] as const)('of "%s" is "%s"', (text, meaning) => {
    expect(meaningOfScan(text)).toBe(meaning);
  });

  it('says whether there is more to read than the meaning', () => {
    expect(readScan('Ready for collection')?.saysMore).toBe(false);
    expect(readScan('Ready for collection. If not collected, it will be returned')?.saysMore).toBe(true);
  });

  it.each(TEXT_LANGUAGES.map(({ locale, scans }) => [locale, scans] as const))(
    'has a short text in "%s"',
    (_locale, scans) => {
      expect(Object.keys(scans)).toEqual(SCAN_MEANINGS);
      expect(Object.values(scans).filter((text) => text.length > 45)).toEqual([]);
    },
  );
});

describe('the states that need the reader', () => {
  it('are those in which a parcel goes no further by itself', () => {
    const states = [...new Set(SCAN_MEANINGS.map(stateOfMeaning))];
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

/** The collected list has no finer states than these. */
const FAMILY: Readonly<Partial<Record<ParcelState, string>>> = {
  address_problem: 'exception',
  damaged: 'exception',
  lost: 'exception',
  returning: 'returned',
};
const ordinary = z.array(
  z.object({ text: z.string(), state: z.string(), also: z.array(z.string()).default([]) }),
);
const hard = z.array(
  z.object({
    text: z.string(),
    state: z.array(z.string()),
    notState: z.array(z.string()),
    notMeaning: z.array(z.string()),
  }),
);

function collected<T>(variable: string, schema: z.ZodType<T[]>): T[] {
  const file = process.env[variable];
  return file === undefined ? [] : schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

describe.skipIf(process.env['PARCEL_PHRASES'] === undefined)(
  'collected texts of carriers (skipped unless PARCEL_PHRASES names their file)',
  () => {
    const texts = collected('PARCEL_PHRASES', ordinary);
    const wrong = texts.filter(({ text, state, also }) => {
      const found = stateOfScan(text);
      return ![state, ...also].some((right) => right === found || right === FAMILY[found]);
    });

    it('are recognised in 98 of 100 cases', () => {
      expect(wrong.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(texts.length * 0.02);
    });

    it('never count as delivered when they are not', () => {
      expect(wrong.filter(({ text }) => stateOfScan(text) === 'delivered')).toEqual([]);
    });
  },
);

describe.skipIf(process.env['HARD_PHRASES'] === undefined)(
  'collected texts with a "not", a "not yet" or a condition (skipped unless HARD_PHRASES names their file)',
  () => {
    const texts = collected('HARD_PHRASES', hard);
    const misleading = texts.filter(
      ({ text, notState, notMeaning }) =>
        notState.includes(stateOfScan(text)) || notMeaning.includes(meaningOfScan(text) ?? ''),
    );

    it('mislead in 3 of 418 cases at most', () => {
      expect(misleading.length, misleading.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(3);
    });

    it('are recognised in 85 of 100 cases', () => {
      const right = texts.filter((each) => each.state.includes(stateOfScan(each.text)));
      expect(right.length).toBeGreaterThanOrEqual(texts.length * 0.85);
    });
  },
);
