import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Dialect } from './dialect.ts';

/**
 * A unit of work: what a store method does, as a generator that yields queries and receives their results. SQLite runs it
 * synchronously, so that nothing comes in between; PostgreSQL awaits each query. Both run the same code.
 *
 * It runs again when a connection is lost, so it must change nothing outside the database.
 */
export type Work<T> = Generator<Query, T, unknown>;

type Value = string | number | boolean | null;

/** Rows that a statement reads as a table (`Dialect.records`). */
export type Records = readonly Readonly<Record<string, Value>>[];

/** Values of the parameters of a statement, by name. */
export type Parameters = Readonly<Record<string, Value | Records>>;

/** Drizzle's query builder. PostgreSQL has its own behind this type; the tables in `../schema` are those of both. */
export type QueryBuilder = BetterSQLite3Database;

export type Build<Q> = (db: QueryBuilder) => Q;

export type NoParameters = Readonly<Record<string, never>>;

export interface AllRows<Row> {
  all(): Row[];
}
export interface OneRow<Row> {
  get(): Row | undefined;
}
export interface Change {
  run(): unknown;
}

export interface AnyStatement {
  readonly text: (dialect: Dialect) => string;
}

export interface AnyPrepared {
  readonly build: Build<{ prepare(): unknown }>;
}

/** A query in SQL, written once for both databases; where they differ, the {@link Dialect} has the syntax. */
export interface Statement<P extends Parameters, Row> extends AnyStatement {
  /** Only for the types. */
  readonly types?: { readonly parameters: P; readonly row: Row };
}

/** A query of Drizzle with placeholders, built once. */
export interface Prepared<P extends Parameters, Row> extends AnyPrepared {
  /** Only for the types. */
  readonly types?: { readonly parameters: P; readonly row: Row };
}

export type Method = 'all' | 'get' | 'run';

/** One query, and what is wanted of it. */
export type Query = { readonly method: Method } & (
  | { readonly build: Build<unknown> }
  | { readonly statement: AnyStatement; readonly parameters: Parameters }
  | { readonly prepared: AnyPrepared; readonly parameters: Parameters }
);

/**
 * A statement with named parameters (`@name`), prepared once for each connection. Aliases in camel case are quoted, because
 * PostgreSQL folds other names to lower case. Booleans are numbers in SQLite's rows.
 */
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

/** All rows of a query. */
export function rows<Row>(build: Build<AllRows<Row>>): Work<Row[]>;
export function rows<P extends Parameters, Row>(
  query: Statement<P, Row> | Prepared<P, Row>,
  parameters: P,
): Work<Row[]>;
export function* rows<Row>(query: AnyQuery, parameters: Parameters = {}): Work<Row[]> {
  // The driver answers each query with what its method asks for.
  return (yield describe('all', query, parameters)) as Row[];
}

/** The first row of a query. */
export function row<Row>(build: Build<OneRow<Row>>): Work<Row | undefined>;
export function row<P extends Parameters, Row>(
  query: Statement<P, Row> | Prepared<P, Row>,
  parameters: P,
): Work<Row | undefined>;
export function* row<Row>(query: AnyQuery, parameters: Parameters = {}): Work<Row | undefined> {
  return (yield describe('get', query, parameters)) as Row | undefined;
}

/**
 * The first row of a query that always has one, such as a count or an upsert.
 * @throws Error when it has none
 */
export function one<Row>(build: Build<OneRow<Row>>): Work<Row>;
export function one<P extends Parameters, Row>(
  query: Statement<P, Row> | Prepared<P, Row>,
  parameters: P,
): Work<Row>;
export function* one<Row>(query: AnyQuery, parameters: Parameters = {}): Work<Row> {
  const found = (yield describe('get', query, parameters)) as Row | undefined;
  if (found === undefined) throw new Error('a query returned no row');
  return found;
}

/** Runs a query that returns no rows. @returns how many rows it inserted, updated or deleted */
export function change(build: Build<Change>): Work<number>;
export function change<P extends Parameters>(query: Statement<P, never>, parameters: P): Work<number>;
export function* change(query: AnyQuery, parameters: Parameters = {}): Work<number> {
  return (yield describe('run', query, parameters)) as number;
}

type AnyQuery = Build<unknown> | AnyStatement | AnyPrepared;

function describe(method: Method, query: AnyQuery, parameters: Parameters): Query {
  if (typeof query === 'function') return { method, build: query };
  return 'text' in query ? { method, statement: query, parameters } : { method, prepared: query, parameters };
}
