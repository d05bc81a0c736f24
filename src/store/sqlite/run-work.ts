import type SQLite from 'better-sqlite3';
import type { Database as Runner } from '../database/database.ts';
import { withQueries } from '../database/with-queries.ts';
import type { AnyPrepared, AnyStatement, Parameters, Query, Work } from '../database/work.ts';
import type { Database } from './database.ts';
import { SQLITE } from './dialect.ts';
import { fsync, runAndRollBack, writeTransaction, writeWithoutFsync } from './transactions.ts';

/** A query of Drizzle, built or prepared. */
interface Runnable {
  all(values?: Parameters): unknown;
  get(values?: Parameters): unknown;
  run(values?: Parameters): SQLite.RunResult;
}

/** Runs work on SQLite: synchronously, so that nothing else happens in the meantime. */
export function createSqliteRunner(database: Database): Runner {
  const drive = createDriver(database);
  let isFlushed = true;
  return withQueries({
    run: async (work) => drive(work),
    async transaction(work, { durable = true } = {}) {
      if (durable) return writeTransaction(database, () => drive(work));
      isFlushed = false;
      return writeWithoutFsync(database, () => drive(work));
    },
    dryRun: async (work) => runAndRollBack(database, () => drive(work)),
    async flush() {
      if (isFlushed) return;
      fsync(database);
      isFlushed = true;
    },
  });
}

const drivers = new WeakMap<Database, <T>(work: () => Work<T>) => T>();

/** Runs work within a transaction of a method that is not work itself. */
export function runNow<T>(database: Database, work: Work<T>): T {
  const drive = drivers.get(database) ?? createDriver(database);
  drivers.set(database, drive);
  return drive(() => work);
}

function createDriver(database: Database): <T>(work: () => Work<T>) => T {
  const execute = createExecutor(database);
  return (work) => {
    const steps = work();
    let step = steps.next();
    while (step.done !== true) step = steps.next(execute(step.value));
    return step.value;
  };
}

function createExecutor(database: Database): (query: Query) => unknown {
  const statements = new WeakMap<AnyStatement, SQLite.Statement<[Parameters]>>();
  const preparedQueries = new WeakMap<AnyPrepared, Runnable>();

  const preparedStatement = (statement: AnyStatement) => {
    const known = statements.get(statement);
    if (known !== undefined) return known;
    const compiled = database.$client.prepare<[Parameters]>(statement.text(SQLITE));
    statements.set(statement, compiled);
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
      const compiled = preparedStatement(query.statement);
      const parameters = withoutBooleans(query.parameters);
      return method === 'run' ? compiled.run(parameters).changes : compiled[method](parameters);
    }
    // What Drizzle builds has these methods; its types don't say so for every kind of query.
    const runnable =
      'prepared' in query ? preparedQuery(query.prepared) : (query.build(database) as Runnable);
    const values = 'prepared' in query ? query.parameters : undefined;
    return method === 'run' ? runnable.run(values).changes : runnable[method](values);
  };
}

/** SQLite has numbers instead of booleans. */
function withoutBooleans(parameters: Parameters): Parameters {
  if (!Object.values(parameters).some((value) => typeof value === 'boolean')) return parameters;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );
}
