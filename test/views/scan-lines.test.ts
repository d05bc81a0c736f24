import { expect, it } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { scanLines } from '../../src/views/scan-lines.ts';

const SCAN = { date: '2026-11-20', hour: '12:00', status: 'Arrived', location: 'Leipzig', country: 'DE' };
const lines = (at?: number | null) =>
  scanLines(at === undefined ? SCAN : { ...SCAN, at }, { number: 'LP100000001CN', masked: false }, '●', en);

it('a scan shows the carrier’s time, and how long ago its moment is', () => {
  expect(lines(1_795_000_000_000)).toMatch(/2026\\?-11\\?-20 12\\?:00 · <t:1795000000:R>$/);
});

it.each([[null], [undefined]])('a scan without a moment (%j) shows the carrier’s time only', (at) => {
  expect(lines(at)).toMatch(/2026\\?-11\\?-20 12\\?:00$/);
});
