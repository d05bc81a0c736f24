import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ClusterStore, createClusterStore } from '../../../src/store/postgres/cluster-store.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';
import { startSlowProxy } from '../../support/slow-proxy.ts';

const LEASE_MS = 60_000;
const describedAs = (id: string) => ({ id, host: 'machine', version: '1.0.0', state: '{}' });
const HOUR_MS = 3_600_000;

let database: PostgresDatabase;
let store: ClusterStore;

beforeEach(async () => {
  database = await createMigratedDatabase();
  store = createClusterStore(database.url);
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const ownerOf = async (name: string) =>
  (await store.read()).leases.find((lease) => lease.name === name)?.owner ?? null;

describe('a lease', () => {
  it('is taken by one of two processes', async () => {
    const taken = await Promise.all([
      store.claim('a', ['x', 'y'], LEASE_MS),
      store.claim('b', ['y', 'x'], LEASE_MS),
    ]);
    expect(
      taken
        .flat()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['x', 'y']);
  });

  it('can be taken once it has run out, and is no longer renewed for its former owner', async () => {
    await store.claim('a', ['x'], 1);
    await expect.poll(() => ownerOf('x')).toBeNull();
    expect(await store.claim('b', ['x'], LEASE_MS)).toHaveLength(1);
    expect(await store.renew(describedAs('a'), ['x'], LEASE_MS)).toEqual([]);
    expect(await ownerOf('x')).toBe('b');
  });

  it('stays when a release arrives after it was taken again', async () => {
    const before = await store.claim('a', ['x'], LEASE_MS);
    await store.claim('a', ['x'], 2 * LEASE_MS);
    await store.release('a', before);
    expect(await ownerOf('x')).toBe('a');
  });

  it('runs out after its usual time if it was taken before the clock was set back', async () => {
    await store.claim('dead', ['x'], LEASE_MS);
    await database.query(`UPDATE leases SET until = until + ${HOUR_MS}`);
    await store.renew(describedAs('a'), [], 100);
    await expect.poll(() => ownerOf('x')).toBeNull();
  });
});

describe('a process', () => {
  it('is listed from its first renewal until it leaves, which frees its leases', async () => {
    await store.renew(describedAs('a'), [], LEASE_MS);
    await store.claim('a', ['x'], LEASE_MS);
    expect((await store.read()).processes.map(({ id }) => id)).toEqual(['a']);
    await store.leave('a');
    expect((await store.read()).processes).toEqual([]);
    expect(await ownerOf('x')).toBeNull();
  });

  it('that ended without leaving is forgotten after ten minutes', async () => {
    await store.renew(describedAs('dead'), [], LEASE_MS);
    await database.query(`UPDATE processes SET seen_at = seen_at - ${HOUR_MS / 6 + 1}`);
    await store.renew(describedAs('a'), [], LEASE_MS);
    expect((await store.read()).processes.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('slots of a shared rate', () => {
  const request = { name: 'requests', count: 3, intervalMs: 100, horizonMs: 1_000 };
  /** So slow that it makes no difference how long a question takes. */
  const slow = { ...request, intervalMs: 10_000, horizonMs: 100_000 };

  it('follow each other at the interval, whoever asks', async () => {
    const other = createClusterStore(database.url);
    const grants = await Promise.all([store.reserveSlots(slow), other.reserveSlots(slow)]);
    const [a = 0, b = 0] = grants.map(({ first }) => first ?? 0).sort((x, y) => x - y);
    expect(b - a).toBeCloseTo(30_000, 0);
    await other.close();
  });

  it('do not add up while nobody asks', async () => {
    const { first } = await store.reserveSlots(request);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const later = await store.reserveSlots(request);
    expect((later.first ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(400);
    expect(Math.abs((later.first ?? 0) - later.now)).toBeLessThan(50);
  });

  it('are not given further ahead than asked', async () => {
    const { first } = await store.reserveSlots({ ...slow, count: 12 });
    const refused = await store.reserveSlots(slow);
    expect(refused.first).toBeNull();
    expect(refused.retryAt).toBeCloseTo((first ?? 0) + 20_000, 0);
  });

  it('are not given during a pause, which a shorter one does not end', async () => {
    await store.pauseSlots('requests', 60_000);
    await store.pauseSlots('requests', 10);
    const { first, now, retryAt } = await store.reserveSlots(request);
    expect(first).toBeNull();
    expect(retryAt - now).toBeGreaterThan(59_000);
  });

  it('are given again soon after the clock was set back', async () => {
    await store.reserveSlots(request);
    await database.query(`UPDATE rate_limits SET next_at = next_at + ${HOUR_MS}`);
    const { first, now } = await store.reserveSlots(request);
    expect((first ?? 0) - now).toBeLessThan(request.horizonMs + request.intervalMs);
  });

  it('are given although a pause ended before the clock was set back', async () => {
    await store.pauseSlots('requests', 1);
    await database.query(`UPDATE rate_limits SET next_at = next_at + ${2 * HOUR_MS}`);
    expect((await store.reserveSlots(request)).first).not.toBeNull();
  });
});

describe('hints', () => {
  it('reach all processes, also after their connections broke', async () => {
    const received: (string | null)[] = [];
    const listener = store.listen((payload) => received.push(payload));
    await expect.poll(() => received).toEqual([null]);
    await store.notify('one');
    await expect.poll(() => received).toEqual([null, 'one']);
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'haulmate listener' AND datname = current_database()`,
    );
    await expect.poll(() => received).toEqual([null, 'one', null]);
    await store.notify('two');
    await expect.poll(() => received).toEqual([null, 'one', null, 'two']);
    await listener.close();
  });
});

it('gives up after two seconds when the database does not answer', async () => {
  const proxy = await startSlowProxy(database.url);
  const slow = createClusterStore(proxy.url);
  await slow.claim('a', ['x'], LEASE_MS);
  proxy.delay(30_000);
  const from = performance.now();
  await expect(slow.renew(describedAs('a'), ['x'], LEASE_MS)).rejects.toThrow(/timeout/);
  expect(performance.now() - from).toBeLessThan(2_500);
  await slow.close();
  await proxy.close();
});
