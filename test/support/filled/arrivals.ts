import { scanUpdate } from '../../../src/alerts/updates.ts';
import type { Scan } from '../../../src/domain/moments.ts';
import { progressOf } from '../../../src/domain/parcels/arrival/checkpoints.ts';
import { tripOf } from '../../../src/domain/parcels/arrival/trip.ts';
import { createNumberHash, rankOf } from '../../../src/parcels/number-hash.ts';
import type { Store } from '../../../src/store/index.ts';
import { DAY_MS, FILLED_AT } from './world.ts';

const hash = createNumberHash('the token of no bot');
const FIRST_DAY = Math.floor(FILLED_AT / DAY_MS);

const STEPS = [
  ['2026-11-16', 'Accepted by carrier', 'Guangzhou', 'CN'],
  ['2026-11-20', 'Departed from airport of origin', 'Guangzhou', 'CN'],
  ['2026-11-23', 'Arrived at destination country', 'Leipzig', 'DE'],
  ['2026-11-25', 'Delivered', 'Berlin', 'DE'],
] as const;

/** A parcel’s scans so far, newest first. */
function scansOf(number: string, count: number): Scan[] {
  return STEPS.slice(0, count)
    .map(([date, status, location, country]) => {
      const scan = { date, hour: '10:00', status, location, country };
      return { ...scan, at: scanUpdate(number, scan).at };
    })
    .reverse();
}

/** What has been learned of a parcel that arrived, within the dates shown for it, and of one on its way. */
export async function fillArrivals({ arrivals }: Store): Promise<void> {
  for (const [number, counts] of [
    ['LP00123456780001CN', [3, 4]],
    ['LP00123456780002CN', [3]],
  ] as const) {
    for (const count of counts) {
      const trip = tripOf(progressOf(scansOf(number, count)));
      if (trip === null) throw new Error('these scans say nothing');
      const [parcel, at] = [hash(number), Date.parse('2026-11-23T12:00:00Z') + (count - 3) * 2 * DAY_MS];
      const days = { earliest: FIRST_DAY - 4, latest: FIRST_DAY + 2 };
      const window = { checkpoint: 'landed', ...days, closesAt: FILLED_AT + 3 * DAY_MS } as const;
      await arrivals.record({ parcel, kind: 'LP', rank: rankOf(parcel), trip, at, watched: true, window });
    }
  }
}
