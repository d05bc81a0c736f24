import { createIngest } from '../src/alerts/ingest.ts';
import { scanUpdate } from '../src/alerts/updates.ts';
import { trackingNumber } from './events.ts';
import { now, quantile, runInterleaved } from './measure.ts';
import { type BenchmarkResult, toResult } from './result.ts';
import { openStore } from './seed-database.ts';
import { storeManyFollows } from './seed-many-follows.ts';
import { type Track, withCleanup } from './with-cleanup.ts';

const FEW = 1;

interface FollowsOptions {
  /** The database's name, for the report. */
  readonly database: string;
  readonly quick: boolean;
  /** @returns the address of an empty database */
  readonly newDatabase: (track: Track) => Promise<() => Promise<string>>;
}

/** Compares how long an event takes with many stored follows and with one. */
export function measureManyFollows({
  database,
  quick,
  newDatabase,
}: FollowsOptions): Promise<readonly BenchmarkResult[]> {
  return withCleanup(async (track) => {
    const many = quick ? 100_000 : 1_000_000;
    const nextDatabase = await newDatabase(track);
    const reference = await prepareIngest(await nextDatabase(), FEW, track);
    const ours = await prepareIngest(await nextDatabase(), many, track);
    await runInterleaved(100, reference, ours);
    const medians = { reference: [] as number[], ours: [] as number[] };
    for (let round = 0; round < (quick ? 3 : 9); round += 1) {
      const pairs = await runInterleaved(quick ? 100 : 300, reference, ours);
      medians.reference.push(quantile(pairs.reference, 0.5));
      medians.ours.push(quantile(pairs.ours, 0.5));
    }
    return [
      toResult(
        {
          measure: `one event accepted with ${many} follows stored, median, ${database}`,
          against: 'with one, in a database that is otherwise empty',
          unit: 'ms',
          target: { of: 'ratio', bound: 'at most', value: 1.3 },
        },
        medians,
      ),
    ];
  });
}

/** @returns a function that accepts an event about one of many followed parcels, and resolves with the time it took */
async function prepareIngest(address: string, follows: number, track: Track): Promise<() => Promise<number>> {
  await storeManyFollows(address, { follows });
  const store = track(await openStore(address));
  const ingest = createIngest({ store, onEnqueued: () => {} });
  let serial = 0;
  return async () => {
    serial += 1;
    // Spread over the table, so that no row is cached because a neighboring one was read.
    const parcel = trackingNumber(1 + ((serial * 7_919) % follows));
    const scan = { date: '2026-11-20', hour: '10:15', status: `scan ${serial}`, location: '', country: 'DE' };
    const event = {
      digest: `event ${serial}`,
      kind: 'tracking.updated',
      source: 'webhook',
      createdAt: Date.now(),
      receivedAt: Date.now(),
      body: JSON.stringify(scan),
      updates: [scanUpdate(parcel, scan)],
    } as const;
    const startedAt = now();
    const { destinationIds } = await ingest(event);
    if (destinationIds.length !== 1)
      throw new Error(`the scan is for ${destinationIds.length} destinations, not for 1`);
    return now() - startedAt;
  };
}
