import { describe, expect, it } from 'vitest';
import { stallAfterMs } from '../../../src/domain/parcels/state-of-parcel.ts';

const DAY_MS = 24 * 3_600_000;
const days = (state: Parameters<typeof stallAfterMs>[0]) => (stallAfterMs(state) ?? Number.NaN) / DAY_MS;

describe('how long a parcel may go without a scan', () => {
  it('is not limited where no further scan is expected', () => {
    for (const state of ['delivered', 'returned', 'cancelled', 'lost'] as const)
      expect(stallAfterMs(state)).toBeNull();
  });

  it('is shortest on the day of the delivery and longest on the way back', () => {
    expect(days('out_for_delivery')).toBeLessThan(days('pickup'));
    expect(days('pickup')).toBeLessThan(days('in_transit'));
    expect(days('in_transit')).toBeLessThan(days('returning'));
  });

  it('is days, not hours, in every state: nobody is worried by a weekend', () => {
    const states = [
      'pending',
      'accepted',
      'in_transit',
      'customs',
      'customs_held',
      'out_for_delivery',
    ] as const;
    for (const state of states) {
      expect(days(state)).toBeGreaterThanOrEqual(2);
      expect(days(state)).toBeLessThanOrEqual(14);
    }
  });

  it('is as long before the first scan as while the parcel is announced', () => {
    expect(stallAfterMs(null)).toBe(stallAfterMs('pending'));
  });
});
