import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { IMPORTANCES, type Importance } from '../../../src/domain/alerts/alert-level.ts';
import {
  AWAITED,
  advance,
  NO_PROGRESS,
  type Progress,
  type Report,
} from '../../../src/domain/alerts/progress.ts';
import { isProblem } from '../../../src/domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../../src/domain/parcels/wordings/index.ts';

type Way = readonly (readonly [status: string, where: string, importance: Importance])[];

/** Scans in the order in which they are reported, an hour apart, and what each means to the people who wait. */
const WAYS: Readonly<Record<string, Way>> = {
  'an ordinary way with every step': [
    ['Shipment information received', 'CN', 'ordinary'],
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Departed from sorting centre', 'CN', 'ordinary'],
    ['Export customs clearance started', 'CN', 'ordinary'],
    ['Export customs clearance completed', 'CN', 'ordinary'],
    ['Departed from country of origin', 'CN', 'ordinary'],
    ['Arrived at transit hub', 'BE', 'ordinary'],
    ['Arrived in destination country', 'DE', 'milestone'],
    ['Import customs clearance started', 'DE', 'ordinary'],
    ['Import customs clearance completed', 'DE', 'milestone'],
    ['Arrived at delivery office', 'DE', 'ordinary'],
    ['Out for delivery', 'DE', 'milestone'],
    ['Delivered to parcel locker 117, ready for collection', 'DE', 'milestone'],
    ['Delivered', 'DE', 'milestone'],
  ],
  'the first scan that a carrier reports is on the way already': [
    ['Departed from transit hub', 'HK', 'milestone'],
    ['Accepted by carrier', 'CN', 'ordinary'],
    ['Arrived in destination country', 'US', 'milestone'],
    ['Delivered', 'US', 'milestone'],
  ],
  'in the country it is for without a word that it has arrived': [
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Departed from country of origin', 'HK', 'ordinary'],
    ['Arrived at sorting centre', 'DE', 'milestone'],
    ['Arrived at delivery office', 'DE', 'milestone'],
    ['Arrived in destination country', 'DE', 'ordinary'],
    ['Import customs clearance completed', 'DE', 'ordinary'],
  ],
  'two cities of a country, without a word of what they are': [
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Arrived at facility', 'Liège, BE', 'ordinary'],
    ['Departed from facility', 'Liège, BE', 'ordinary'],
    ['Arrived at facility', 'Frankfurt am Main, DE', 'ordinary'],
    ['Arrived at facility', 'Leipzig, DE', 'milestone'],
    ['Arrived at facility', 'Berlin, DE', 'ordinary'],
    ['Out for delivery', 'Berlin, DE', 'milestone'],
  ],
  'customs at the export, wherever it says so': [
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Export customs clearance started', '', 'ordinary'],
    ['Customs clearance completed', 'CN', 'ordinary'],
    ['Customs clearance completed', '', 'ordinary'],
    ['Import customs clearance completed', '', 'milestone'],
  ],
  'announced, then on the way without a word about the pick-up': [
    ['Shipment information received', 'CN', 'ordinary'],
    ['Departed from sorting centre', 'CN', 'milestone'],
    ['Arrived at transit hub', 'BE', 'ordinary'],
    ['Out for delivery', 'DE', 'milestone'],
  ],
  'the first scan is not recognised': [
    ['Zxqv 12', 'CN', 'milestone'],
    ['Zxqv 13', 'CN', 'ordinary'],
    ['Accepted by carrier', 'CN', 'milestone'],
  ],
  'the first scan is a problem': [['Held by customs: proof of value required', 'US', 'problem']],
  repetitions: [
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Picked up', 'CN', 'ordinary'],
    ['Inbound into customs', 'US', 'milestone'],
    ['Inbound into customs', 'US', 'ordinary'],
    ['Departed from transit hub', 'US', 'ordinary'],
    ['Inbound into customs', 'US', 'ordinary'],
    ['Out for delivery', 'US', 'milestone'],
    ['Arrived at delivery office', 'US', 'ordinary'],
    ['Out for delivery', 'US', 'ordinary'],
  ],
  'nobody at home, then another round': [
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Out for delivery', 'FR', 'milestone'],
    ['Delivery attempt failed: nobody home, notice left', 'FR', 'problem'],
    ['Out for delivery', 'FR', 'milestone'],
    ['Delivery attempt failed: nobody home, notice left', 'FR', 'problem'],
    ['Delivered', 'FR', 'milestone'],
  ],
  'held by customs and released': [
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Inbound into customs', 'US', 'milestone'],
    ['Held by customs: proof of value required', 'US', 'problem'],
    ['Held by customs: proof of value required', 'US', 'ordinary'],
    ['Released by customs', 'US', 'milestone'],
    ['Out for delivery', 'US', 'milestone'],
  ],
  'one problem after another': [
    ['Accepted by carrier', 'CN', 'milestone'],
    ['Delivery failed: incorrect address', 'IT', 'problem'],
    ['Being returned to sender', 'IT', 'problem'],
    ['Returned to sender: addressee unknown', 'CN', 'milestone'],
  ],
  'corrections after the delivery': [
    ['Out for delivery', 'DE', 'milestone'],
    ['Delivered', 'DE', 'milestone'],
    ['Out for delivery', 'DE', 'ordinary'],
    ['Delivered', 'DE', 'ordinary'],
    ['Arrived at delivery office', 'DE', 'ordinary'],
    ['Delivered', 'DE', 'ordinary'],
  ],
};
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function reportOf(status: string, where: string, at: number): Report {
  const [country = '', location = ''] = where.split(', ').toReversed();
  const scan = { date: '2026-11-20', hour: '10:00', status, location, country };
  return { ...scanUpdate('LX208857143CN', scan), at };
}

