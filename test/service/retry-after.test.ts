import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RETRY_AFTER_MS, readRetryAfter } from '../../src/service/errors.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['300', 300_000],
    ['3600', MAX_RETRY_AFTER_MS],
    ['9'.repeat(400), MAX_RETRY_AFTER_MS],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['Fri, 31 Dec 9999 23:59:59 GMT', MAX_RETRY_AFTER_MS],
  ])('of %j asks for a wait of %d ms', (header, expected) => {
    expect(readRetryAfter(429, header, NOW)).toBe(expected);
    expect(readRetryAfter(503, header, NOW)).toBe(expected);
  });

  it('in the oldest date format is read as UTC, whatever the local time zone', () => {
    const { TZ } = process.env;
    process.env['TZ'] = 'Asia/Tokyo';
    try {
      expect(readRetryAfter(429, 'Sat Nov 21 12:01:00 2026', NOW)).toBe(60_000);
    } finally {
      if (TZ === undefined) delete process.env['TZ'];
      else process.env['TZ'] = TZ;
    }
  });

  it('with several values asks for the longest wait', () => {
    expect(readRetryAfter(429, ['5', '60', 'soon'], NOW)).toBe(60_000);
    expect(readRetryAfter(429, ['soon'], NOW)).toBeUndefined();
  });

  it.each(['', ' ', 'Infinity', '-5', '1e9', '0x10', 'NaN', 'soon', '2999-01-01', 'Sat, never'])(
    'of %j is ignored',
    (header) => {
      expect(readRetryAfter(429, header, NOW)).toBeUndefined();
    },
  );

  it('gives a wait from zero to five minutes, or none, for any header', () => {
    const header = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      fc.array(fc.string()),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(header, fc.constantFrom(429, 503), (value, status) => {
        const ms = readRetryAfter(status, value, NOW) ?? 0;
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(MAX_RETRY_AFTER_MS);
      }),
    );
  });

  it('is ignored with any status but 429 and 503', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 599 }).filter((status) => status !== 429 && status !== 503),
        (status) => {
          expect(readRetryAfter(status, '60', NOW)).toBeUndefined();
        },
      ),
    );
  });
});
