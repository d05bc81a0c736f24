import type { AllRows, Build, Change, OneRow, Parameters, Prepared, Statement, Work } from './work.ts';

interface TransactionOptions {
  /**
   * `false`: with SQLite, a power cut may undo it, but not a crash of the process; ten times as fast on a slow disk. PostgreSQL
   * stores everything durably.
   */
  readonly durable?: boolean;
  /** Statements join their tables in the order in which they name them, through indexes. SQLite's say so themselves. */
  readonly joinsInOrder?: boolean;
}

/** Runs the work of store methods, on SQLite or PostgreSQL. */
export interface WorkRunner {
  /** Runs queries without a transaction around them: reads, or one statement that writes. */
  run<T>(work: () => Work<T>): Promise<T>;
  /** Runs work in one write transaction. Writers take turns, also those of other processes. */
  transaction<T>(work: () => Work<T>, options?: TransactionOptions): Promise<T>;
  /** Runs work in a transaction and rolls it back, to find out what it would do. */
  dryRun<T>(work: () => Work<T>): Promise<T>;
  /** Writes to the disk what transactions that are not durable have done. */
  flush(): Promise<void>;
}

/** A query on its own: `database.rows(query)` is `database.run(() => rows(query))`. */
export interface Database extends WorkRunner {
  rows<Row>(build: Build<AllRows<Row>>): Promise<Row[]>;
  rows<P extends Parameters, Row>(query: Query<P, Row>, parameters: P): Promise<Row[]>;
  row<Row>(build: Build<OneRow<Row>>): Promise<Row | undefined>;
  row<P extends Parameters, Row>(query: Query<P, Row>, parameters: P): Promise<Row | undefined>;
  one<Row>(build: Build<OneRow<Row>>): Promise<Row>;
  one<P extends Parameters, Row>(query: Query<P, Row>, parameters: P): Promise<Row>;
  change(build: Build<Change>): Promise<number>;
  change<P extends Parameters>(query: Statement<P, never>, parameters: P): Promise<number>;
}

type Query<P extends Parameters, Row> = Statement<P, Row> | Prepared<P, Row>;
