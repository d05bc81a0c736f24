import { openDatabase } from '../src/store/sqlite/database.ts';

/** The tracking number of the delivery with this serial number. */
export const numberOf = (serial: number): string => `LP${10_000_000 + serial}CN`;

/** The serial number in a message; undefined when it has none. */
export function serialIn(text: string): number | undefined {
  const found = /LP(\d{8})CN/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found) - 10_000_000;
}

/** Stores one pending alert about one parcel for each of many people, in bulk, directly in the tables. */
export function storePendingDms(path: string, count: number): void {
  const database = openDatabase(path).$client;
  database.pragma('synchronous = OFF');
  const now = Date.now();
  for (const [table, rows] of Object.entries(BULK)) {
    const insert = `INSERT INTO ${table} WITH RECURSIVE ${NUMBERS} ${rows} FROM numbers`;
    database.prepare(insert).run({ count, ...(insert.includes('@now') ? { now } : {}) });
  }
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

const NUMBERS = 'numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < @count)';
const SCAN = '{"date":"2026-11-20","hour":"10:00","status":"Departed","location":"Guangzhou","country":"CN"}';
const BULK = {
  'topics (id, kind, key, touched_at)': `SELECT i, 'parcel', 'LP' || (10000000 + i) || 'CN', @now`,
  'destinations (id, kind, discord_id, locale)': `SELECT i, 'user', 900000000000000000 + i, 'en-US'`,
  'follows (topic_id, destination_id, user_id, followed_at, baseline_at)': `SELECT i, i, 900000000000000000 + i, 1, 1`,
  'updates (id, topic_id, key, data, at, seen_at)': `SELECT i, i, 'first', '${SCAN}', 1, @now`,
  'deliveries (id, destination_id, update_id, status, created_at)': `SELECT i, i, i, 'pending', @now`,
};
