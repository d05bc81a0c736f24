import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PINGS } from '../../../src/domain/alerts/alert-level.ts';
import { openStore } from '../../../src/store/index.ts';
import { loadRelease } from '../../support/release-fixture.ts';

/** A table of release 0.1.0, its name today, the columns that have another name today, and the values of new columns. */
interface RenamedTable {
  readonly was: string;
  readonly is: string;
  readonly columns?: Readonly<Record<string, string>>;
  readonly added?: Readonly<Record<string, unknown>>;
}

/** The level that posts everything, as it is stored: what was followed before stays as it was. */
const ALL = 0;

const TABLES: readonly RenamedTable[] = [
  { was: 'agents', is: 'agents' },
  {
    was: 'alert_channels',
    is: 'alert_channels',
    columns: { place_id: 'destination_id' },
    added: { level: ALL, pings: JSON.stringify(DEFAULT_PINGS) },
  },
  { was: 'channel_settings', is: 'channel_settings' },
  { was: 'chat_replies', is: 'chat_replies', added: { products: '[]' } },
  {
    was: 'deliveries',
    is: 'deliveries',
    columns: { place_id: 'destination_id', news_id: 'update_id', bundle: 'batch_key' },
    added: { tried_in: null },
  },
  { was: 'events', is: 'events' },
  {
    was: 'follows',
    is: 'follows',
    columns: { place_id: 'destination_id' },
    added: { level: ALL, missing: 0, shares_label: 0 },
  },
  {
    was: 'guild_settings',
    is: 'guild_settings',
    added: { currency: null, haul_buttons: 1, kilogram_price: null },
  },
  { was: 'news', is: 'updates', added: { notice: null, importance: 0, arrival: null } },
  {
    was: 'places',
    is: 'destinations',
    columns: { set_aside_at: 'suspended_at', set_aside_reason: 'suspension_reason' },
    added: {
      forum: 0,
      reported_at: null,
      default_level: null,
      live_cards: 0,
      cards_only: 0,
      silent: 0,
      quiet_from: null,
      quiet_until: null,
      digest_at: null,
      time_zone: null,
      hold_from: null,
      held_until: null,
    },
  },
  { was: 'starts', is: 'process_starts' },
  {
    was: 'topics',
    is: 'topics',
    columns: { last_news_at: 'last_update_at' },
    added: {
      abroad: null,
      delivery_recorded_at: null,
      newest_at: null,
      reached: 0,
      stall_at: null,
      state: null,
    },
  },
  {
    was: 'user_settings',
    is: 'user_settings',
    added: { currency: null, kilogram_price: null, currency_offer_ends_at: null },
  },
];

/** Tables that the release does not have. */
const NEW_TABLES = [
  'archived_parcels',
  'arrival_accuracy',
  'arrival_samples',
  'arrival_windows',
  'channel_polls',
  'database_owner',
  'delivered_parcels',
  'delivery_weekdays',
  'exchange_rates',
  'haul_items',
  'haul_parcels',
  'haul_watches',
  'hauls',
  'live_cards',
  'price_watches',
  'prices',
  'products',
  'recent_products',
  'shared_hauls',
  'shared_posts',
  'told_arrivals',
  'traveling_parcels',
  'watched_products',
];

type Row = Record<string, unknown>;

let folder: string;
let old: SQLite.Database;
let upgraded: SQLite.Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  const path = join(folder, 'haulmate.db');
  loadRelease(path).close();
  await openStore(path).close();
  old = loadRelease(':memory:');
  upgraded = new SQLite(path, { readonly: true });
});
afterAll(async () => {
  old.close();
  upgraded.close();
  await rm(folder, { recursive: true });
});

const rowsOf = (client: SQLite.Database, table: string): Row[] =>
  client.prepare<[], Row>(`SELECT * FROM "${table}" ORDER BY 1`).all();

const tablesOf = (client: SQLite.Database): string[] =>
  client
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table'
         AND name NOT IN ('sqlite_sequence', '__drizzle_migrations') ORDER BY name`,
    )
    .pluck()
    .all();

function renamed(row: Row, columns: Readonly<Record<string, string>> = {}): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columns[name] ?? name, value]));
}

/** Only one value has changed: what was `waiting` is `pending`. */
function withTodaysStatus(row: Row): Row {
  return row['status'] === 'waiting' ? { ...row, status: 'pending' } : row;
}

describe('a database of release 0.1.0, after the upgrade', () => {
  it('has the tables of today and no others', () => {
    expect(tablesOf(old)).toEqual(TABLES.map(({ was }) => was));
    expect(tablesOf(upgraded)).toEqual([...TABLES.map(({ is }) => is), ...NEW_TABLES].toSorted());
  });

  it.each(TABLES)('has every row of $was, with the same values, in $is', ({ was, is, columns, added }) => {
    const before = rowsOf(old, was);
    expect(before.length).toBeGreaterThan(0);
    expect(rowsOf(upgraded, is)).toEqual(
      before.map((row) => ({ ...withTodaysStatus(renamed(row, columns)), ...added })),
    );
  });

  it('gives new rows ids that no earlier row had', () => {
    const sequences = (client: SQLite.Database) =>
      Object.fromEntries(
        client.prepare<[], [string, number]>('SELECT name, seq FROM sqlite_sequence').raw().all(),
      );
    const { news, places, ...others } = sequences(old);
    // Filled from a table that the release does not have.
    const added = { arrival_samples: 0 };
    expect(sequences(upgraded)).toEqual({ ...others, ...added, updates: news, destinations: places });
  });

  it('has no reference to a row that does not exist', () => {
    expect(upgraded.pragma('foreign_key_check')).toEqual([]);
    expect(upgraded.pragma('integrity_check', { simple: true })).toBe('ok');
  });
});
