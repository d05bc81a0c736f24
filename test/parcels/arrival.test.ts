import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../src/domain/parcels/arrival/delivery-days.ts';
import { readProgress, replay } from '../../src/domain/parcels/arrival/replay.ts';
import { createArrivals, type ScannedParcel } from '../../src/parcels/arrival.ts';
import { createNumberHash, rankOf } from '../../src/parcels/number-hash.ts';
import type { Store } from '../../src/store/index.ts';
import { COUNTRIES, type FleetParcel, parcelsOf } from '../domain/parcels/arrival/fleets.ts';
import { openTestStore } from '../support/test-store.ts';

const hash = createNumberHash('a secret');
const fleet = {
  name: 'small',
  parcelsPerDay: 8,
  days: 30,
  carriers: [
    { prefix: 'LP', pace: 0.8, share: 2 },
    { prefix: 'YT', pace: 1.2, share: 1 },
  ],
  countries: [COUNTRIES.DE, COUNTRIES.US],
  changes: [],
  lost: 0.02,
};

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** Every scan of all parcels, in the order of time, with what was known of its parcel then. */
function scansOf(parcels: readonly FleetParcel[]): { at: number; parcel: ScannedParcel }[] {
  return parcels
    .flatMap((parcel) =>
      readProgress(parcel).progress.map(({ at }, index) => ({
        at,
        parcel: { number: parcel.number, updates: parcel.updates.slice(-(index + 1)) },
      })),
    )
    .toSorted((a, b) => a.at - b.at);
}

describe('arrivals learned from what is seen', () => {
  it('are those of a replay, on this database and after each restart', { timeout: 120_000 }, async () => {
    const parcels = parcelsOf(fleet, 3);
    const expected = [...replay(parcels.map(readProgress), (number) => rankOf(hash(number)))];
    let arrivals = createArrivals({ store, hash });
    let day = 0;
    const said = [];
    for (const { at, parcel } of scansOf(parcels)) {
      if (dayOf(at) !== day) {
        await store.arrivals.closeWindows(at, 1_000);
        await store.arrivals.forget(at - 60 * 86_400_000 - 1, 1_000);
        arrivals = createArrivals({ store, hash });
      }
      day = dayOf(at);
      const outlook = await arrivals.learn(parcel, { at, watched: true });
      said.push(outlook?.state === 'expected' ? [outlook.earliest, outlook.likeliest, outlook.latest] : null);
    }
    const replayed = expected.map(({ forecast }) =>
      forecast === null ? null : [forecast.earliest, forecast.likeliest, forecast.latest],
    );
    expect(said.filter((date) => date !== null).length).toBeGreaterThan(500);
    expect(said).toEqual(replayed);
  });
});
