import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PARTITIONS } from '../../../src/cluster/ownership.ts';
import { migrateDatabase } from '../../../src/store/postgres/migrate.ts';
import { LeaseHolder, ownedTwice } from '../../support/lease-holders.ts';
import { startPostgres } from '../../support/postgres-cluster.ts';
import { createMigratedDatabase, type PostgresDatabase } from '../../support/postgres-database.ts';
import { type SlowProxy, startSlowProxy } from '../../support/slow-proxy.ts';

/** A quarter of the real times. */
const TIMING = { leaseMs: 2_000, renewMs: 500, marginMs: 250, retryMs: 125, neglectedMs: 1_250 };
/** In real times 11 s. */
const TAKEOVER_MS = 2_750;
const SLOW = { timeout: 20_000, interval: 10 };

let database: PostgresDatabase;
let proxy: SlowProxy;
let holders: LeaseHolder[];

beforeEach(async () => {
  database = await createMigratedDatabase();
  proxy = await startSlowProxy(database.url);
  holders = [];
});
afterEach(async () => {
  for (const holder of holders) await holder.end('SIGKILL');
  await proxy.close();
  await database.drop();
});

function start(url: string): LeaseHolder {
  const holder = new LeaseHolder(url, TIMING);
  holders.push(holder);
  return holder;
}

async function startTwo(firstUrl: string, secondUrl = firstUrl): Promise<[LeaseHolder, LeaseHolder]> {
  const two: [LeaseHolder, LeaseHolder] = [start(firstUrl), start(secondUrl)];
  await shared(two);
  return two;
}

const shared = (two: readonly LeaseHolder[]) =>
  expect.poll(() => two.map(({ owned }) => owned), SLOW).toEqual([PARTITIONS / 2, PARTITIONS / 2]);

/** @returns after how long the process owns everything */
async function takesOver(holder: LeaseHolder): Promise<number> {
  const from = performance.now();
  await expect.poll(() => holder.owned, SLOW).toBe(PARTITIONS);
  return performance.now() - from;
}

it('a killed process is replaced in time', async () => {
  const [killed, other] = await startTwo(database.url);
  await killed.end('SIGKILL');
  expect(await takesOver(other)).toBeLessThan(TAKEOVER_MS);
  expect(ownedTwice(holders)).toEqual([]);
});

it('a frozen process is replaced in time, and owns nothing any longer when it wakes up', async () => {
  const [frozen, other] = await startTwo(database.url);
  frozen.signal('SIGSTOP');
  expect(await takesOver(other)).toBeLessThan(TAKEOVER_MS);
  frozen.signal('SIGCONT');
  await shared(holders);
  expect(ownedTwice(holders)).toEqual([]);
});

it('a process that is cut off from the database stops by itself before another one begins', async () => {
  const [cut, other] = await startTwo(proxy.url, database.url);
  proxy.cut();
  expect(await takesOver(other)).toBeLessThan(TAKEOVER_MS);
  expect(cut.owned).toBe(0);
  proxy.restore();
  await shared(holders);
  expect(ownedTwice(holders)).toEqual([]);
});

it('a process whose answers arrive late never owns what another one has', async () => {
  const [delayed] = await startTwo(proxy.url, database.url);
  for (const ms of [300, 900, 1_600, 2_500, 1_200, 4_000]) {
    proxy.delay(ms);
    await sleep(ms + 300);
  }
  await shared(holders);
  expect(delayed.spans.length).toBeGreaterThan(PARTITIONS / 2);
  expect(ownedTwice(holders)).toEqual([]);
});

it('a process that stops is replaced at once', async () => {
  const [stopped, other] = await startTwo(database.url);
  const from = performance.now();
  await stopped.end('SIGTERM');
  await takesOver(other);
  expect(performance.now() - from).toBeLessThan(1_000);
  expect(ownedTwice(holders)).toEqual([]);
});

it('no partition has two owners when PostgreSQL restarts', async () => {
  const server = await startPostgres({ port: await freePort(), durable: true });
  try {
    await migrateDatabase(server.url);
    await startTwo(server.url);
    await server.restart();
    await sleep(TIMING.leaseMs);
    await shared(holders);
    expect(ownedTwice(holders)).toEqual([]);
  } finally {
    for (const holder of holders) await holder.end('SIGKILL');
    await server.stop();
  }
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
