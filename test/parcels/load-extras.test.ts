import { expect, it, vi } from 'vitest';
import type { Arrival } from '../../src/parcels/arrival.ts';
import { loadParcelExtras } from '../../src/parcels/load-extras.ts';
import type { Pictures } from '../../src/pictures/index.ts';
import { expectedIn, lateUntil } from '../support/arbitrary-dates.ts';
import { scanOf } from '../support/parcel-cards.ts';

const about = { number: 'LX208857143CN', now: Date.parse('2026-11-25T12:00:00Z') };
const scan = scanOf({ status: 'Departed from transit hub', location: 'Leipzig', country: 'DE' });

async function drawnWith(arrivalOf: () => Promise<Arrival | null>) {
  const drawJourney = vi.fn(async () => null);
  const extras = await loadParcelExtras(
    {
      store: { routes: { usualDuration: async () => null } } as never,
      arrivals: { of: arrivalOf, slowerOfTen: async () => null },
      pictures: { drawJourney } as Partial<Pictures> as Pictures,
    },
    [scan],
    about,
  );
  await extras.drawing;
  return drawJourney.mock.calls;
}

it('draws a late parcel as one, and any other as before, also where no date can be worked out', async () => {
  expect(await drawnWith(async () => lateUntil(3))).toEqual([[expect.anything(), true]]);
  expect(await drawnWith(async () => expectedIn(2, 5))).toEqual([[expect.anything(), false]]);
  expect(await drawnWith(() => Promise.reject(new Error('away')))).toEqual([[expect.anything(), false]]);
});
