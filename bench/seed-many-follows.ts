import { isPostgresUrl } from '../src/store/index.ts';
import { openDatabase } from '../src/store/sqlite/database.ts';
import { query } from './postgres.ts';
import { openStore } from './seed-database.ts';

interface ManyFollows {
  readonly follows: number;
  /** How many of the users have quiet hours that end much later, and an alert waiting for that. */
  readonly quiet?: number;
}

/** Stores many parcels, each followed by one user by DM, in bulk and directly in the tables of an empty database. */
export async function storeManyFollows(address: string, { follows, quiet = 0 }: ManyFollows): Promise<void> {
  const statements = [
    ...Object.entries(BULK).map(([table, rows]) => insertion(table, rows, follows)),
    ...(quiet === 0 ? [] : [insertion(HELD.table, HELD.rows, quiet), quietHours(quiet)]),
  ];
  if (isPostgresUrl(address)) await executePostgres(address, statements);
  else executeSqlite(address, statements);
}

/** In an empty database, ids start at 1, in row order. */
const BULK = {
  'topics (kind, key, touched_at)': `'parcel', 'LP' || (10000000 + i) || 'CN', 1`,
  'destinations (kind, discord_id, locale)': `'user', 900000000000000000 + i, 'en-US'`,
  'follows (topic_id, destination_id, user_id, followed_at, baseline_at)':
    'i, i, 900000000000000000 + i, 1, 1',
  'updates (topic_id, key, data, at, seen_at)': `i, 'first', '{"status":"Picked up"}', 1, 1`,
};
const HELD = {
  table: 'deliveries (destination_id, update_id, status, created_at)',
  rows: `i, i, 'held', 1`,
};
const HOUR_MS = 3_600_000;

const insertion = (table: string, rows: string, count: number): string =>
  `INSERT INTO ${table} WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})
   SELECT ${rows} FROM numbers ORDER BY i`;

const quietHours = (count: number): string =>
  `UPDATE destinations SET quiet_from = 1320, quiet_until = 480, hold_from = 1, held_until = ${Date.now() + HOUR_MS} + id
   WHERE id <= ${count}`;

function executeSqlite(path: string, statements: readonly string[]): void {
  const database = openDatabase(path).$client;
  database.pragma('synchronous = OFF');
  for (const statement of statements) database.prepare(statement).run();
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

async function executePostgres(url: string, statements: readonly string[]): Promise<void> {
  await (await openStore(url)).close();
  for (const statement of statements) await query(url, statement);
  // Like autovacuum does a minute later.
  await query(url, 'VACUUM ANALYZE');
  await query(url, 'CHECKPOINT');
}
