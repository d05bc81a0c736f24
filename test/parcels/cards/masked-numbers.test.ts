import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackingCardView, trackingLinesView } from '../../../src/alerts/cards/tracking-alert.ts';
import { createSeal } from '../../../src/discord/messages/seal.ts';
import type { Importance } from '../../../src/domain/alerts/alert-level.ts';
import { journeyOf } from '../../../src/domain/parcels/journey.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';
import { sealedIds, sealNumber } from '../../../src/parcels/cards/parcel-ids.ts';
import { summaryOf } from '../../../src/parcels/cards/parcel-line.ts';
import { parcelName, plainParcelName } from '../../../src/parcels/cards/parcel-name.ts';
import { trackView } from '../../../src/parcels/cards/track.ts';
import { agentTextView } from '../../../src/parcels/cards/track-agent-text.ts';
import { historyView } from '../../../src/parcels/cards/track-history.ts';
import { trackListView } from '../../../src/parcels/cards/track-numbers.ts';
import type { TrackingUpdate } from '../../../src/service/index.ts';
import { en } from '../../../src/texts/en.ts';
import { cardOf } from '../../support/parcel-cards.ts';

const seal = createSeal('a token');

/** 12 to 40 characters. Any five hold two digits in a row that our own words, dates and times never do, not even by chance. */
const number = fc.stringMatching(/^[A-Z]{2}(?:[3478]{2,3}[A-Z]{1,2}){2,6}[3478]{4,8}$/);
const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '\u200B', '\u00A0', '_', '*', '\n');
const style = fc.constantFrom('upper', 'lower', 'wide');
/** How somebody else may write a number, and which part of it. */
const spelling = fc.record({
  ways: fc.array(fc.tuple(separator, style), { minLength: 40, maxLength: 40 }),
  part: fc.tuple(fc.constantFrom(0, 0, 1, 3), fc.constantFrom(40, 40, 9)),
  around: fc.tuple(fc.constantFrom('', 'Parcel ', '包裹'), fc.constantFrom('', ' arrived', '已到达')),
});
type SignatureFormat = typeof spelling extends fc.Arbitrary<infer T> ? T : never;

function spellNumber(
  given: string,
  { ways, part: [from, length], around: [before, after] }: SignatureFormat,
): string {
  const letters = [...given.slice(from, from + length)].map((letter, at) => {
    const [between, how] = ways[at] ?? ['', 'upper'];
    if (how === 'lower') return `${between}${letter.toLowerCase()}`;
    const wide = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
    return `${between}${how === 'wide' ? wide : letter}`;
  });
  return `${before}${letters.join('')}${after}`;
}

/** Every text of a message but its custom ids. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ['custom_id', 'value'].includes(key) ? [] : textsOf(item),
  );
}

function expectHidden(message: unknown, given: string): void {
  expect(JSON.stringify(message)).not.toContain(given);
  // What is left of a mask and right of it are not in a row.
  for (const text of textsOf(message).flatMap((each) => each.split('••••'))) {
    const plain = text
      // Moments are ours: the seconds since 1970 hold five digits of some number by chance.
      .replace(/<t:\d+:\w>/g, ' ')
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '');
    for (let at = 0; at + 5 <= given.length; at += 1) {
      expect(plain).not.toContain(given.slice(at, at + 5));
    }
  }
}

const fields = ['status', 'location', 'country', 'date', 'hour'] as const;
const EMPTY: TrackingUpdate = {
  status: 'Arrived',
  location: 'Liège',
  country: 'BE',
  date: '2026-11-20',
  hour: '10:15',
};
const where = fc.tuple(fc.constantFrom(...fields), spelling);
const scans = fc.array(where, { minLength: 1, maxLength: 9 });
const scan = (given: string, [field, how]: [(typeof fields)[number], SignatureFormat]): TrackingUpdate => ({
  ...EMPTY,
  [field]: spellNumber(given, how),
});

const states = fc.constantFrom<ParcelState>('unknown', 'customs_held', 'delivered');
const alertScan = (said: TrackingUpdate, state: ParcelState, importance: Importance = 'milestone') => ({
  scan: said,
  state,
  importance,
});

describe('a masked number is spelled out nowhere', () => {
  it('on a card of /track and in its history', () => {
    fc.assert(
      fc.property(number, scans, spelling, fc.constantFrom(0, 8), (given, said, source, offset) => {
        const data = {
          tracking_number: given,
          updates: said.map((one) => scan(given, one)),
          attribution: spellNumber(given, source),
          docs: `https://example.com/track/${given}`,
          count: said.length,
          source: spellNumber(given, source),
        };
        const answer = { data, checkedAt: 0, stale: false };
        const masked = { number: given, ids: sealedIds(given, '1', seal), masked: true };
        const picture = { name: 'journey.webp', bytes: new Uint8Array() };
        const card = cardOf({ ...masked, following: null, picture });
        expectHidden(trackView(answer, card, en), given);
        expectHidden(historyView(answer, { ...card, offset }, en), given);
      }),
    );
  });

  it('in a public list of several numbers', () => {
    fc.assert(
      fc.property(number, scans, (given, said) => {
        const value = sealNumber(given, 'pick', '1', seal);
        const parcel = { number: given, label: null, masked: true, value, following: false };
        const listed = [
          {
            ...parcel,
            known: summaryOf(
              said.map((one) => scan(given, one)),
              0,
            ),
          },
          { ...parcel, known: null },
          { ...parcel, known: 'failed' as const },
        ];
        expectHidden(trackListView(listed, { invalid: [], more: 0, notes: [] }, en), given);
      }),
    );
  });

  it('in an alert, alone, shared with another parcel, and on a card', () => {
    fc.assert(
      fc.property(number, scans, where, states, (given, said, [, name], state) => {
        const alert = {
          number: given,
          ids: sealedIds(given, '1', seal),
          label: spellNumber(given, name),
          masked: true,
          scans: said.map((one) => alertScan(scan(given, one), state)),
        };
        expectHidden(trackingLinesView([alert, { ...alert, label: null }], en), given);
        const extras = { day: 3, usual: null, journey: journeyOf([]), picture: null };
        expectHidden(trackingCardView(alert, extras, { inDm: false, canBeFewer: true }, en), given);
      }),
    );
  });

  it('in the text for the agent of a reader who does not know it', () => {
    fc.assert(
      fc.property(number, scans, (given, said) => {
        const told = said.map((one) => scan(given, one));
        expectHidden(agentTextView({ number: given, masked: true }, { scans: told, now: 0 }, en), given);
      }),
    );
  });

  it('in the name of a parcel', () => {
    fc.assert(
      fc.property(number, spelling, (given, how) => {
        const parcel = { number: given, label: spellNumber(given, how), masked: true };
        expectHidden([parcelName(parcel), plainParcelName(parcel)], given);
      }),
    );
  });
});

it('an alert that shows the number shows the carrier’s words unchanged', () => {
  const alert = {
    number: 'LP00123456784821CN',
    ids: sealedIds('LP00123456784821CN', '1', seal),
    label: 'Shoes',
    masked: false,
    scans: [alertScan({ ...EMPTY, status: 'Zyx LP00123456784821CN' }, 'unknown', 'ordinary')],
  };
  expect(trackingLinesView([alert], en).content).toContain('Zyx LP00123456784821CN');
});
