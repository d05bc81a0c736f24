import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarDays, calendarFile } from '../../../src/domain/parcels/calendar-file.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-24T09:30:00Z');
const day = (date: string) => Date.parse(`${date}T00:00Z`) / DAY_MS;

const entry: CalendarDays = {
  uid: 'tB2mXc9',
  summary: 'Winter shoes: likely here',
  earliest: day('2026-11-26'),
  latest: day('2026-11-28'),
};

/** What the parser of Thunderbird's calendar reads. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

/** Without what is no text in a calendar; a lone surrogate is no character. */
const kept = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '');

describe('a calendar file', () => {
  it('has whole days, the last one included', () => {
    const [event] = read(calendarFile([entry], NOW));
    expect(event?.startDate.toString()).toBe('2026-11-26');
    expect(event?.startDate.isDate).toBe(true);
    // The first day after it.
    expect(event?.endDate.toString()).toBe('2026-11-29');
    expect(event?.uid).toBe('tB2mXc9');
    expect(event?.summary).toBe('Winter shoes: likely here');
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-24T09:30:00Z');
  });

  it('replaces the entry of an earlier file', () => {
    const sequences = [NOW, NOW + 3_600_000].map((now) => read(calendarFile([entry], now))[0]?.sequence ?? 0);
    expect(sequences[1]).toBeGreaterThan(sequences[0] ?? 0);
    expect(sequences[1]).toBeLessThan(2 ** 31);
  });

  it('is the same text in every parser, whatever it is: nothing in it becomes another line', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    const nasty = fc.constantFrom(
      '\nEND:VEVENT\r\nBEGIN:VEVENT',
      'a;b,c\\n\\',
      '👩‍👩‍👧'.repeat(40),
      '冬靴，'.repeat(60),
    );
    fc.assert(
      fc.property(fc.oneof(text, nasty), fc.oneof(text, nasty), (summary, description) => {
        const file = calendarFile([{ ...entry, summary, description }, entry], NOW);
        const [first, second, ...more] = read(file);
        expect(first?.summary).toBe(kept(summary));
        expect(first?.description).toBe(kept(description));
        expect(second?.summary).toBe(entry.summary);
        expect(more).toEqual([]);
      }),
    );
  });

  it('has lines of at most 75 octets that end with CR and LF, and no broken characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
        const file = calendarFile([{ ...entry, summary }], NOW);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it('has an entry for each parcel, and none is no error', () => {
    const entries = ['a', 'b', 'c'].map((uid) => ({ ...entry, uid }));
    expect(read(calendarFile(entries, NOW)).map(({ uid }) => uid)).toEqual(['a', 'b', 'c']);
    expect(read(calendarFile([], NOW))).toEqual([]);
  });
});
