import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AgedScan, ageStored } from '../../sandbox/control/age-stored.ts';
import { deliveredParcels } from '../../sandbox/delivered-parcels.ts';
import { seedHistory } from '../../sandbox/seed-history.ts';
import { createService, SAMPLES } from '../../sandbox/service/index.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { parcelTopic } from '../../src/domain/alerts/topic.ts';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import { openStore } from '../../src/store/index.ts';

const NOW = Date.now();
const DAY_MS = 86_400_000;
const LEIPZIG = 'LX208857143CN';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delivered-parcels-'));
  path = join(folder, 'haulmate.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('are all delivered before the sandbox starts, none twice, and always the same', () => {
  const parcels = deliveredParcels(NOW);
  expect(new Set(parcels.map(({ number }) => number)).size).toBe(parcels.length);
  for (const { updates, deliveredAt } of parcels) {
    expect(updates[0]?.status).toBe('Delivered');
    expect(deliveredAt).toBeLessThan(NOW);
    const moments = updates.map(({ at }) => at ?? 0);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  }
  expect(deliveredParcels(NOW)).toEqual(parcels);
});

it('give the parcels of the sandbox dates from the first minute: by air, sea and rail, out for delivery and late', async () => {
  await seedHistory(path, NOW);
  const store = openStore(path);
  const arrivals = createArrivals({ store, hash: createNumberHash('a secret') });
  const { parcels } = createService({ publicUrl: 'http://sandbox' });
  const stateOf = async (number: string, destination?: string, now = NOW) => {
    const said = await arrivals.of({ number, updates: parcels.scans(number) }, { now, destination });
    return said === null ? null : said.state === 'expected' && said.isToday ? 'today' : said.state;
  };
  expect(await stateOf(LEIPZIG)).toBe('expected');
  expect(await stateOf(LEIPZIG, undefined, NOW + 20 * DAY_MS)).toBe('late');
  expect(await stateOf('1ZR7V4316804425713')).toMatch(/^(today|expected)$/);
  expect(await stateOf('RR482170353CN')).toBeNull();
  expect(await stateOf('RR482170353CN', 'DE')).toBe('expected');
  expect(await stateOf('EV620948135CN', 'NL')).toBe('expected');
  expect(await stateOf('LX417305682CN', 'AT')).toBe('expected');
  // Held by customs, lost, going back: what to do matters there.
  for (const number of ['EE739146028CN', 'EB205733184CN', 'RN771604922CN'])
    expect(await stateOf(number)).toBeNull();
  await store.close();
});

it('grow a day older in the bot’s database as they do at the service, so that no scan is news', async () => {
  const { parcels } = createService({ publicUrl: 'http://sandbox' });
  const updates = () =>
    parcels
      .scans(LEIPZIG)
      .toReversed()
      .map((scan) => scanUpdate(LEIPZIG, scan));
  const before = SAMPLES.parcels.map(({ number }) => ({ number, scans: parcels.scans(number) }));
  let store = openStore(path);
  const id = await store.topics.upsert(parcelTopic(LEIPZIG), NOW);
  await store.updates.sync(id, updates(), NOW);
  const at = (await store.updates.newest(id))?.at ?? 0;
  const date = { earliest: 20_900, likeliest: 20_901, latest: 20_902 };
  await store.toldArrivals.begin(id, date, { now: NOW, checkAt: NOW + DAY_MS });
  await store.close();

  parcels.makeOlder();
  ageStored(
    path,
    before.flatMap(({ number, scans }) => {
      const after = parcels.scans(number);
      return scans.flatMap((scan, index): AgedScan[] => {
        const older = after[index];
        return older === undefined ? [] : [[number, scan, older]];
      });
    }),
  );
  store = openStore(path);
  expect(await store.updates.sync(id, updates(), NOW)).toEqual([]);
  expect((await store.updates.newest(id))?.at).toBe(at - DAY_MS);
  expect(await store.toldArrivals.get(id)).toMatchObject({ earliest: 20_899, latest: 20_901, checkAt: NOW });
  await store.close();
});
