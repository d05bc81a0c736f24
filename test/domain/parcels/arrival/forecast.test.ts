import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveryWeekOf,
  EVERY_DAY,
  weekdayOf,
} from '../../../../src/domain/parcels/arrival/delivery-days.ts';
import type { Sample } from '../../../../src/domain/parcels/arrival/experience.ts';
import { forecast } from '../../../../src/domain/parcels/arrival/forecast.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-02T00:00:00Z');
const NO_SUNDAYS = deliveryWeekOf([0, 20, 20, 20, 20, 20, 20]);

const sample = fc
  .record({
    day: fc.integer({ min: 0, max: 60 }),
    hour: fc.integer({ min: 0, max: 23 }),
    took: fc.double({ min: 0.1, max: 40, noNaN: true }),
    delivered: fc.boolean(),
  })
  .map(({ day, hour, took, delivered }): Sample => {
    const since = START + day * DAY_MS + (hour / 24) * DAY_MS;
    return { since, knownFrom: since, next: null, end: delivered ? since + took * DAY_MS : null, delivered };
  });
const pools = fc.array(fc.array(sample, { maxLength: 60 }), { minLength: 1, maxLength: 3 });
const week = fc.constantFrom(EVERY_DAY, NO_SUNDAYS);
const margin = fc.double({ min: -0.7, max: 0.15, noNaN: true });
const elapsed = fc.double({ min: 0, max: 30, noNaN: true });
const NOW = START + 100 * DAY_MS;

const steady = (days: number, count = 40): Sample[] =>
  Array.from({ length: count }, (_, index) => {
    const since = START + index * DAY_MS;
    return { since, knownFrom: since, next: since + DAY_MS, end: since + days * DAY_MS, delivered: true };
  });
const asked = { since: NOW, lastScan: NOW, now: NOW, week: EVERY_DAY, margin: 0, isStuck: false };

describe('a forecast', () => {
  it('is never in the past, and its days are in order', () => {
    fc.assert(
      fc.property(pools, week, margin, elapsed, (known, days, width, waited) => {
        const said = forecast({
          since: NOW - waited * DAY_MS,
          lastScan: NOW - waited * DAY_MS,
          now: NOW,
          pools: known,
          week: days,
          margin: width,
          isStuck: false,
        });
        if (said === null) return;
        expect(said.earliest).toBeGreaterThanOrEqual(Math.floor(NOW / DAY_MS));
        expect(said.likeliest).toBeGreaterThanOrEqual(said.earliest);
        expect(said.latest).toBeGreaterThanOrEqual(said.likeliest);
        expect(said.latest - said.earliest).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('names no day on which nothing is delivered', () => {
    fc.assert(
      fc.property(pools, margin, elapsed, (known, width, waited) => {
        // A Sunday would be Wednesday's fourth day after.
        const now = NOW + DAY_MS / 2;
        const said = forecast({
          since: now - waited * DAY_MS,
          lastScan: now - waited * DAY_MS,
          now,
          pools: known,
          week: NO_SUNDAYS,
          margin: width,
          isStuck: false,
        });
        const today = Math.floor(now / DAY_MS);
        const named = said === null ? [] : [said.earliest, said.likeliest, said.latest];
        expect(named.filter((day) => day !== today).map(weekdayOf)).not.toContain(0);
      }),
    );
  });

  it('takes at least ten delivered parcels', () => {
    expect(forecast({ ...asked, pools: [steady(5, 9)] })).toBeNull();
    expect(forecast({ ...asked, pools: [steady(5, 10)] })).toEqual({
      earliest: NOW / DAY_MS + 5,
      likeliest: NOW / DAY_MS + 5,
      latest: NOW / DAY_MS + 5,
    });
  });

  it('is the same whenever it is asked for between two scans of other parcels, as long as nobody waits', () => {
    const at = (now: number) => forecast({ ...asked, since: now, lastScan: now, now, pools: [steady(5.5)] });
    const before = at(NOW + 0.2 * DAY_MS);
    expect(at(NOW + 0.3 * DAY_MS)).toEqual(before);
  });

  it('takes a wider pool where there are few parcels of the same kind', () => {
    const said = forecast({ ...asked, pools: [[], steady(8), steady(20)] });
    expect(said?.likeliest).toBe(NOW / DAY_MS + 8);
  });

  it('gives no date while parcels stand still, and none to one that waits longer than all others did', () => {
    expect(forecast({ ...asked, pools: [steady(5)], isStuck: true })).toBeNull();
    expect(
      forecast({ ...asked, since: NOW - 9 * DAY_MS, lastScan: NOW - 9 * DAY_MS, pools: [steady(5)] }),
    ).toBeNull();
  });
});
