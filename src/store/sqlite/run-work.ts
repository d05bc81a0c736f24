import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { type Database, withQueries } from '../database/database.ts';
import type { AnyPrepared, AnyStatement, Parameters, Query, Work } from '../database/work.ts';
import type { SqliteDatabase } from './database.ts';
import { type Bound, defineRecordsTable, SQLITE, SQLITE_WITH_ONE_RECORD } from './dialect.ts';

const FIRST_RETRY_MS = 2;
const MAX_RETRY_MS = 50;

/** Retries without blocking: SQLite's own wait would block the whole bot. @throws SQLITE_BUSY only after `patienceMs` */
export async function retryWhileBusy<T>(attempt: () => T, patienceMs: number): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(MAX_RETRY_MS, 2 * waitMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() + waitMs > giveUpAt) throw error;
    }
    await sleep(waitMs);
  }
}

function isBusy(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError) return error.code.startsWith('SQLITE_BUSY');
  return error instanceof Error && isBusy(error.cause);
}

/** Takes the write lock at once: reading first would fail if another process wrote in between (SQLITE_BUSY_SNAPSHOT). */
export function writeTransaction<T>({ $client }: SqliteDatabase, write: () => T): T {
  return $client.transaction(write).immediate();
}

/** Runs a write transaction and rolls it back, to find out what it would do. */
function runAndRollBack<T>({ $client }: SqliteDatabase, write: () => T): T {
  $client.exec('BEGIN IMMEDIATE');
  try {
    return write();
  } finally {
    // A failing disk may have ended the transaction already.
    if ($client.inTransaction) $client.exec('ROLLBACK');
  }
}

/** Survives a crash of this process, but not a power cut right after it. Ten times as fast on a slow disk. */
function writeWithoutFsync<T>(database: SqliteDatabase, write: () => T): T {
  database.$client.pragma('synchronous = NORMAL');
  try {
    return writeTransaction(database, write);
  } finally {
    database.$client.pragma('synchronous = FULL');
  }
}

function fsync({ $client }: SqliteDatabase): void {
  $client.pragma('wal_checkpoint(PASSIVE)');
}

/** The same as for PostgreSQL: short enough for a user waiting for a reply. */
const PATIENCE_MS = 8_000;

interface Runnable {
  all(values?: Parameters): unknown;
  get(values?: Parameters): unknown;
  run(values?: Parameters): SQLite.RunResult;
}

type CompiledStatement = SQLite.Statement<[Bound['values']]>;

/** Runs work synchronously, so that nothing runs in between, and retries while another process writes. */
export function createSqliteRunner(database: SqliteDatabase): Database {
  const run = createWorkRunner(database);
  const retry = <T>(attempt: () => T) => retryWhileBusy(attempt, PATIENCE_MS);
  let isFlushed = true;
  return withQueries({
    run: (work) => retry(() => run(work)),
    async transaction(work, { durable = true } = {}) {
      if (durable) return retry(() => writeTransaction(database, () => run(work)));
      isFlushed = false;
      return retry(() => writeWithoutFsync(database, () => run(work)));
    },
    dryRun: (work) => retry(() => runAndRollBack(database, () => run(work))),
    async flush() {
      if (isFlushed) return;
      fsync(database);
      isFlushed = true;
    },
  });
}

function createWorkRunner(database: SqliteDatabase): <T>(work: () => Work<T>) => T {
  const execute = createExecutor(database);
  return (work) => {
    const steps = work();
    let step = steps.next();
    while (step.done !== true) step = steps.next(execute(step.value));
    return step.value;
  };
}

function createExecutor(database: SqliteDatabase): (query: Query) => unknown {
  const bind = defineRecordsTable(database.$client);
  const statements = new WeakMap<AnyStatement, CompiledStatement>();
  const singleStatements = new WeakMap<AnyStatement, CompiledStatement>();
  const preparedQueries = new WeakMap<AnyPrepared, Runnable>();

  const preparedStatement = (statement: AnyStatement, isSingle: boolean) => {
    const cache = isSingle ? singleStatements : statements;
    const known = cache.get(statement);
    if (known !== undefined) return known;
    const text = statement.text(isSingle ? SQLITE_WITH_ONE_RECORD : SQLITE);
    const compiled: CompiledStatement = database.$client.prepare(text);
    cache.set(statement, compiled);
    return compiled;
  };
  const preparedQuery = (query: AnyPrepared): Runnable => {
    const known = preparedQueries.get(query);
    if (known !== undefined) return known;
    const compiled = query.build(database).prepare() as Runnable;
    preparedQueries.set(query, compiled);
    return compiled;
  };

  return ({ method, query, parameters }) => {
    if ('text' in query) {
      const { values, isSingle } = bind(parameters);
      const compiled = preparedStatement(query, isSingle);
      return method === 'run' ? compiled.run(values).changes : compiled[method](values);
    }
    // Drizzle's queries have these methods, though its types don't say so for every kind.
    const runnable = typeof query === 'function' ? (query(database) as Runnable) : preparedQuery(query);
    return method === 'run' ? runnable.run(parameters).changes : runnable[method](parameters);
  };
}
