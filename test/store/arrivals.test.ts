import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parcelTopic } from '../../src/domain/alerts/topic.ts';
import type { Scan } from '../../src/domain/moments.ts';
import { dayOf } from '../../src/domain/parcels/arrival/delivery-days.ts';
import { MAX_SAMPLES, MAX_SAMPLES_A_DAY } from '../../src/domain/parcels/arrival/pools.ts';
import { readProgress, replay } from '../../src/domain/parcels/arrival/replay.ts';
import { createArrivals, type ScannedParcel } from '../../src/parcels/arrival.ts';
import { createNumberHash, rankOf } from '../../src/parcels/number-hash.ts';
import type { Store } from '../../src/store/index.ts';
import {
  COUNTRIES,
  type Fleet,
  type FleetParcel,
  parcelsOf,
  START,
} from '../domain/parcels/arrival/fleets.ts';
import { openTestStore } from '../support/test-store.ts';

const DAY_MS = 86_400_000;
const hash = createNumberHash('a secret');
const mixed: Fleet = {
  name: 'mixed',
  parcelsPerDay: 5,
  days: 18,
  carriers: [
    { prefix: 'LP', pace: 0.8, share: 2 },
    { prefix: 'YT', pace: 1.2, share: 1 },
  ],
  countries: [COUNTRIES.US],
  changes: [],
  lost: 0.02,
};
const steady: Fleet = {
  ...mixed,
  parcelsPerDay: 1,
  days: 30,
  carriers: [{ prefix: 'LP', pace: 1, share: 1 }],
  countries: [COUNTRIES.DE],
  lost: 0,
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

const endOf = ({ number, updates }: ScannedParcel) =>
  readProgress({ number, updates }).progress.at(-1)?.at ?? 0;

/** Somebody looks at parcels that are delivered. */
async function lookAtAll(parcels: readonly FleetParcel[], number = (parcel: FleetParcel) => parcel.number) {
  const arrivals = createArrivals({ store, hash });
  for (const parcel of parcels) {
    const seen = { number: number(parcel), updates: parcel.updates };
    await arrivals.learn(seen, { at: endOf(parcel), watched: false });
  }
  return arrivals;
}

const poolSize = async (pool: string) => (await store.arrivals.samples([pool])).get(pool)?.length ?? 0;

/** A parcel that has landed in Germany, after so many days. */
function landed(days: number): { updates: readonly Scan[]; at: number } {
  const [parcel] = parcelsOf({ ...steady, days: 1 }, 77);
  const scans = parcel?.updates.slice(-3) ?? [];
  const shift = (scan: Scan) => ({
    ...scan,
    date: new Date(Date.parse(`${scan.date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10),
  });
  const updates = scans.map(shift);
  return { updates, at: endOf({ number: 'LP1', updates }) };
}

describe('arrivals learned from what is seen', () => {
  it('are those of a replay, on this database and after each restart', { timeout: 120_000 }, async () => {
    const parcels = parcelsOf(mixed, 3);
    const expected = [...replay(parcels.map(readProgress), (number) => rankOf(hash(number)))];
    let arrivals = createArrivals({ store, hash });
    let day = 0;
    const said = [];
    for (const { at, parcel } of scansOf(parcels)) {
      if (dayOf(at) !== day) {
        await store.arrivals.closeWindows(at, 1_000);
        await store.arrivals.forget(at - 60 * DAY_MS - 1, 1_000);
        arrivals = createArrivals({ store, hash });
      }
      day = dayOf(at);
      const outlook = await arrivals.learn(parcel, { at, watched: true });
      said.push(outlook?.state === 'expected' ? [outlook.earliest, outlook.likeliest, outlook.latest] : null);
    }
    const replayed = expected.map(({ forecast }) =>
      forecast === null ? null : [forecast.earliest, forecast.likeliest, forecast.latest],
    );
    expect(said.filter((date) => date !== null).length).toBeGreaterThan(150);
    expect(said).toEqual(replayed);
  });

  it('come from whole histories, too', async () => {
    const { updates, at } = landed(40);
    const parcel = { number: 'LP900000000001', updates };
    expect(await createArrivals({ store, hash }).of(parcel, { now: at })).toBeNull();
    const arrivals = await lookAtAll(parcelsOf(steady, 1));
    const said = await arrivals.of(parcel, { now: at });
    expect(said).toMatchObject({ state: 'expected', destination: 'DE', checkpoint: 'landed', ofTen: 8 });
    if (said?.state !== 'expected') throw new Error('no date');
    expect(said.earliest).toBeGreaterThan(said.today);
    expect(said.latest).toBeGreaterThan(said.earliest);
    expect(said.days).toEqual({ from: said.earliest - said.today, to: said.latest - said.today });
  });

  it('count each parcel once, however often somebody looks at it', async () => {
    const parcels = parcelsOf(steady, 1);
    await lookAtAll(parcels);
    const before = [await poolSize('CN DE customs'), await store.arrivals.weekdays('DE')];
    expect(before[0]).toBe(30);
    await lookAtAll(parcels);
    expect([await poolSize('CN DE customs'), await store.arrivals.weekdays('DE')]).toEqual(before);
  });

  it('take few parcels of one day, and only the newest ones, so that what is stored is bounded', async () => {
    await lookAtAll(parcelsOf({ ...steady, parcelsPerDay: 60, days: 1 }, 1));
    expect(await poolSize('CN DE accepted')).toBeLessThanOrEqual(2 * MAX_SAMPLES_A_DAY);
    await lookAtAll(parcelsOf({ ...steady, parcelsPerDay: 4, days: 110 }, 2), ({ number }) => `${number}7`);
    expect(await poolSize('CN DE accepted')).toBe(MAX_SAMPLES);
  }, 120_000);

  it('say nothing of a parcel whose destination is not known, unless the reader is', async () => {
    const arrivals = await lookAtAll(parcelsOf(steady, 1));
    const { updates } = landed(40);
    const parcel = { number: 'LP900000000001', updates: updates.slice(-2) };
    const now = endOf(parcel);
    expect(await arrivals.of(parcel, { now })).toBeNull();
    expect(await arrivals.of(parcel, { now, destination: 'DE' })).toMatchObject({
      state: 'expected',
      destination: 'DE',
      timeZone: 'Europe/Berlin',
    });
    expect(await arrivals.of(parcel, { now, destination: 'US' })).toBeNull();
  });

  it('say how many of ten took longer than a delivered one', async () => {
    const parcels = parcelsOf(steady, 1);
    const arrivals = await lookAtAll(parcels);
    const days = (parcel: FleetParcel) => {
      const { progress } = readProgress(parcel);
      return (progress.at(-1)?.at ?? 0) - (progress[0]?.at ?? 0);
    };
    const sorted = parcels.toSorted((a, b) => days(a) - days(b));
    const [fastest, slowest] = [sorted[0], sorted.at(-1)];
    if (fastest === undefined || slowest === undefined) throw new Error('no parcels');
    expect(await arrivals.slowerOfTen(fastest)).toBe(9);
    expect(await arrivals.slowerOfTen(slowest)).toBe(0);
    const [delivered, accepted] = [fastest.updates[0], fastest.updates.at(-1)];
    if (delivered === undefined || accepted === undefined) throw new Error('no scans');
    const within = { ...delivered, date: accepted.date, hour: '23:59' };
    expect(await arrivals.slowerOfTen({ updates: [within, accepted] })).toBe(9);
    expect(await arrivals.slowerOfTen({ updates: fastest.updates.slice(1) })).toBeNull();
    expect(arrivals.calendarUid('LP1')).toMatch(/^[\w-]{22}@haulmate$/);
    expect(arrivals.calendarUid('LP1')).not.toContain(hash('LP1'));
  });

  it('end with lateness: nine of ten had arrived by now, and a day until when to wait', async () => {
    const arrivals = await lookAtAll(parcelsOf(steady, 1));
    const { updates, at } = landed(40);
    const parcel = { number: 'LP900000000001', updates };
    const said = await arrivals.of(parcel, { now: at + 25 * DAY_MS });
    expect(said).toMatchObject({ state: 'late', ofTen: 9, destination: 'DE' });
    if (said?.state !== 'late') throw new Error('not late');
    expect(said.waitUntil).toBeGreaterThanOrEqual(dayOf(at) + 7);
  });
});

describe('what is stored of parcels on their way', () => {
  const route = 'CN DE landed';

  it('is a hash that only this installation can make, until the delivery', async () => {
    const [parcel] = parcelsOf({ ...steady, days: 1 }, 5);
    if (parcel === undefined) throw new Error('no parcel');
    const arrivals = createArrivals({ store, hash });
    const onItsWay = { number: parcel.number, updates: parcel.updates.slice(-3) };
    await arrivals.learn(onItsWay, { at: endOf(onItsWay), watched: true });
    const [sample] = (await store.arrivals.samples([route])).get(route) ?? [];
    expect(sample).toMatchObject({ parcel: hash(parcel.number), end: null, delivered: false });
    expect(createNumberHash('another secret')(parcel.number)).not.toBe(hash(parcel.number));
    await arrivals.learn(parcel, { at: endOf(parcel), watched: true });
    const [after] = (await store.arrivals.samples([route])).get(route) ?? [];
    expect(after).toMatchObject({ parcel: null, delivered: true });
    expect(await store.arrivals.forget(Number.MAX_SAFE_INTEGER, 10)).toBe(0);
  });

  it('is forgotten when nobody has looked for long; it counts until the last look', async () => {
    const { updates, at } = landed(0);
    await createArrivals({ store, hash }).learn({ number: 'LP1', updates }, { at, watched: false });
    const seen = async () => (await store.arrivals.samples([route])).get(route)?.[0];
    const known = await seen();
    // Nobody reports it: it may have arrived a minute later.
    expect(known?.end).toBe(known?.since);
    expect(known?.parcel).toBe(hash('LP1'));
    expect(await store.arrivals.forget(at - 1, 10)).toBe(0);
    expect(await store.arrivals.forget(at, 10)).toBe(1);
    expect(await seen()).toEqual({ ...known, parcel: null });
  });

  it('changes when a later scan names another destination', async () => {
    const { updates, at } = landed(0);
    const arrivals = createArrivals({ store, hash });
    await arrivals.learn({ number: 'LP1', updates }, { at, watched: true });
    expect(await poolSize(route)).toBe(1);
    const inFrance = { status: 'Arrived at sorting center', location: 'Lyon', country: 'FR' };
    const [last] = updates;
    const more = [{ ...last, ...inFrance, date: '2026-12-01', hour: '10:00' }, ...updates];
    await arrivals.learn(
      { number: 'LP1', updates: more },
      { at: endOf({ number: '', updates: more }), watched: true },
    );
    expect(await poolSize(route)).toBe(0);
    expect(await poolSize('CN FR landed')).toBe(1);
  });

  it('stays when a person deletes their data, since nothing in it is theirs', async () => {
    await lookAtAll(parcelsOf(steady, 1));
    const before = await poolSize('CN DE customs');
    await store.topics.upsert(parcelTopic('LP100000000000'), START);
    await store.personal.delete('1215962296614912003');
    expect(await poolSize('CN DE customs')).toBe(before);
  });
});
