import { describe, expect, it } from 'vitest';
import type { Sample } from '../../../../src/domain/parcels/arrival/experience.ts';
import { flowOf, standsStill } from '../../../../src/domain/parcels/arrival/standstill.ts';
import { START } from './fleets.ts';

const [DAY_MS, HOUR_MS] = [86_400_000, 3_600_000];
/** Parcels stay otherwise from this day on. */
const CHANGE = 40;
const USUAL_DAYS = 1.5;

interface Stays {
  readonly perDay: number;
  /** From the day of the change on; null: nobody goes on. */
  readonly days?: number | null;
  /** When a stay that would end at a moment ends. */
  readonly until?: (moment: number) => number;
}

/** The stays at a checkpoint as they are known after so many days. */
function staysAfter(day: number, { perDay, days = USUAL_DAYS, until = (moment) => moment }: Stays): Sample[] {
  const now = START + day * DAY_MS;
  return Array.from({ length: day * perDay }, (_, index): Sample => {
    const since = START + (index / perDay) * DAY_MS;
    const spread = 0.5 + (((index * 7) % 11) / 11) * 1;
    const usually = until(since + USUAL_DAYS * spread * DAY_MS);
    const isOver = index / perDay >= CHANGE || (days === null && usually >= START + CHANGE * DAY_MS);
    const next = isOver ? (days === null ? null : until(since + days * spread * DAY_MS)) : usually;
    const isKnown = next !== null && next <= now;
    return { since, knownFrom: since, next: isKnown ? next : null, end: null, delivered: false };
  });
}

const isStillAfter = (day: number, ...checkpoints: Stays[]) =>
  standsStill(checkpoints.map((each) => flowOf(staysAfter(day, each), START + day * DAY_MS)));

describe('a checkpoint', () => {
  it('does not stand still while parcels pass as ever', () => {
    for (let day = CHANGE; day < CHANGE + 7; day += 1 / 24)
      expect([day, isStillAfter(day, { perDay: 10 })]).toEqual([day, false]);
  });

  it('stands still from the first day of a strike to its end, however long it lasts', () => {
    const strike = { perDay: 10, days: null };
    expect(isStillAfter(CHANGE, strike)).toBe(false);
    for (const days of [1, 2, 7, 14, 20])
      expect([days, isStillAfter(CHANGE + days, strike)]).toEqual([days, true]);
  });

  it('stands still half a day after the beginning where many parcels pass', () => {
    expect(isStillAfter(CHANGE + 0.5, { perDay: 15, days: null })).toBe(true);
    expect(isStillAfter(CHANGE + 0.5, { perDay: 5, days: null })).toBe(false);
  });

  it('counts as standing still when it has become slower, until its new pace is known', () => {
    const slower = { perDay: 15, days: 3 * USUAL_DAYS };
    expect(isStillAfter(CHANGE + 2, slower)).toBe(true);
    expect(isStillAfter(CHANGE + 20, slower)).toBe(false);
  });

  it('is judged together with those after it: slower everywhere shows sooner', () => {
    const slower = { perDay: 5, days: 2 * USUAL_DAYS };
    expect(isStillAfter(CHANGE + 2, slower)).toBe(false);
    expect(isStillAfter(CHANGE + 2, slower, slower, slower, slower)).toBe(true);
  });

  it('does not stand still when it rests at night or on two days a week, as ever', () => {
    const atWork = (moment: number) => {
      const day = Math.floor(moment / DAY_MS);
      const hour = (moment - day * DAY_MS) / HOUR_MS;
      // From 8 to 20 o'clock, and neither on Saturdays nor on Sundays.
      const open = day * DAY_MS + (8 + hour / 2) * HOUR_MS;
      const weekday = new Date(open).getUTCDay();
      return open + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY_MS;
    };
    for (let day = CHANGE; day < CHANGE + 7; day += 1 / 24)
      expect([day, isStillAfter(day, { perDay: 12, until: atWork })]).toEqual([day, false]);
  });

  it('says nothing with few parcels', () => {
    expect(standsStill([])).toBe(false);
    expect(isStillAfter(CHANGE + 3, { perDay: 0.5, days: null })).toBe(false);
  });
});
