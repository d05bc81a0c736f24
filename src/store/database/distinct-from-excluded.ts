import { getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** For an upsert's `setWhere`: a row that already has the values of `patch` is not written, which saves an fsync. */
export function distinctFromExcluded(table: SQLiteTable, patch: Readonly<Record<string, unknown>>): SQL {
  const patched = Object.entries(getTableColumns(table)).filter(([field]) => field in patch);
  const differs = patched.map(
    ([, column]) => sql`${column} is distinct from excluded.${sql.identifier(column.name)}`,
  );
  return or(...differs) ?? sql`false`;
}
