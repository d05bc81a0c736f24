import fc from 'fast-check';
import { createSeal } from '../../src/discord/seal.ts';
import { openIds, sealedIds } from '../../src/views/parcel-ids.ts';
import { anyScan, text } from './arbitrary-results.ts';
import { type Filler, fill, maximalScan } from './maximal-results.ts';

const CHANNEL = '1234567890123456789';
const seal = createSeal('a token');

/**
 * Tracking numbers that share no character with the hostile texts: parts of a masked number are removed from texts, which
 * would look like lost marks.
 */
export const number = fc.stringMatching(/^[JKQWZ]{5,40}$/);
export const LONGEST_NUMBER = 'JKQWZ'.repeat(8);
export const longestNumber = (index: number): string =>
  `${LONGEST_NUMBER.slice(0, 38)}${'JKQWZ'[Math.floor(index / 5) % 5]}${'JKQWZ'[index % 5]}`;

export const snowflake = fc.stringMatching(/^[1-9]\d{18}$/);
export const snowflakes = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(9_000_000_000_000_000_000n + BigInt(index)));

/** A parcel's name, as long as the form takes it. */
export const label = fc.option(
  fc.oneof(
    text.map((name) => name.slice(0, 40)),
    fc.string({ unit: 'binary', maxLength: 40 }),
  ),
);
export const maximalLabel = (filler: Filler): string => fill(filler).slice(0, 40);

export const idsOf = (given: string, masked: boolean) =>
  masked ? sealedIds(given, CHANNEL, seal) : openIds(given);

const parcelAlert = fc.record({
  number,
  label,
  masked: fc.boolean(),
  scans: fc.array(anyScan, { minLength: 1, maxLength: 8 }),
  previous: fc.option(anyScan, { nil: undefined }),
  followed: fc.boolean(),
});

export const trackingAlert = parcelAlert.map((alert) => ({
  ...alert,
  ids: idsOf(alert.number, alert.masked),
}));

export function maximalTrackingAlert(filler: Filler, masked: boolean, index = 0) {
  const scan = maximalScan(filler);
  return {
    number: longestNumber(index),
    ids: idsOf(longestNumber(index), masked),
    label: maximalLabel(filler),
    masked,
    scans: Array.from({ length: 8 }, () => scan),
    previous: scan,
    followed: true,
  };
}
