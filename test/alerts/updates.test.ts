import { describe, expect, it } from 'vitest';
import { inTimeZone, qcSetUpdate, readTimedScan, scanUpdate } from '../../src/alerts/updates.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const SCAN = { date: '2026-11-20', hour: '12:00', status: 'Arrived', location: 'Leipzig', country: 'DE' };
const LOCAL = scanUpdate('LP100000CN', SCAN);

describe('the update of a scan', () => {
  it('is stored at the local time of its place', () => {
    expect(LOCAL.at).toBe(NOON - HOUR_MS);
  });

  it('keeps the moment that is known already, and is the same update', () => {
    const known = scanUpdate('LP100000CN', { ...SCAN, at: NOON });
    expect(known).toEqual({ ...LOCAL, at: NOON });
    expect(scanUpdate('LP100000CN', { ...SCAN, at: null }).at).toBeNull();
  });

  it('is stored in the zone of the operator, if there is one', () => {
    expect(inTimeZone(LOCAL, 'UTC')).toEqual({ ...LOCAL, at: NOON });
    expect(inTimeZone(LOCAL, 'local')).toEqual(LOCAL);
  });

  it('is read with a moment that is past', () => {
    expect(readTimedScan(LOCAL, NOON)).toEqual({ ...SCAN, at: NOON - HOUR_MS });
    expect(readTimedScan(LOCAL, NOON - 5 * HOUR_MS).at).toBe(NOON - 5 * HOUR_MS);
    expect(readTimedScan(LOCAL, NOON - 50 * HOUR_MS).at).toBeNull();
  });
});

it('the date of a QC set is that of the warehouses in China', () => {
  const update = qcSetUpdate(
    { platform: 'weidian', id: '1' },
    { date: '2026-11-20', sku: 'Red', photos: [] },
  );
  expect(update.at).toBe(NOON - 20 * HOUR_MS);
  expect(inTimeZone(update, 'UTC')).toEqual(update);
});
