import { describe, expect, it } from 'vitest';
import { EVERY_DAY } from '../../../../src/domain/parcels/arrival/delivery-days.ts';
import type { Sample } from '../../../../src/domain/parcels/arrival/experience.ts';
import { slowdownOf, tempoOf } from '../../../../src/domain/parcels/arrival/slowdown.ts';
import { START } from './fleets.ts';

const DAY_MS = 86_400_000;
const DAYS = 60;
/** Customs takes longer from this day on. */
const CHANGE = 55;

/** Eight parcels a day at customs and at the carrier after it, as they are known at the end. */
function parcels(customsDays: number): Sample[][] {
  const now = START + DAYS * DAY_MS;
  const known = (moment: number) => (moment <= now ? moment : null);
  const [customs, local]: [Sample[], Sample[]] = [[], []];
  for (let index = 0; index < DAYS * 8; index += 1) {
    const since = START + (index / 8) * DAY_MS;
    const spread = 0.7 + (index % 7) / 10;
    const cleared = since + (index / 8 < CHANGE ? 2 : customsDays) * spread * DAY_MS;
    const end = cleared + 4 * spread * DAY_MS;
    const delivered = end <= now;
    customs.push({ since, knownFrom: since, next: known(cleared), end: known(end), delivered });
    if (cleared <= now)
      local.push({ since: cleared, knownFrom: cleared, next: known(end), end: known(end), delivered });
  }
  return [customs, local];
}

const slowdown = (samples: readonly Sample[][]) =>
  slowdownOf(samples.map((each) => tempoOf(each, EVERY_DAY)));

describe('the pace of a route', () => {
  it('is the usual one while nothing changes', () => {
    expect(slowdown(parcels(2))).toBe(1);
  });

  it('is slower as soon as parcels stay longer at customs, and faster when they stay less', () => {
    expect(slowdown(parcels(5))).toBeGreaterThan(1.1);
    expect(slowdown(parcels(0.5))).toBeLessThan(0.9);
  });

  it('is only that of the way ahead', () => {
    const [, local] = parcels(5);
    expect(slowdown([local ?? []])).toBe(1);
  });

  it('is the usual one where few parcels are known', () => {
    expect(slowdown(parcels(5).map((samples) => samples.slice(-12)))).toBe(1);
    expect(slowdown([[], []])).toBe(1);
  });
});