function importancesOf(reports: readonly Report[], before: Progress = AWAITED): Importance[] {
  let progress = before;
  return reports.map((report) => {
    const { importance, after } = advance(progress, report);
    progress = after;
    return importance;
  });
}

describe('the importance of scans', () => {
  it.each(Object.entries(WAYS))('is right for %s', (_, way) => {
    const reports = way.map(([status, country], index) => reportOf(status, country, index * HOUR_MS));
    const found = importancesOf(reports).map((importance, index) => [
      ...(way[index]?.slice(0, 2) ?? []),
      importance,
    ]);
    expect(found).toEqual(way);
  });

  it('is ordinary for what happened days before the newest scan, unless it is the first to come', () => {
    const reports = [
      reportOf('Out for delivery', 'DE', 9 * DAY_MS),
      reportOf('Held by customs: proof of value required', 'DE', 4 * DAY_MS),
      reportOf('Inbound into customs', 'DE', 3 * DAY_MS),
      // It was never held after it went out for delivery, so there is no way out of a problem to tell.
      reportOf('Arrived at delivery office', 'DE', 10 * DAY_MS),
      reportOf('Delivered', 'DE', 11 * DAY_MS),
    ];
    expect(importancesOf(reports)).toEqual(['milestone', 'ordinary', 'ordinary', 'ordinary', 'milestone']);
  });

  it('does not depend on the zone in which a moment was read, where a delivery or a problem could be missed', () => {
    const reports = [
      reportOf('Out for delivery', 'US', 20 * HOUR_MS),
      reportOf('Delivered', '', 8 * HOUR_MS),
      reportOf('Arrived at delivery office', '', 9 * HOUR_MS),
      reportOf('Package damaged', '', 10 * HOUR_MS),
    ];
    expect(importancesOf(reports)).toEqual(['milestone', 'milestone', 'ordinary', 'problem']);
  });

  it('does not make news of the first scan that happens to be heard of, unless it is a step', () => {
    const heard = (...states: ParcelState[]) =>
      importancesOf(
        states.map((state) => ({ state, at: 1 })),
        NO_PROGRESS,
      );
    expect(heard('in_transit', 'in_transit')).toEqual(['ordinary', 'ordinary']);
    expect(heard('unknown', 'in_transit', 'accepted')).toEqual(['ordinary', 'ordinary', 'ordinary']);
    expect(heard('pending', 'in_transit')).toEqual(['ordinary', 'milestone']);
    expect(heard('out_for_delivery')).toEqual(['milestone']);
  });

  it('counts scans without a moment as they come', () => {
    const reports: Report[] = [
      { state: 'accepted', at: null },
      { state: 'customs', importStep: 'landed', at: null },
      { state: 'out_for_delivery', at: null },
      { state: 'customs', importStep: 'landed', at: null },
      { state: 'delivered', at: null },
    ];
    expect(importancesOf(reports)).toEqual(['milestone', 'milestone', 'milestone', 'ordinary', 'milestone']);
  });
});

const STATES: readonly ParcelState[] = [
  ...([
    'pending',
    'accepted',
    'in_transit',
    'customs',
    'customs_held',
    'out_for_delivery',
    'pickup',
  ] as const),
  ...([
    'delivered',
    'attempt_failed',
    'address_problem',
    'damaged',
    'lost',
    'returning',
    'returned',
  ] as const),
  ...(['cancelled', 'exception', 'unknown'] as const),
];
const report = fc.record({
  state: fc.constantFrom(...STATES),
  importStep: fc.constantFrom(null, null, 'landed' as const, 'cleared' as const),
  at: fc.option(fc.nat(50)),
});

it('makes at most eight milestones of any scans without a problem, and seven of a parcel that arrives', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
      const calm = reports.filter(({ state }) => !isProblem(state));
      const count = (from: readonly Report[]) =>
        importancesOf(from).filter((importance) => importance === 'milestone').length;
      expect(count(calm)).toBeLessThanOrEqual(8);
      const arriving = calm.filter(({ state }) => state !== 'returned' && state !== 'cancelled');
      expect(count(arriving)).toBeLessThanOrEqual(7);
    }),
  );
});

it('tells about nothing but problems by calling it one, and about no problem twice in a row', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
      let progress = NO_PROGRESS;
      for (const one of reports) {
        const { importance, after } = advance(progress, one);
        if (importance === 'problem') {
          expect(isProblem(one.state)).toBe(true);
          expect(progress.state).not.toBe(one.state);
        }
        expect(IMPORTANCES).toContain(importance);
        expect(after.reached).toBeGreaterThanOrEqual(progress.reached);
        expect(after.newestAt ?? -1).toBeGreaterThanOrEqual(progress.newestAt ?? -1);
        progress = after;
      }
    }),
  );
});

it('makes a milestone of the first photos of a product only', () => {
  const photos = { state: null, at: 5 };
  expect(importancesOf([photos, photos, { state: null, at: null }], NO_PROGRESS)).toEqual([
    'milestone',
    'ordinary',
    'ordinary',
  ]);
});
