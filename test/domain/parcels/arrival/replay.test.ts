import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/cli/arrivals/evaluate.ts';
import { readProgress, replay } from '../../../../src/domain/parcels/arrival/replay.ts';
import { COUNTRIES, type Fleet, type FleetParcel, parcelsOf, START } from './fleets.ts';

const DAY_MS = 86_400_000;
/** Before, too little is known. */
const LEARNED = START + 40 * DAY_MS;

const fleet: Fleet = {
  name: 'steady',
  parcelsPerDay: 10,
  days: 100,
  carriers: [{ prefix: 'LP', pace: 1, share: 1 }],
  countries: [COUNTRIES.DE],
  changes: [],
  lost: 0.01,
};

function judged(parcels: readonly FleetParcel[]) {
  const read = parcels.map(readProgress);
  const forecasts = [...replay(read)].filter(({ at }) => at < START + fleet.days * DAY_MS);
  return judge(read, forecasts).filter(({ at }) => at >= LEARNED);
}

const shareHeld = (list: ReturnType<typeof judged>) =>
  list.filter(({ said, cameOn }) => said.earliest <= cameOn && cameOn <= said.latest).length / list.length;

const CHANGES: readonly (readonly [string, Partial<Fleet>])[] = [
  ['a steady route', {}],
  [
    'several carriers on one route',
    {
      carriers: [
        { prefix: 'YT', pace: 0.6, share: 1 },
        { prefix: 'LP', pace: 1.3, share: 1 },
        { prefix: 'SF', pace: 2.2, share: 1 },
      ],
    },
  ],
  [
    'a holiday jam',
    { changes: [{ from: 60, until: 80, slower: { export: 2.5, flight: 2, arrival: 1.8, sorting: 1.6 } }] },
  ],
  [
    'a customs strike that starts while parcels are under way',
    { changes: [{ from: 60, until: 70, stops: { step: 'customs', workedOffDays: 5 } }] },
  ],
  [
    'a route that becomes slower',
    { changes: [{ from: 60, until: 999, slower: { arrival: 1.6, customs: 1.8, sorting: 1.4 } }] },
  ],
];

describe('the forecasts of a fleet', () => {
  it.each(CHANGES)('hold in eight of ten cases on %s', { timeout: 60_000 }, (_, changes) => {
    const all = judged(parcelsOf({ ...fleet, ...changes }, 11));
    expect(all.length).toBeGreaterThan(1_500);
    expect(shareHeld(all)).toBeGreaterThanOrEqual(0.78);
    expect(shareHeld(all)).toBeLessThanOrEqual(0.92);
    // Also at each stage, wherever there are enough forecasts.
    for (const [checkpoint, list] of Map.groupBy(all, (each) => each.checkpoint)) {
      if (list.length < 100) continue;
      expect([checkpoint, shareHeld(list) >= 0.78 && shareHeld(list) <= 0.92]).toEqual([checkpoint, true]);
    }
  });

  it('say nothing else after parcels that come later, and nothing without the country', () => {
    const parcels = parcelsOf({ ...fleet, days: 30 }, 5);
    const until = START + 25 * DAY_MS;
    const known = (list: readonly FleetParcel[]) =>
      [...replay(list.map(readProgress))].filter(({ at }) => at < until);
    const later = parcelsOf({ ...fleet, days: 60 }, 6)
      .filter(({ updates }) => (updates.at(-1)?.date ?? '') > '2026-04-02')
      .map((parcel) => ({ ...parcel, number: `X${parcel.number}` }));
    expect(later.length).toBeGreaterThan(100);
    expect(known([...parcels, ...later])).toEqual(known(parcels));
    expect(
      known(parcels).filter(({ destination, forecast }) => destination === null && forecast !== null),
    ).toEqual([]);
  });
});
