import { getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** For an upsert's `setWhere`: a row that already holds the values of `patch` is not written, which saves an fsync. */
export function differsFromStored(table: SQLiteTable, patch: Readonly<Record<string, unknown>>): SQL {
  const named = Object.entries(getTableColumns(table)).filter(([field]) => field in patch);
  const differs = named.map(([, column]) => sql`${column} is not excluded.${sql.identifier(column.name)}`);
  return or(...differs) ?? sql`false`;
}
