import SQLite from 'better-sqlite3';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import {
  getTableConfig,
  SQLiteBaseInteger,
  SQLiteBoolean,
  type SQLiteColumn,
  SQLiteReal,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import { describeDifference } from '../database/migrations.ts';
import * as schema from '../schema/index.ts';
import { readMigrations } from '../sqlite/database.ts';

type ColumnType = 'bigint' | 'boolean' | 'double precision' | 'text';

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  readonly key: readonly string[];
  readonly generated: string | undefined;
}

/** All tables; those that others refer to come first. */
export function movedTables(): MovedTable[] {
  const tables = Object.values<unknown>(schema).filter((value): value is SQLiteTable =>
    is(value, SQLiteTable),
  );
  const ordered = new Map<string, SQLiteTable>();
  const add = (table: SQLiteTable): void => {
    if (ordered.has(getTableName(table))) return;
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    ordered.set(getTableName(table), table);
  };
  for (const table of tables) add(table);
  return [...ordered.values()].map(describe);
}

function describe(table: SQLiteTable): MovedTable {
  const columns = Object.values<SQLiteColumn>(getTableColumns(table));
  const [composite] = getTableConfig(table).primaryKeys;
  const key = composite?.columns ?? columns.filter(({ primary }) => primary);
  return {
    name: getTableName(table),
    columns: columns.map((column) => ({ name: column.name, type: typeOf(column) })),
    key: key.map(({ name }) => name),
    generated: columns.find((column) => is(column, SQLiteBaseInteger) && column.autoIncrement)?.name,
  };
}

function typeOf(column: SQLiteColumn): ColumnType {
  if (is(column, SQLiteBoolean)) return 'boolean';
  if (column.getSQLType() === 'text') return 'text';
  return is(column, SQLiteReal) ? 'double precision' : 'bigint';
}

export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

type Value = string | number | boolean | null;
export type Row = readonly Value[];

/** Rough size of one statement and transaction. A webhook's body may have 256 KiB. */
const BATCH = { rows: 5_000, characters: 4_000_000 };

/** The SQLite file that is moved; no other process can use it until it is closed. */
export type Source = ReturnType<typeof openSource>;

/** Opens the database to move. @throws Error when another process has it open, or another version or program wrote it */
export function openSource(path: string) {
  const client = new SQLite(path, { fileMustExist: true, timeout: 2_000 });
  try {
    lock(client);
    const difference = describeDifference(readMigrations(client));
    if (difference !== null) throw new Error(difference);
  } catch (error) {
    client.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be moved: ${reason}`, { cause: error });
  }
  return {
    /** The next rows after a position, in the order they are moved, and the position of the last one. */
    rowsAfter(table: MovedTable, position: number) {
      const following = client
        .prepare<[number, number], unknown[]>(
          `SELECT ${columnsOf(table)}, rowid FROM "${table.name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
        )
        .raw();
      const rows: Row[] = [];
      let last = position;
      let characters = 0;
      for (const values of following.iterate(position, BATCH.rows)) {
        const row = toRow(table, values);
        rows.push(row);
        last = Number(values.at(-1));
        characters += charactersIn(row);
        if (characters >= BATCH.characters) break;
      }
      return { rows, position: last };
    },
    /** The highest id that a table ever had; 0: none. Ids aren't reused, since old buttons contain them. */
    highestId: ({ name }: MovedTable) =>
      client.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(name) ??
      0,
    *allRows(table: MovedTable) {
      const all = client
        .prepare<[], unknown[]>(
          `SELECT ${columnsOf(table)} FROM "${table.name}" ORDER BY ${quoted(table.key)}`,
        )
        .raw();
      for (const values of all.iterate()) yield toRow(table, values);
    },
    close: () => client.close(),
  };
}

/** In this mode, the first transaction waits until no other connection is open, and then keeps out new ones. */
function lock(client: SQLite.Database): void {
  try {
    client.pragma('locking_mode = EXCLUSIVE');
    client.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new Error('another process has it open. Stop the bot first, and other programs that use it.');
  }
}

const columnsOf = ({ columns }: MovedTable): string => quoted(columns.map(({ name }) => name));

function charactersIn(row: Row): number {
  return row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
}

function toRow({ name, columns }: MovedTable, values: readonly unknown[]): Row {
  return columns.map(({ name: column, type }, index) => {
    const value = values[index];
    if (value === null) return null;
    if (type === 'boolean') return value === 1;
    // PostgreSQL can't store the character 0 in text.
    if (typeof value === 'string' && type === 'text') return value.replaceAll('\0', '\uFFFD');
    if (typeof value === 'number' && type !== 'text') return value;
    throw new Error(`${name}.${column} holds a ${typeof value} where a ${type} belongs`);
  });
}
