import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

export type ColumnType = 'text' | 'bigint' | 'boolean';

export interface Dialect {
  /** The larger of two values; null if one of them is null in SQLite, the other one in PostgreSQL. */
  greatest(a: string, b: string): string;
  items(parameter: string, type: ColumnType): string;
  /** Whether a value (an expression) is in a JSON array passed as a parameter. The array is read once, not per row. */
  isItem(value: string, parameter: string, type: ColumnType): string;
  /** A table of the records in a parameter, for `FROM`; `position` counts from 0. */
  records(parameter: string, alias: string, columns: Readonly<Record<string, ColumnType>>): string;
  /** Ends a query that reads only records, so that rows keep their order. Empty in SQLite, which reads them in order. */
  readonly inRecordOrder: string;
  /** Joins in the written order. PostgreSQL knows how large its tables are and finds the order itself. */
  readonly joinInOrder: string;
  /** Names the index to use. Empty in PostgreSQL, which chooses well itself. */
  indexedBy(index: string): string;
  /** A column whose index SQLite must not use. */
  withoutIndex(column: string): string;
}

/**
 * A unit of work: what a store method does, as a generator that yields queries and receives their results. SQLite runs it
 * synchronously, so that nothing comes in between; PostgreSQL awaits each query. Both run the same code.
 *
 * It runs again when a connection is lost, so it must change nothing outside the database.
 */
export type Work<T> = Generator<Query, T, unknown>;

type Value = string | number | boolean | null;

export type Records = readonly Readonly<Record<string, Value>>[];

export type Parameters = Readonly<Record<string, Value | Records>>;

/** Drizzle's query builder, also used as the type of PostgreSQL's. Both share the tables in `../schema`. */
export type QueryBuilder = BetterSQLite3Database;

export type Build<Q> = (db: QueryBuilder) => Q;

export type NoParameters = Readonly<Record<never, never>>;

/** A query in SQL, written once for both databases; where they differ, the {@link Dialect} has the syntax. */
export interface Statement<P extends Parameters, Row> {
  readonly text: (dialect: Dialect) => string;
  /** Exists only for type inference. */
  readonly types?: { readonly parameters: P; readonly row: Row };
}

/** A query of Drizzle with placeholders, built once. */
export interface Prepared<P extends Parameters, Row> {
  readonly build: Build<{ prepare(): unknown }>;
  readonly types?: { readonly parameters: P; readonly row: Row };
}

export type Reading<Row, P extends Parameters> =
  | Build<{ all(): Row[] }>
  | Prepared<P, Row>
  | Statement<P, Row>;

export type Writing<P extends Parameters> = Build<{ run(): unknown }> | Statement<P, never>;

export type ParametersOf<P extends Parameters> = keyof P extends never ? [] : [parameters: P];

export type AnyStatement = Statement<Parameters, unknown>;
export type AnyPrepared = Prepared<Parameters, unknown>;
export type Method = 'all' | 'get' | 'run';

export interface Query {
  readonly method: Method;
  readonly query: Build<unknown> | AnyPrepared | AnyStatement;
  readonly parameters: Parameters;
}

/** Prepared once per connection. Camel-case aliases are quoted: PostgreSQL folds names. Booleans are numbers in SQLite's rows. */
export function statement<P extends Parameters, Row = never>(
  text: string | ((dialect: Dialect) => string),
): Statement<P, Row> {
  return { text: typeof text === 'string' ? () => text : text };
}

/** A query of Drizzle for a busy path: building one takes longer than running it. */
export function prepared<P extends Parameters, Row>(
  build: Build<{ prepare(): { all(values?: Record<string, unknown>): Row[] } }>,
): Prepared<P, Row> {
  return { build };
}

// The driver returns what each query asks for, so the casts below hold.

export function* rows<Row, P extends Parameters = NoParameters>(
  query: Reading<Row, P>,
  ...[parameters]: ParametersOf<P>
): Work<Row[]> {
  return (yield { method: 'all', query, parameters: parameters ?? {} }) as Row[];
}

export function* row<Row, P extends Parameters = NoParameters>(
  query: Reading<Row, P>,
  ...[parameters]: ParametersOf<P>
): Work<Row | undefined> {
  return (yield { method: 'get', query, parameters: parameters ?? {} }) as Row | undefined;
}

export function* has<Row, P extends Parameters = NoParameters>(
  query: Reading<Row, P>,
  ...parameters: ParametersOf<P>
): Work<boolean> {
  return (yield* row(query, ...parameters)) !== undefined;
}

/** The first row of a query that always has one, such as a count or an upsert. @throws Error when it has none */
export function* one<Row, P extends Parameters = NoParameters>(
  query: Reading<Row, P>,
  ...parameters: ParametersOf<P>
): Work<Row> {
  const found = yield* row(query, ...parameters);
  if (found === undefined) throw new Error('a query returned no row');
  return found;
}

export function* change<P extends Parameters = NoParameters>(
  query: Writing<P>,
  ...[parameters]: ParametersOf<P>
): Work<number> {
  return (yield { method: 'run', query, parameters: parameters ?? {} }) as number;
}
