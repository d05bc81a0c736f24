import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIdentifySlots } from '../../../src/cluster/slots.ts';
import { type ClusterStore, createClusterStore } from '../../../src/store/postgres/cluster-store.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';

const INTERVAL_MS = 200;

let database: PostgresDatabase;
let stores: ClusterStore[];

beforeEach(async () => {
  database = await createMigratedDatabase();
  stores = [createClusterStore(database.url), createClusterStore(database.url)];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const waits = () => stores.map((store) => createIdentifySlots(store, INTERVAL_MS));

async function identifiesAt(maxConcurrency: number, shards: readonly number[]): Promise<number[]> {
  const two = waits();
  const { signal } = new AbortController();
  const moments = await Promise.all(
    shards.map(async (shard) => {
      await two[shard % two.length]?.(shard, maxConcurrency, signal);
      return performance.now();
    }),
  );
  return moments.sort((a, b) => a - b);
}

it('spaces the identifies of several processes', async () => {
  const moments = await identifiesAt(1, [0, 1, 2, 3, 4]);
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
  // An answer takes a moment, and not always the same.
  expect(Math.min(...gaps)).toBeGreaterThan(INTERVAL_MS / 2);
  expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThan(3.5 * INTERVAL_MS);
});

it('lets shards of different buckets identify at the same time', async () => {
  const moments = await identifiesAt(4, [0, 1, 2, 3]);
  expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeLessThan(INTERVAL_MS);
});

it('stops waiting when the signal aborts', async () => {
  const [wait] = waits();
  const stopping = new AbortController();
  await wait?.(0, 1, stopping.signal);
  const waiting = wait?.(1, 1, stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow(/aborted/);
});

it('waits while the database does not answer', async () => {
  const store: ClusterStore | undefined = stores[0];
  if (store === undefined) throw new Error('no store');
  let isReachable = false;
  const reserveSlots: ClusterStore['reserveSlots'] = (request) =>
    isReachable ? store.reserveSlots(request) : Promise.reject(new Error('not reachable'));
  const wait = createIdentifySlots({ ...store, reserveSlots });
  let isAllowed = false;
  const waiting = wait(0, 1, new AbortController().signal).then(() => {
    isAllowed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isAllowed).toBe(false);
  isReachable = true;
  await waiting;
});
