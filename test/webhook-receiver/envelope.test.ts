import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isWithinAgeLimits, readEnvelope } from '../../src/webhook-receiver/envelope.ts';

// A time zone other than UTC. In a worker thread, as under Stryker, stryker.config.mjs sets it.
beforeAll(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));
afterAll(() => void vi.unstubAllEnvs());

const NOON = Date.parse('2026-11-21T12:00:00Z');
const ENVELOPE = { event: 'tracking.updated', created: '2026-11-21T12:00:00Z', data: {} };

const momentOf = (created: unknown) => readEnvelope({ ...ENVELOPE, created }).data?.created;
const reads = (json: unknown) => readEnvelope(json).success;

describe('the time in an envelope', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 0],
    ['2026-11-21t12:00:00z', 0],
    ['2026-11-21T12:00Z', 0],
    ['2026-11-21T12:00:00.25Z', 250],
    ['2026-11-21T12:00:00.123456789Z', 123],
    ['2026-11-21T13:00:00+01:00', 0],
    ['2026-11-21T13:00:00+0100', 0],
    ['2026-11-21T06:30:00.5-05:30', 500],
    ['2026-11-21T13:00+01:00', 0],
    // Without a zone it is UTC, whatever the clock of this machine is set to.
    ['2026-11-21T12:00:00', 0],
    ['2026-11-21T12:00', 0],
    ['2026-11-21T12:00:00.5', 500],
  ])('may be %s', (created, afterNoonMs) => {
    expect(momentOf(created)).toBe(NOON + afterNoonMs);
  });

  it('may be any moment as JavaScript writes it', () => {
    const date = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (at) => {
        expect(momentOf(at.toISOString())).toBe(at.getTime());
      }),
    );
  });

  it.each([
    '',
    'yesterday',
    '2026-11-21',
    'on 2026-11-21T12:00:00Z',
    '+002026-11-21T12:00:00Z',
    '2026-11-21T12:00:00Z sharp',
    '2026-11-21T12:00:00Z+01:00',
    '2026-11-21 12:00:00Z',
    '2026-11-21T12:00:00.Z',
    '2026-11-21T12:00:00.1234567890Z',
    '2026-11-21T12:00:00+1',
    '26-11-21T12:00:00Z',
    '2026-1-21T12:00:00Z',
    '2026-13-45T00:00:00Z',
    '2026-11-21T25:00:00',
    NOON,
    null,
  ])('may not be %j', (created) => {
    const read = readEnvelope({ ...ENVELOPE, created });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['created']]);
  });
});

describe('an envelope', () => {
  it('is accepted as the interface describes it, with any further keys', () => {
    expect(readEnvelope({ ...ENVELOPE, id: 1, data: { any: ['thing'] } }).data).toEqual({
      event: 'tracking.updated',
      created: NOON,
      data: { any: ['thing'] },
    });
    expect(reads({ ...ENVELOPE, event: 'e'.repeat(100) })).toBe(true);
  });

  it.each([
    null,
    [],
    'x',
    { ...ENVELOPE, event: '' },
    { ...ENVELOPE, event: 'e'.repeat(101) },
    { ...ENVELOPE, event: 'tracking\u0000updated' },
    { ...ENVELOPE, event: 'tracking\ud83d' },
    { ...ENVELOPE, event: 5 },
    { ...ENVELOPE, data: [] },
    { ...ENVELOPE, data: null },
  ])('is not accepted as %j', (json) => {
    expect(reads(json)).toBe(false);
  });
});

describe('the age limits of an event', () => {
  const MINUTE_MS = 60_000;
  const DAY_MS = 24 * 60 * MINUTE_MS;
  it.each([
    [5 * MINUTE_MS, true],
    [5 * MINUTE_MS + 1, false],
    [0, true],
    [-7 * DAY_MS, true],
    [-7 * DAY_MS - 1, false],
  ])('for one created %i ms from now: within is %s', (offsetMs, timely) => {
    expect(isWithinAgeLimits(NOON + offsetMs, NOON)).toBe(timely);
  });
});
