import fc from 'fast-check';
import type { AlertScan } from '../../src/alerts/cards/alert-line.ts';
import type { AlertExtras, TrackingAlert } from '../../src/alerts/cards/tracking-alert.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { IMPORTANCES } from '../../src/domain/alerts/alert-level.ts';
import { journeyOf } from '../../src/domain/parcels/journey.ts';
import type { ParcelState } from '../../src/domain/parcels/wordings/index.ts';
import { openIds, sealedIds } from '../../src/parcels/cards/parcel-ids.ts';
import { STATE_EMOJI } from '../../src/parcels/cards/parcel-state.ts';
import { anyText } from './any-text.ts';
import { toldDate } from './arbitrary-dates.ts';
import { anyScan, text } from './arbitrary-results.ts';
import { type Filler, fill, maximalScan } from './maximal-results.ts';

/** All states, from a table that has each. */
const STATES = Object.keys(STATE_EMOJI) as ParcelState[];
const CHANNEL = '1234567890123456789';
const seal = createSeal('a token');

/**
 * Tracking numbers without characters of the hostile texts: parts of a masked number are removed from texts,
 * which would look like lost marks.
 */
export const number = fc.stringMatching(/^[JKQWZ]{5,40}$/);
export const LONGEST_NUMBER = 'JKQWZ'.repeat(8);
export const longestNumber = (index: number): string =>
  `${LONGEST_NUMBER.slice(0, 38)}${'JKQWZ'[Math.floor(index / 5) % 5]}${'JKQWZ'[index % 5]}`;

export const snowflake = fc.stringMatching(/^[1-9]\d{18}$/);
export const snowflakes = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(9_000_000_000_000_000_000n + BigInt(index)));

/** A parcel's name, up to the form's limit. */
export const label = fc.option(
  fc.oneof(
    text.map((name) => name.slice(0, 40)),
    anyText({ maxLength: 40 }),
  ),
);
export const maximalLabel = (filler: Filler): string => fill(filler).slice(0, 40);

export const idsOf = (given: string, masked: boolean) =>
  masked ? sealedIds(given, CHANNEL, seal) : openIds(given);

const alertScan: fc.Arbitrary<AlertScan> = fc.record({
  scan: anyScan,
  state: fc.constantFrom<ParcelState>(...STATES),
  importance: fc.constantFrom(...IMPORTANCES),
  told: fc.option(toldDate),
});

export const trackingAlert = fc
  .record({ number, label, masked: fc.boolean(), scans: fc.array(alertScan, { minLength: 1, maxLength: 8 }) })
  .map((alert): TrackingAlert => ({ ...alert, ids: idsOf(alert.number, alert.masked) }));

export function maximalTrackingAlert(
  filler: Filler,
  masked: boolean,
  { index = 0, scan = {} }: { readonly index?: number; readonly scan?: Partial<AlertScan> } = {},
) {
  const newest: AlertScan = { scan: maximalScan(filler), state: 'unknown', importance: 'ordinary', ...scan };
  return {
    number: longestNumber(index),
    ids: idsOf(longestNumber(index), masked),
    label: maximalLabel(filler),
    masked,
    scans: Array.from({ length: 8 }, () => ({ ...newest })),
  };
}

export const alertExtras: fc.Arbitrary<AlertExtras> = fc.record({
  day: fc.option(fc.integer({ min: 1, max: 400 })),
  usual: fc.option(
    fc.record({ low: fc.integer({ min: 1, max: 9 }), high: fc.integer({ min: 9, max: 400 }) }),
  ),
  journey: fc.array(anyScan, { maxLength: 8 }).map(journeyOf),
  picture: fc.constantFrom(null, { name: 'journey.webp', bytes: new Uint8Array([1]) }),
});
