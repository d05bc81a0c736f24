import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAutoAdvance } from '../../../sandbox/control/auto-advance.ts';
import { createService, SAMPLES, type Service } from '../../../sandbox/service/index.ts';

const EVERY_MS = 20_000;
const HALF_AN_HOUR_MS = 30 * 60_000;

let service: Service;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  service = createService({ publicUrl: 'http://127.0.0.1:9/service' });
});
afterEach(() => vi.useRealTimers());

const left = (wanted: (sample: (typeof SAMPLES.parcels)[number]) => boolean) =>
  SAMPLES.parcels.filter(wanted).map(({ number }) => service.parcels.remaining(number));

it('advances moving parcels and no others', () => {
  const before = left(({ isMoving }) => !isMoving);
  const stop = startAutoAdvance(service, EVERY_MS);
  vi.advanceTimersByTime(HALF_AN_HOUR_MS * 2);
  stop();
  expect(left(({ isMoving }) => !isMoving)).toEqual(before);
});

it('advances moving parcels one scan at a time for half an hour', () => {
  const scans: string[] = [];
  service.onChange((change) => change.kind === 'scan' && scans.push(change.number));
  const stop = startAutoAdvance(service, EVERY_MS);
  vi.advanceTimersByTime(HALF_AN_HOUR_MS);
  stop();
  expect(scans).toHaveLength(HALF_AN_HOUR_MS / EVERY_MS);
  expect(new Set(scans.slice(0, 3)).size).toBe(3);
  vi.advanceTimersByTime(EVERY_MS);
  expect(scans).toHaveLength(HALF_AN_HOUR_MS / EVERY_MS);
});

it('lets the moving parcels set out again when all have arrived', () => {
  const statuses: string[] = [];
  service.onChange((change) => change.kind === 'scan' && statuses.push(change.latest.status));
  const stop = startAutoAdvance(service, EVERY_MS);
  vi.advanceTimersByTime(HALF_AN_HOUR_MS * 8);
  stop();
  const deliveries = statuses.filter((status) => status === 'Delivered').length;
  expect(deliveries).toBeGreaterThan(9);
  expect(left(({ isMoving }) => isMoving).some((remaining) => remaining > 0)).toBe(true);
});

it('advances no parcel with an interval of 0', () => {
  startAutoAdvance(service, 0);
  expect(vi.getTimerCount()).toBe(0);
});
