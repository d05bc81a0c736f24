import { expect, it } from 'vitest';
import { momentOfQcDay } from '../../src/domain/qc-day.ts';

const at = (iso: string) => Date.parse(iso);

it('stands for noon in Shanghai', () => {
  expect(momentOfQcDay('2026-11-19', at('2026-11-22T00:00:00Z'))).toBe(at('2026-11-19T04:00:00Z'));
});

it('is never in the future', () => {
  expect(momentOfQcDay('2026-11-19', at('2026-11-19T01:00:00Z'))).toBe(at('2026-11-18T16:00:00Z'));
  expect(momentOfQcDay('2026-11-19', at('2026-11-18T15:00:00Z'))).toBeNull();
});

it.each([undefined, '', '19.11.2026', '2026-13-40'])('is null for %j, which is no day', (date) => {
  expect(momentOfQcDay(date, at('2027-01-01T00:00:00Z'))).toBeNull();
});
