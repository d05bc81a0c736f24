import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { createOlderDatabase } from '../../support/database-versions.ts';

const DAY_MS = 86_400_000;
const DELIVERED_AT = Date.parse('2026-11-20T12:00:00Z');
/** Before samples of arrivals were stored. */
const MIGRATIONS_BEFORE = 21;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrivals-added-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('what was known of delivered parcels counts from their acceptance on, the newest 400 of each route', async () => {
  const path = join(folder, 'haulmate.db');
  createOlderDatabase(path, MIGRATIONS_BEFORE);
  const old = new SQLite(path);
  const insert = old.prepare(
    'INSERT INTO delivered_parcels (from_country, to_country, days, delivered_at) VALUES (?, ?, ?, ?)',
  );
  for (let index = 0; index < 410; index += 1) insert.run('HK', 'DE', 12, DELIVERED_AT - index * DAY_MS);
  insert.run('CN', 'US', 9, DELIVERED_AT);
  old.close();

  const store = openStore(path);
  const known = await store.arrivals.samples(['CN DE accepted', 'CN US accepted', 'HK DE accepted']);
  await store.close();
  const german = known.get('CN DE accepted') ?? [];
  expect(german).toHaveLength(400);
  const since = DELIVERED_AT - 11 * DAY_MS;
  expect(german[0]).toEqual({
    ...{ parcel: null, since, knownFrom: since, next: null },
    ...{ end: DELIVERED_AT, delivered: true },
  });
  expect(german.at(-1)?.end).toBe(DELIVERED_AT - 399 * DAY_MS);
  expect(known.get('CN US accepted')).toHaveLength(1);
  expect(known.get('HK DE accepted')).toEqual([]);
});
