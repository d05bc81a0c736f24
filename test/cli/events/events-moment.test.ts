import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoment, readMoment } from '../../../src/cli/events/event-scope.ts';
import { UsageError } from '../../../src/cli/tool.ts';

const NOW = Date.parse('2026-11-22T08:00:00Z');

describe('a moment on the command line', () => {
  it('is read back exactly as a tool printed it', () => {
    const anyMoment = fc.date({
      min: new Date('2015-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMoment, (date) => {
        expect(readMoment(formatMoment(date.getTime()), NOW)).toBe(date.getTime());
      }),
    );
  });

  it.each([
    ['90m', '2026-11-22T06:30:00Z'],
    ['2h', '2026-11-22T06:00:00Z'],
    ['3d', '2026-11-19T08:00:00Z'],
    ['2026-11-21 06:00', '2026-11-21T06:00:00Z'],
    ['2026-11-21 06:00:13', '2026-11-21T06:00:13Z'],
    ['2026-11-21T06:00:13', '2026-11-21T06:00:13Z'],
    ['2026-11-21 06:00:13Z', '2026-11-21T06:00:13Z'],
    ['2026-11-21T07:00:13+01:00', '2026-11-21T06:00:13Z'],
    ['2026-11-21T00:30-05:30', '2026-11-21T06:00:00Z'],
    ['2024-02-29 00:00', '2024-02-29T00:00:00Z'],
  ])('%s means %s in any time zone of the machine', (text, expected) => {
    expect(new Date(readMoment(text, NOW)).toISOString()).toBe(new Date(expected).toISOString());
  });

  it.each([
    '90',
    '2',
    '-1h',
    '1w',
    '2026',
    '2026-11-21',
    '21.11.2026 06:00',
    'Nov 21 2026',
    '2026-11-21 6:00',
  ])('%s is refused as ambiguous', (text) => expect(() => readMoment(text, NOW)).toThrow(UsageError));

  it.each([
    '2026-02-30 06:00',
    '2026-13-01 06:00',
    '2026-11-21 25:00',
    '2026-11-21 06:00:61',
    '2026-11-21T06:00+99:00',
  ])('%s is refused because that moment does not exist', (text) =>
    expect(() => readMoment(text, NOW)).toThrow(UsageError),
  );

  it('is accepted only as a time span, or with a full date and a time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        fc.pre(!/^\d{1,6}[mhd]$/.test(text) && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(text));
        expect(() => readMoment(text, NOW)).toThrow(UsageError);
      }),
    );
  });
});
