import type { ClusterStore } from '../postgres/cluster-store.ts';
import {
  change,
  has,
  type NoParameters,
  one,
  type Parameters,
  type ParametersOf,
  type Reading,
  row,
  rows,
  type Work,
  type Writing,
} from './work.ts';
import type { WriteHealth } from './write-health.ts';

interface TransactionOptions {
  /** `false`: with SQLite, a power cut may undo it, but no crash of the process; ten times as fast on a slow disk. */
  readonly durable?: boolean;
  /** Joins tables in the written order, through indexes. SQLite statements say so in their text. */
  readonly joinsInOrder?: boolean;
}

interface WorkRunner {
  /** Runs queries without a transaction around them: reads, or one statement that writes. */
  run<T>(work: () => Work<T>): Promise<T>;
  /** Runs work in one write transaction. Writers take turns, including those in other processes. */
  transaction<T>(work: () => Work<T>, options?: TransactionOptions): Promise<T>;
  dryRun<T>(work: () => Work<T>): Promise<T>;
  flush(): Promise<void>;
}

/** Adds a shorthand for a single query: `database.rows(query)` is `database.run(() => rows(query))`. */
export function withQueries(runner: WorkRunner) {
  const { run } = runner;
  return {
    ...runner,
    rows: <Row, P extends Parameters = NoParameters>(query: Reading<Row, P>, ...values: ParametersOf<P>) =>
      run(() => rows(query, ...values)),
    row: <Row, P extends Parameters = NoParameters>(query: Reading<Row, P>, ...values: ParametersOf<P>) =>
      run(() => row(query, ...values)),
    has: <Row, P extends Parameters = NoParameters>(query: Reading<Row, P>, ...values: ParametersOf<P>) =>
      run(() => has(query, ...values)),
    one: <Row, P extends Parameters = NoParameters>(query: Reading<Row, P>, ...values: ParametersOf<P>) =>
      run(() => one(query, ...values)),
    change: <P extends Parameters = NoParameters>(query: Writing<P>, ...values: ParametersOf<P>) =>
      run(() => change(query, ...values)),
  };
}

export type Database = ReturnType<typeof withQueries>;

export interface DatabaseStorage {
  /** Bytes on disk of the database and of its write-ahead log (0 with PostgreSQL, where the server owns it). */
  size(): { readonly bytes: number; readonly walBytes: number };
  /** Removes deleted content from the write-ahead log, unless the server owns it. Continues in the background. */
  truncateWal(): void;
  /** Returns some free space to the disk. @returns how many pages; 0 when none is left */
  releaseFreePages(): Promise<number>;
  /** Removes the content of deleted rows, now or after a pause: both databases only mark it as free. */
  scheduleVacuum(): void;
}

export interface StoreDriver {
  readonly database: Database;
  readonly storage: DatabaseStorage;
  readonly writeHealth: WriteHealth;
  /** What several processes share; null: only one process uses the database. */
  readonly cluster: ClusterStore | null;
  close(): Promise<void>;
}

export interface ReadDatabase {
  readonly database: Database;
  readonly difference: string | null;
  close(): Promise<void>;
}
