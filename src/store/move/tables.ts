import { getTableColumns, getTableName, is } from 'drizzle-orm';
import {
  getTableConfig,
  SQLiteBaseInteger,
  SQLiteBoolean,
  type SQLiteColumn,
  SQLiteReal,
  SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import * as schema from '../schema/index.ts';

type ColumnType = 'bigint' | 'boolean' | 'double precision' | 'text';

/** A table as it is moved. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The column that the database numbers, if one is. */
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
