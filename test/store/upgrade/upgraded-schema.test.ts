import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import * as schema from '../../../src/store/schema/index.ts';
import { loadRelease } from '../../support/release-fixture.ts';

/** Each table and index with its statement, whatever its quotes and spaces. */
function statementsOf(client: SQLite.Database): Record<string, string> {
  const rows = client
    .prepare<[], { name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all();
  return Object.fromEntries(rows.map(({ name, sql }) => [name, normalized(sql)]));
}

function normalized(sql: string): string {
  return sql
    .replace(/[`"]/g, '')
    .replace(/\bIF NOT EXISTS /g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([(),])\s*/g, '$1')
    .trim();
}

interface Index {
  readonly name: string;
  readonly unique: boolean;
  readonly columns: readonly (string | null)[];
  readonly isPartial: boolean;
}

function indexesIn(client: SQLite.Database, table: string): Index[] {
  return client
    .prepare<[string], { name: string; unique: number; partial: number }>(
      `SELECT name, "unique", partial FROM pragma_index_list(?) WHERE origin = 'c' ORDER BY name`,
    )
    .all(table)
    .map(({ name, unique, partial }) => ({
      name,
      unique: unique === 1,
      columns: client
        .prepare<[string], string>('SELECT name FROM pragma_index_info(?) ORDER BY seqno')
        .pluck()
        .all(name),
      isPartial: partial === 1,
    }));
}

function indexesOf(table: SQLiteTable): Index[] {
  return getTableConfig(table)
    .indexes.map(({ config: { name, unique, columns, where } }) => ({
      name,
      unique,
      columns: columns.map((column) => ('name' in column ? column.name : null)),
      isPartial: where !== undefined,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const all: readonly SQLiteTable[] = Object.values(schema);
const tables = all.map((table) => ({ name: getTableName(table), table }));

describe.each(['0.1.0', '1.0.0'])('a database of release %s, after the upgrade', (release) => {
  let folder: string;
  let upgraded: SQLite.Database;
  let created: SQLite.Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'schema-'));
    loadRelease(join(folder, 'upgraded.db'), release).close();
    const open = async (name: string) => {
      await openStore(join(folder, name)).close();
      return new SQLite(join(folder, name), { readonly: true });
    };
    upgraded = await open('upgraded.db');
    created = await open('created.db');
  });
  afterAll(async () => {
    upgraded.close();
    created.close();
    await rm(folder, { recursive: true });
  });

  it('has exactly the tables and indexes of a new database', () => {
    expect(statementsOf(upgraded)).toEqual(statementsOf(created));
  });

  it('covers every table of the schema', () => {
    const stored = Object.keys(statementsOf(upgraded));
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.map(({ name }) => name).filter((name) => !stored.includes(name))).toEqual([]);
  });

  it.each(tables)('has the columns and indexes that the schema names for $name', ({ name, table }) => {
    const columns = upgraded
      .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
      .pluck()
      .all(name);
    expect(columns.toSorted()).toEqual(
      getTableConfig(table)
        .columns.map((column) => column.name)
        .toSorted(),
    );
    expect(indexesIn(upgraded, name)).toEqual(indexesOf(table));
  });
});
