import { expect, it } from 'vitest';
import { deliveredHistory } from '../../sandbox/delivered-history.ts';

const NOW = Date.UTC(2026, 4, 20, 12);

it('has six parcels on each of two routes, all delivered in the past, none twice', () => {
  const parcels = deliveredHistory(NOW);
  expect(parcels.map(({ from, to }) => `${from}-${to}`).toSorted()).toEqual([
    ...Array.from({ length: 6 }, () => 'CN-DE'),
    ...Array.from({ length: 6 }, () => 'CN-US'),
  ]);
  expect(new Set(parcels.map(({ number }) => number)).size).toBe(12);
  expect(Math.max(...parcels.map(({ deliveredAt }) => deliveredAt))).toBeLessThan(NOW);
});

it('takes 9 to 13 days to Germany', () => {
  const days = deliveredHistory(NOW).flatMap((parcel) => (parcel.to === 'DE' ? parcel.days : []));
  expect([Math.min(...days), Math.max(...days)]).toEqual([9, 13]);
});
