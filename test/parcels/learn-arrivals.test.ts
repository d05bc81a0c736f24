import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../../sandbox/service/index.ts';
import { createIngest, createWebhookIngest } from '../../src/alerts/ingest.ts';
import { scanUpdate, storedScansOf } from '../../src/alerts/updates.ts';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { type ArrivalLearner, createArrivalLearner } from '../../src/parcels/learn-arrivals.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import { createLog } from '../../src/process/log.ts';
import { createApi, trackingUpdate } from '../../src/service/index.ts';
import type { Store } from '../../src/store/index.ts';
import { COUNTRIES, parcelsOf } from '../domain/parcels/arrival/fleets.ts';
import { openMemoryStore } from '../support/store-fixtures.ts';

const LEIPZIG = 'LX208857143CN';
const POOL = 'CN DE cleared';
const log = createLog('silent');
const hash = createNumberHash('a secret');

let store: Store;
let learner: ArrivalLearner;
beforeEach(() => {
  store = openMemoryStore();
  learner = createArrivalLearner({ arrivals: createArrivals({ store, hash }), log });
});
afterEach(async () => {
  await learner.stop();
  await store.close();
});

const sampled = async (pool = POOL) => (await store.arrivals.samples([pool])).get(pool) ?? [];

describe('the bot learns how long parcels take', () => {
  it('from every history that the service answers', async () => {
    const service = await startService();
    const api = createApi({
      ...{ baseUrl: service.url, key: 'demo-key', timeoutMs: 5_000, concurrency: 4, arrayEncoding: 'repeat' },
      onTracking: (number, { updates }, at) => learner.answered(number, updates, at),
    });
    await api.tracking(LEIPZIG);
    await learner.settled();
    expect(await sampled()).toMatchObject([{ parcel: hash(LEIPZIG), delivered: false }]);
    // It is known to be under way until somebody looked last.
    expect((await sampled())[0]?.end).not.toBeNull();
    await api.close();
    await service.close();
  });

  it('from every scan that the service reports, with those that are stored', async () => {
    const clock = () => Date.now();
    const reported = (number: string) =>
      learner.reported(number, () => storedScansOf(store, number, clock()), clock());
    const api = createApi({
      ...{
        baseUrl: 'http://127.0.0.1:1',
        key: 'key',
        timeoutMs: 1_000,
        concurrency: 1,
        arrayEncoding: 'repeat',
      },
    });
    const ingest = createIngest({ store, onEnqueued: () => {} });
    const receive = createWebhookIngest(ingest, api, 'local', reported);
    const [parcel] = parcelsOf(
      {
        ...{ name: 'one', parcelsPerDay: 1, days: 1, changes: [] },
        carriers: [{ prefix: 'LP', pace: 1, share: 1 }],
        countries: [COUNTRIES.DE],
      },
      1,
    );
    const scans = parcel?.updates.toReversed() ?? [];
    for (const [index, scan] of scans.slice(0, 5).entries()) {
      const event = { digest: `${index}`, kind: 'tracking.updated', createdAt: clock(), receivedAt: clock() };
      await receive({ ...event, body: '{}' }, { updates: [scanUpdate(LEIPZIG, trackingUpdate.parse(scan))] });
    }
    await learner.settled();
    // Without news, it is still under way.
    expect(await sampled()).toMatchObject([{ parcel: hash(LEIPZIG), end: null, delivered: false }]);
    await api.close();
  });

  it('goes on after a parcel that could not be read, and learns nothing more once it stops', async () => {
    learner.reported('LP1', () => Promise.reject(new Error('the database is away')), 1);
    const [parcel, other] = parcelsOf(
      {
        ...{ name: 'two', parcelsPerDay: 2, days: 1, changes: [] },
        carriers: [{ prefix: 'LP', pace: 1, share: 1 }],
        countries: [COUNTRIES.DE],
      },
      1,
    );
    learner.answered('LP2', parcel?.updates ?? [], Date.now());
    await learner.settled();
    expect(await sampled()).toHaveLength(1);
    learner.answered('LP3', other?.updates ?? [], Date.now());
    await learner.stop();
    expect(await sampled()).toHaveLength(1);
  });
});
