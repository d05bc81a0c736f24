import { count, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { PARTITIONS } from '../../domain/alerts/partitions.ts';
import { type Dialect, one, type Parameters, rows, statement, type Work } from './work.ts';

/** How many rows of a table a condition holds for. */
export function* countRows(table: SQLiteTable, which: SQL | undefined): Work<number> {
  return (yield* one((db) => db.select({ total: count() }).from(table).where(which))).total;
}

/** For an upsert's `setWhere`: a row that already has the values of `patch` is not written, which saves an fsync. */
export function distinctFromExcluded(table: SQLiteTable, patch: Readonly<Record<string, unknown>>): SQL {
  const patched = Object.entries(getTableColumns(table)).filter(([field]) => field in patch);
  const differs = patched.map(
    ([, column]) => sql`${column} is distinct from excluded.${sql.identifier(column.name)}`,
  );
  return or(...differs) ?? sql`false`;
}

/** Adds to a statement that the destination with this id, an expression, is in one of the partitions. */
type InPartitions = (destinationId: string) => string;

/** A statement that reads from all destinations, or from those of some partitions. */
export function partitioned<P extends Parameters, Row>(
  text: (dialect: Dialect, inPartitions: InPartitions) => string,
) {
  const ofAll = statement<P, Row>((dialect) => text(dialect, () => ''));
  const ofSome = statement<Parameters, Row>((dialect) =>
    text(dialect, (id) => ` AND ${dialect.isItem(`${id} % ${PARTITIONS}`, '@partitions', 'bigint')}`),
  );
  /** @param partitions null: all */
  return (partitions: readonly number[] | null, parameters: P): Work<Row[]> =>
    partitions === null
      ? rows<Row, Parameters>(ofAll, parameters)
      : rows(ofSome, { ...parameters, partitions: JSON.stringify(partitions) });
}
