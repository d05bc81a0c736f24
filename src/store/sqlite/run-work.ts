import type SQLite from 'better-sqlite3';
import type { Database } from '../database/database.ts';
import { withQueries } from '../database/with-queries.ts';
import type { AnyPrepared, AnyStatement, Parameters, Query, Work } from '../database/work.ts';
import type { SqliteDatabase } from './database.ts';
import { SQLITE, SQLITE_WITH_ONE_RECORD } from './dialect.ts';
import { type Bound, defineRecordsTable } from './records.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { fsync, runAndRollBack, writeTransaction, writeWithoutFsync } from './transactions.ts';

/** As long as PostgreSQL's work is tried again: short enough for a person who waits for an answer. */
const PATIENCE_MS = 8_000;

/** A query of Drizzle, built or prepared. */
interface Runnable {
  all(values?: Parameters): unknown;
  get(values?: Parameters): unknown;
  run(values?: Parameters): SQLite.RunResult;
}

type CompiledStatement = SQLite.Statement<[Bound['values']]>;

/**
 * Runs work on SQLite: synchronously, so that nothing else happens in the meantime. While another process writes, it is tried
 * again.
 */
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

  return (query) => {
    const { method } = query;
    if ('statement' in query) {
      const { values, isSingle } = bind(query.parameters);
      const compiled = preparedStatement(query.statement, isSingle);
      return method === 'run' ? compiled.run(values).changes : compiled[method](values);
    }
    // What Drizzle builds has these methods; its types don't say so for every kind of query.
    const runnable =
      'prepared' in query ? preparedQuery(query.prepared) : (query.build(database) as Runnable);
    const values = 'prepared' in query ? query.parameters : undefined;
    return method === 'run' ? runnable.run(values).changes : runnable[method](values);
  };
}
