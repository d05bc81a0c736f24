import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import type { Benchmark } from '../benchmark.ts';
import { now, quantile, runInterleaved } from '../measure.ts';
import { newDatabase } from '../programs.ts';
import { toResult } from '../result.ts';
import { parcelOf, storeManyParcels } from '../seed-arrivals.ts';
import { openStore } from '../seed-database.ts';
import { type Track, withCleanup } from '../with-cleanup.ts';

const FEW = 1_000;
const hash = createNumberHash('bench');
/** Above all stored indexes. */
const FIRST = 2_000;
/** As many as a parcel at customs has. */
const SCANS = 4;

/** @returns measures one forecast without cached data, and learning from one parcel */
async function prepare(path: string, parcels: number, track: Track) {
  await storeManyParcels(path, parcels);
  const store = track(await openStore(path));
  let serial = FIRST;
  return {
    async forecast() {
      const { at, ...parcel } = parcelOf(1_000, SCANS);
      const startedAt = now();
      const said = await createArrivals({ store, hash }).of(parcel, { now: at });
      const took = now() - startedAt;
      if (said?.state !== 'expected') throw new Error('there is no date');
      return took;
    },
    async learn() {
      serial += 1;
      const { at, ...parcel } = parcelOf(serial, SCANS);
      const arrivals = createArrivals({ store, hash });
      const startedAt = now();
      await arrivals.learn(parcel, { at, watched: true });
      return now() - startedAt;
    },
  };
}

export default {
  name: 'arrivals',
  measure: ({ quick }) =>
    withCleanup(async (track) => {
      const many = quick ? 100_000 : 1_000_000;
      const reference = await prepare(track(await newDatabase()).path, FEW, track);
      const ours = await prepare(track(await newDatabase()).path, many, track);
      const measure = async (what: 'forecast' | 'learn') => {
        await runInterleaved(50, reference[what], ours[what]);
        const medians = { reference: [] as number[], ours: [] as number[] };
        for (let round = 0; round < (quick ? 3 : 9); round += 1) {
          const pairs = await runInterleaved(100, reference[what], ours[what]);
          medians.reference.push(quantile(pairs.reference, 0.5));
          medians.ours.push(quantile(pairs.ours, 0.5));
        }
        return medians;
      };
      const description = {
        against: `with ${FEW}, as many of them on its route`,
        unit: 'ms',
        target: { of: 'ratio', bound: 'at most', value: 1.3 },
      } as const;
      return [
        toResult(
          {
            ...description,
            measure: `the date of one parcel with ${many} parcels seen, nothing cached, SQLite`,
          },
          await measure('forecast'),
        ),
        toResult(
          { ...description, measure: `learning from one parcel with ${many} parcels seen, SQLite` },
          await measure('learn'),
        ),
      ];
    }),
} satisfies Benchmark;
