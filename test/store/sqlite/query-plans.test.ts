import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeManyFollows } from '../../../bench/seed-many-follows.ts';
import { type RunningLocalDiscord, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { type RunningService, startService } from '../../../sandbox/service/index.ts';
import { scanUpdate } from '../../../src/alerts/updates.ts';
import { createApi } from '../../../src/service/index.ts';
import { setPragmas } from '../../../src/store/sqlite/database.ts';
import { createSqliteDriver } from '../../../src/store/sqlite/driver.ts';
import { createStore } from '../../../src/store/store.ts';
import { alertsOver } from '../../support/alerts-harness.ts';
import { addAlertChannel, upsertChannel } from '../../support/store-fixtures.ts';

const NUMBER = 'LP10000005CN';
const USER = { kind: 'user', discordId: seeded.mo, guildId: null, locale: 'en-US' } as const;
const HOUR_MS = 3_600_000;
/** What grows with the number of people, parcels and alerts, by the names that queries give it. */
const LARGE = new RegExp(
  `^SCAN (${[
    ...['topics', 'follows', 'updates', 'deliveries', 'destinations', 'live_cards', 'events', 'prices'],
    ...['price_watches', 'watched_products', 'archived_parcels', 'pending', 'followed', 'chosen'],
  ].join('|')})\\b`,
);
/** Indexes with few entries: what is due, or waits. */
const PARTIAL = /_(due|pending|pending_by_age|held|stale|suspended|to_\w+|with_live_cards)\b/;
/** Statements of which each process executes one, at its start. */
const AT_START = /^update "destinations" set "probe_at" = [\d.]+ \+ /;

let folder: string;
let local: RunningLocalDiscord;
let service: RunningService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haulmate-plans-'));
  local = await startLocalDiscord();
  service = await startService();
});
afterAll(async () => {
  await service.close();
  await local.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs what happens all day, and returns every statement that was executed, with its parameters. */
async function statementsOfADay(client: SQLite.Database, executed: Set<string>): Promise<readonly string[]> {
  setPragmas(client);
  const store = createStore(createSqliteDriver(drizzle(client)), () => 'all');
  const api = createApi({
    baseUrl: service.url,
    key: 'demo-key',
    timeoutMs: 1_000,
    concurrency: 8,
    arrayEncoding: 'repeat',
    now: Date.now,
  });
  const alerts = alertsOver({ store, api, local, clock: Date.now, pollMinutes: 30, sweepMs: 20 });
  const channel = await addAlertChannel(store, seeded.parcels);
  await store.destinations.setOptions(await upsertChannel(store, seeded.general), { liveCards: true });
  executed.clear();
  alerts.start();
  await alerts.follow.parcel(USER, NUMBER, seeded.mo, 'all');
  for (const [index, source] of (['webhook', 'poll', 'webhook'] as const).entries()) {
    const scan = { date: '2026-11-20', hour: '10:00', status: `${source}`, location: '', country: 'DE' };
    const times = { createdAt: Date.now(), receivedAt: Date.now() };
    const event = { digest: `${index}`, kind: 'tracking.updated', source, body: '{}', ...times };
    await alerts.ingest({ ...event, updates: [scanUpdate(NUMBER, scan)] });
  }
  await expect.poll(async () => (await store.deliveries.backlog()).pending).toBe(0);
  await store.destinations.suspend(channel, 'forbidden', Date.now() - HOUR_MS);
  await store.destinations.restore(channel, Date.now());
  const [follow] = await store.follows.list(seeded.mo, 'parcel');
  await store.follows.setLevel(seeded.mo, follow?.id ?? 0, 'problems');
  await store.follows.remove(seeded.mo, follow?.id ?? 0);
  await alerts.stop();
  await api.close();
  return [...executed];
}

/** Whether there is any row. */
const ANY = /^SELECT 1 FROM \w+ LIMIT 1$/;
const isPlanned = (sql: string) =>
  /^\s*(WITH|SELECT|INSERT|UPDATE|DELETE)/i.test(sql) && !AT_START.test(sql) && !ANY.test(sql);

it.each([
  ['as SQLite plans without statistics', false],
  ['with statistics', true],
])('no statement of the day reads a large table from end to end, %s', async (name, hasStatistics) => {
  const path = join(folder, `${name}.db`);
  await storeManyFollows(path, { follows: 2_000, quiet: 500 });
  const executed = new Set<string>();
  const client = new SQLite(path, {
    verbose: (sql) => {
      executed.add(String(sql));
    },
  });
  if (hasStatistics) client.exec('ANALYZE');
  const statements = await statementsOfADay(client, executed);
  expect(statements.length).toBeGreaterThan(40);
  const scans = statements.filter(isPlanned).flatMap((sql) => {
    const plan = client.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all();
    const found = plan.filter(({ detail }) => LARGE.test(detail) && !PARTIAL.test(detail));
    return found.map(({ detail }) => `${detail}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
  });
  client.close();
  expect(scans).toEqual([]);
});
