import {
  and,
  type Column,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  is,
  isNull,
  max,
  notInArray,
  or,
  SQL,
  sql,
} from 'drizzle-orm';
import type {
  IndexColumn,
  SQLiteColumn,
  SQLiteInsertValue,
  SQLiteTable,
  SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core';
import { PARTITIONS } from '../../domain/alerts/partitions.ts';
import { type Build, type Dialect, one, type Parameters, rows, statement, type Work } from './work.ts';

/** Selects rows of a table: those with these values, or that meet a condition; undefined: all. */
type Which<T extends SQLiteTable> = Partial<T['$inferSelect']> | SQL | undefined;
type Reads<T extends SQLiteTable> = Build<{ all(): T['$inferSelect'][] }>;
type Writes = Build<{ run(): unknown }>;

/** A condition: these columns have these values. */
export function matching<T extends SQLiteTable>(table: T, values: Partial<T['$inferSelect']>) {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  const equal = Object.entries(values).map(([field, value]) => {
    const column = columns[field];
    if (column === undefined) throw new Error(`no column ${field}`);
    return value === null ? isNull(column) : eq(column, value);
  });
  return and(...equal);
}

function conditionOf<T extends SQLiteTable>(table: T, which: Which<T>): SQL | undefined {
  return which === undefined || is(which, SQL) ? which : matching(table, which);
}

export function selectFrom<T extends SQLiteTable>(
  table: T,
  which: Which<T>,
  { orderBy = [], limit }: { orderBy?: readonly (SQL | SQLiteColumn)[]; limit?: number } = {},
): Reads<T> {
  return (db) => {
    const selected = db
      .select()
      .from(table as SQLiteTable)
      .where(conditionOf(table, which))
      .orderBy(...orderBy);
    return limit === undefined ? selected : selected.limit(limit);
  };
}

export function insertInto<T extends SQLiteTable>(table: T, values: SQLiteInsertValue<T>[]): Writes {
  return (db) => db.insert(table).values(values);
}

export function insertReturning<T extends SQLiteTable>(table: T, values: SQLiteInsertValue<T>): Reads<T> {
  return (db) => db.insert(table).values(values).returning() as ReturnType<Reads<T>>;
}

/** @param setWhere existing rows that don't meet it stay unchanged */
export function upsertInto<T extends SQLiteTable>(
  table: T,
  values: SQLiteInsertValue<T>[],
  conflict: { target: IndexColumn | IndexColumn[]; set: SQLiteUpdateSetSource<T>; setWhere?: SQL },
): Writes {
  return (db) => db.insert(table).values(values).onConflictDoUpdate(conflict);
}

export function update<T extends SQLiteTable>(
  table: T,
  values: SQLiteUpdateSetSource<T>,
  which: Which<T>,
): Writes {
  return (db) => db.update(table).set(values).where(conditionOf(table, which));
}

export function updateReturning<T extends SQLiteTable>(
  table: T,
  values: SQLiteUpdateSetSource<T>,
  which: Which<T>,
): Reads<T> {
  return (db) =>
    db.update(table).set(values).where(conditionOf(table, which)).returning() as ReturnType<Reads<T>>;
}

export function deleteFrom<T extends SQLiteTable>(table: T, which: Which<T>): Writes {
  return (db) => db.delete(table).where(conditionOf(table, which));
}

export function deleteReturning<T extends SQLiteTable>(table: T, which: Which<T>): Reads<T> {
  return (db) => db.delete(table).where(conditionOf(table, which)).returning() as ReturnType<Reads<T>>;
}

/** Deletes at most `limit` rows. @param key identifies a row */
export function deleteSome<T extends SQLiteTable>(
  table: T,
  key: SQLiteColumn,
  which: Which<T>,
  limit: number,
): Writes {
  return (db) => {
    const some = db.select({ key }).from(table).where(conditionOf(table, which)).limit(limit);
    return db.delete(table).where(inArray(key, some));
  };
}

/** Deletes all but the newest of the matching rows. @param key identifies a row among them */
export function keepNewest<T extends SQLiteTable>(
  table: T,
  which: Which<T>,
  { key, at, count: kept }: { key: SQLiteColumn; at: SQLiteColumn; count: number },
): Writes {
  return (db) => {
    const those = conditionOf(table, which);
    const newest = db.select({ key }).from(table).where(those).orderBy(desc(at), desc(key)).limit(kept);
    return db.delete(table).where(and(those, notInArray(key, newest)));
  };
}

export function* countRows<T extends SQLiteTable>(table: T, which: Which<T>): Work<number> {
  const counted = one((db) => db.select({ total: count() }).from(table).where(conditionOf(table, which)));
  return (yield* counted).total;
}

/** Now, or just after the newest of these rows if the clock was set back, so that the next write is the newest. */
export function* momentAfter<T extends SQLiteTable>(
  table: T,
  at: SQLiteColumn,
  which: Which<T>,
  now: number,
): Work<number> {
  const newest = max(at).mapWith(Number);
  const found = yield* one((db) => db.select({ newest }).from(table).where(conditionOf(table, which)));
  return found.newest === null ? now : Math.max(now, found.newest + 1);
}

/** For an upsert's `setWhere`: a row that already has the values of `patch` is not written, which saves an fsync. */
export function distinctFromExcluded(table: SQLiteTable, patch: Readonly<Record<string, unknown>>): SQL {
  const patched = Object.entries(getTableColumns(table)).filter(([field]) => field in patch);
  const differs = patched.map(
    ([, column]) => sql`${column} is distinct from excluded.${sql.identifier(column.name)}`,
  );
  return or(...differs) ?? sql`false`;
}

/** A condition for a statement: the destination (an expression for its id) is in one of the partitions. */
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
