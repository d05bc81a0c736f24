import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveryWeekOf,
  EVERY_DAY,
  weekdayOf,
} from '../../../../src/domain/parcels/arrival/delivery-days.ts';
import type { Sample } from '../../../../src/domain/parcels/arrival/experience.ts';
import { forecast, outlookOf, type Situation } from '../../../../src/domain/parcels/arrival/forecast.ts';
import { shareLeft, survivalOf } from '../../../../src/domain/parcels/arrival/survival.ts';

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
const pace = fc.double({ min: 0.4, max: 3, noNaN: true });
const elapsed = fc.double({ min: 0, max: 30, noNaN: true });
const NOW = START + 100 * DAY_MS;

const steady = (days: number, count = 40): Sample[] =>
  Array.from({ length: count }, (_, index) => {
    const since = START + index * DAY_MS;
    return { since, knownFrom: since, next: since + DAY_MS, end: since + days * DAY_MS, delivered: true };
  });
const asked = {
  since: NOW,
  lastScan: NOW,
  now: NOW,
  week: EVERY_DAY,
  margin: 0,
  isStuck: false,
  slowdown: 1,
};

describe('a forecast', () => {
  it('is never in the past, and its days are in order', () => {
    fc.assert(
      fc.property(pools, week, margin, elapsed, pace, (known, days, width, waited, slowdown) => {
        const said = forecast({
          since: NOW - waited * DAY_MS,
          lastScan: NOW - waited * DAY_MS,
          now: NOW,
          pools: known,
          week: days,
          margin: width,
          isStuck: false,
          slowdown,
        });
        if (said === null) return;
        expect(said.earliest).toBeGreaterThanOrEqual(Math.floor(NOW / DAY_MS));
        expect(said.likeliest).toBeGreaterThanOrEqual(said.earliest);
        expect(said.latest).toBeGreaterThanOrEqual(said.likeliest);
        expect(said.latest - said.earliest).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('is late where a parcel was scanned later than any known one was delivered, and says when to ask', () => {
    const day = NOW / DAY_MS;
    const scannedAfter = (days: number) =>
      outlookOf({ ...asked, pools: [steady(5)], lastScan: NOW + days * DAY_MS, now: NOW + days * DAY_MS });
    expect(scannedAfter(4)).toMatchObject({ state: 'expected', latest: day + 5 });
    expect(scannedAfter(8)).toEqual({ state: 'late', waitUntil: day + 15 });
  });

  it('names no day on which nothing is delivered', () => {
    fc.assert(
      fc.property(pools, margin, elapsed, pace, (known, width, waited, slowdown) => {
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
          slowdown,
        });
        const today = Math.floor(now / DAY_MS);
        const named = said === null ? [] : [said.earliest, said.likeliest, said.latest];
        expect(named.filter((day) => day !== today).map(weekdayOf)).not.toContain(0);
      }),
    );
  });

  it('covers the usual pace and a slower present one, with the likeliest day of the present one', () => {
    const said = (slowdown: number) => forecast({ ...asked, pools: [steady(5)], slowdown });
    const day = NOW / DAY_MS;
    expect(said(2)).toEqual({ earliest: day + 5, likeliest: day + 10, latest: day + 10 });
    expect(said(0.6)).toEqual({ earliest: day + 3, likeliest: day + 3, latest: day + 3 });
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

/** A window as it is read, or `late`, or nothing. */
const readable = (situation: Situation) => {
  const said = outlookOf(situation);
  return said?.state === 'expected' ? [said.earliest, said.likeliest, said.latest] : (said?.state ?? null);
};

describe('what is said of a parcel', () => {
  const delivered = fc.array(
    sample.filter((each) => each.delivered),
    { minLength: 12, maxLength: 60 },
  );
  const moment = fc.integer({ min: 0, max: 40 * 24 * 60 }).map((minutes) => NOW + minutes * 60_000);

  it('is worked out at a scan and once a day after it: in between, days pass and nothing else happens', () => {
    fc.assert(
      fc.property(
        delivered,
        margin,
        moment,
        fc.nat(DAY_MS - 1),
        pace,
        (known, width, now, later, slowdown) => {
          const lastScan = NOW - 3_600_000;
          const ask = (at: number) =>
            readable({
              since: NOW - DAY_MS,
              lastScan,
              now: at,
              pools: [known],
              week: EVERY_DAY,
              margin: width,
              isStuck: false,
              slowdown,
            });
          const start = now - ((now - lastScan) % DAY_MS);
          const [before, after] = [ask(start), ask(start + later)];
          const today = Math.floor((start + later) / DAY_MS);
          if (!Array.isArray(before)) {
            expect([before, 'late']).toContain(after);
            return;
          }
          if (!Array.isArray(after)) {
            expect(after).toBe('late');
            expect(before[2]).toBeLessThan(today);
            return;
          }
          expect(after).toEqual(before.map((day) => Math.max(day, today)));
        },
      ),
    );
  });

  it('is never in the past and in order, whenever it is asked for, and late once the window is over', () => {
    fc.assert(
      fc.property(pools, week, margin, moment, pace, (known, days, width, now, slowdown) => {
        const at = {
          since: NOW - DAY_MS,
          lastScan: NOW,
          now,
          pools: known,
          week: days,
          margin: width,
          isStuck: false,
          slowdown,
        };
        const said = outlookOf(at);
        if (said === null) return;
        if (said.state === 'late') {
          expect(said.waitUntil).toBeGreaterThanOrEqual(Math.floor(NOW / DAY_MS) + 7);
          return;
        }
        expect(said.earliest).toBeGreaterThanOrEqual(Math.floor(now / DAY_MS));
        expect(said.likeliest).toBeGreaterThanOrEqual(said.earliest);
        expect(said.latest).toBeGreaterThanOrEqual(said.likeliest);
      }),
    );
  });

  it('is late after nine of ten have arrived, with a week since the last scan and the day of 19 of 20 to wait for', () => {
    const known = Array.from({ length: 40 }, (_, index) => {
      const since = START + index * DAY_MS;
      return {
        since,
        knownFrom: since,
        next: null,
        end: since + (4 + (index % 20) / 4) * DAY_MS,
        delivered: true,
      };
    });
    const at = (days: number) => outlookOf({ ...asked, now: NOW + days * DAY_MS, pools: [known] });
    expect(at(8)).toMatchObject({ state: 'expected' });
    expect(at(9)).toEqual({ state: 'late', waitUntil: NOW / DAY_MS + 8 });
    const scanned = { ...asked, lastScan: NOW + 6 * DAY_MS, pools: [known] };
    expect(outlookOf({ ...scanned, now: NOW + 7 * DAY_MS })).toMatchObject({ state: 'expected' });
    const late = outlookOf({ ...scanned, now: NOW + 10 * DAY_MS });
    expect(late).toEqual({ state: 'late', waitUntil: NOW / DAY_MS + 13 });
  });

  it('comes no earlier when a parcel is added that took longer, with weights and calibration held', () => {
    fc.assert(
      fc.property(
        delivered,
        margin,
        pace,
        fc.double({ min: 0.1, max: 60, noNaN: true }),
        (known, width, slowdown, longer) => {
          const ask = (list: readonly Sample[]) =>
            readable({ ...asked, pools: [list], margin: width, slowdown });
          const before = ask(known);
          const [first] = known;
          if (!Array.isArray(before) || first === undefined) return;
          const newest = Math.max(...known.map(({ since }) => since));
          const slowest =
            Math.max(...known.map(({ since, end }) => (end ?? since) - since)) + longer * DAY_MS;
          // As old as the newest one, so that all others keep their weights.
          const added = { ...first, since: newest, knownFrom: newest, end: newest + slowest };
          const oldest = Math.min(...known.map(({ since }) => since));
          if (known.length / Math.max(1, (newest - oldest) / DAY_MS) > 12 / 5) return;
          const after = ask([...known, added]);
          if (!Array.isArray(after)) return;
          expect(after[0]).toBeGreaterThanOrEqual(before[0] ?? 0);
          expect(after[1]).toBeGreaterThanOrEqual(before[1] ?? 0);
          expect(after[2]).toBeGreaterThanOrEqual(before[2] ?? 0);
        },
      ),
    );
  });
});

describe('parcels that were seen late', () => {
  it('count from then on: those that had arrived before would not be known', () => {
    const all = Array.from({ length: 200 }, (_, index) => ({
      days: 2 + (index % 20) / 2,
      ended: true,
      weight: 1,
    }));
    const seenAfter = 3;
    const late = all.filter(({ days }) => days > seenAfter).map((each) => ({ ...each, seenAfter }));
    const early = all.slice(0, 100);
    const whole = survivalOf(all);
    const mixed = survivalOf([...early, ...late]);
    const naive = survivalOf([...early, ...late.map((each) => ({ ...each, seenAfter: 0 }))]);
    expect(shareLeft(mixed, 6)).toBeCloseTo(shareLeft(whole, 6), 6);
    expect(shareLeft(naive, 6)).toBeGreaterThan(shareLeft(whole, 6) + 0.03);
  });
});
