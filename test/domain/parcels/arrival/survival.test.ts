import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Duration,
  quantileOf,
  shareLeft,
  survivalOf,
} from '../../../../src/domain/parcels/arrival/survival.ts';

const ended = (days: number, weight = 1): Duration => ({ days, ended: true, weight });
const underWay = (days: number, weight = 1): Duration => ({ days, ended: false, weight });

const duration = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  ended: fc.boolean(),
  weight: fc.double({ min: 0.01, max: 5, noNaN: true }),
});

describe('the survival of parcels', () => {
  it('is the share that takes longer when all have arrived', () => {
    const survival = survivalOf([ended(3), ended(1), ended(4), ended(2)]);
    expect([0, 1, 2, 3, 4].map((days) => shareLeft(survival, days))).toEqual([1, 0.75, 0.5, 0.25, 0]);
    expect([0.25, 0.5, 0.9].map((share) => quantileOf(survival, share))).toEqual([1, 2, 4]);
  });

  it('follows Kaplan and Meier where some are still under way', () => {
    // Freireich et al. 1963, the textbook's example: weeks of remission with 6-MP.
    const times = [6, 6, 6, 7, 10, 13, 16, 22, 23].map((days) => ended(days));
    const censored = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map((days) => underWay(days));
    const survival = survivalOf([...times, ...censored]);
    const shares = [6, 7, 10, 13, 16, 22, 23].map((days) => shareLeft(survival, days));
    expect(shares.map((share) => share.toFixed(4))).toEqual([
      '0.8571',
      '0.8067',
      '0.7529',
      '0.6902',
      '0.6275',
      '0.5378',
      '0.4482',
    ]);
  });

  it('goes on at the mean rate after the last arrival while others are under way', () => {
    const survival = survivalOf([ended(4), underWay(6)]);
    expect(shareLeft(survival, 4)).toBe(0.5);
    expect(shareLeft(survival, 8)).toBeCloseTo(0.25, 12);
    expect(quantileOf(survival, 0.75)).toBeCloseTo(8, 12);
    expect(quantileOf(survivalOf([underWay(6)]), 0.5)).toBeNull();
  });

  it('counts a parcel of weight two as two parcels', () => {
    const [once, twice] = [survivalOf([ended(1, 2), ended(5)]), survivalOf([ended(1), ended(1), ended(5)])];
    for (const days of [0, 1, 4, 5]) expect(shareLeft(once, days)).toBeCloseTo(shareLeft(twice, days), 12);
  });

  it('has no percentile that comes earlier when a parcel is added that took longer', () => {
    fc.assert(
      fc.property(fc.array(duration, { minLength: 1, maxLength: 40 }), duration, (known, added) => {
        const before = survivalOf(known);
        for (const share of [0.1, 0.5, 0.9]) {
          const at = quantileOf(before, share);
          if (at === null || added.days <= at) continue;
          const later = quantileOf(survivalOf([...known, added]), share);
          expect(later ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(at);
        }
      }),
    );
  });
});
