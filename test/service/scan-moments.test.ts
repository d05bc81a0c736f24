import { describe, expect, it } from 'vitest';
import { useMockService } from './mock-service.ts';

const service = useMockService();
const HOUR_MS = 3_600_000;
const NUMBER = 'LX208857143CN';

/** A date and hour that clocks at UTC show some hours from now. */
const inHours = (hours: number) => {
  const text = new Date(service.now + hours * HOUR_MS).toISOString();
  return { date: text.slice(0, 10), hour: text.slice(11, 16) };
};
const momentsOf = async (updates: object[]) => {
  service.answer(`/v1/tracking?num=${NUMBER}`, { tracking_number: NUMBER, updates });
  const { data, checkedAt } = await service.client().tracking(NUMBER);
  return { checkedAt, moments: data.updates.map(({ at }) => at) };
};

describe('the scans of an answer', () => {
  it('have the moments of their places', async () => {
    const noon = { date: '2025-11-20', hour: '12:00' };
    const { moments } = await momentsOf([noon, { ...noon, country: 'DE' }, noon]);
    expect(moments).toEqual(
      ['2025-11-20T11:00Z', '2025-11-20T11:00Z', '2025-11-20T04:00Z'].map((text) => Date.parse(text)),
    );
  });

  it('are never later than the answer', async () => {
    const { moments, checkedAt } = await momentsOf([inHours(10), inHours(5), inHours(240)]);
    expect(moments[0]).toBeLessThanOrEqual(checkedAt);
    expect(moments[0]).toBeGreaterThan(checkedAt - HOUR_MS);
    expect(moments[1]).toBeLessThan(checkedAt - 2 * HOUR_MS);
    expect(moments[2]).toBeNull();
  });

  it('do not take a moment from the service', async () => {
    const { moments } = await momentsOf([{ status: 'Arrived', at: 5 }]);
    expect(moments).toEqual([null]);
  });
});
