import pRetry, { AbortError } from 'p-retry';
import type pg from 'pg';
import { type Database, withQueries } from '../database/database.ts';
import type { Query, Work } from '../database/work.ts';
import { hadNoEffect, isTemporary } from './errors.ts';
import { executable } from './execute-query.ts';

/** Taken by each write transaction, so that writers take turns. */
export const LOCK_WRITER = 'SELECT pg_advisory_xact_lock(1)';

/** Long enough for a server restart, short enough for a user waiting for a reply. */
const RETRY = { retries: 20, minTimeout: 100, factor: 1.5, maxTimeout: 1_000, maxRetryTime: 8_000 };

/**
 * Writers take turns, as with SQLite: ids are given in the order of the commits, and what a transaction has
 * read still holds when it writes. A process that freezes or is cut off during its turn, or doesn't read its
 * results, loses the turn after 2 s.
 */
const BEGIN = `BEGIN;
SET LOCAL idle_in_transaction_session_timeout = '2s';
SET LOCAL tcp_user_timeout = '2s';
SET LOCAL statement_timeout = '10s';
${LOCK_WRITER}`;

/**
 * Nested loops through indexes, in the order in which the statement names its tables. Otherwise, planning an
 * event's audience takes longer than reading it, and with missing or outdated statistics it reads whole
 * tables. Such a plan is the same for all values, so each connection plans once.
 */
const JOIN_IN_ORDER = [
  'join_collapse_limit = 1',
  'plan_cache_mode = force_generic_plan',
  ...['hashjoin', 'mergejoin', 'seqscan'].map((way) => `enable_${way} = off`),
  'jit = off',
]
  .map((setting) => `SET LOCAL ${setting}`)
  .join('; ');

/**
 * Retries work that failed because of the connection, where that is safe. @param writers the connections for
 * transactions
 */
export function createPostgresRunner(pool: pg.Pool, writers = pool): Database {
  return withQueries({
    run: (work) => drive(work, (query) => retry(() => runAlone(pool, query))),
    // Always durable: otherwise, after a server crash, processes would continue with data that the server has lost.
    transaction: (work, { joinsInOrder = false } = {}) => {
      const begin = joinsInOrder ? `${BEGIN}; ${JOIN_IN_ORDER}` : BEGIN;
      return retry(() => inTransaction(writers, begin, 'COMMIT', work));
    },
    dryRun: (work) => retry(() => inTransaction(writers, BEGIN, 'ROLLBACK', work)),
    flush: async () => {},
  });
}

async function drive<T>(work: () => Work<T>, execute: (query: Query) => Promise<unknown>): Promise<T> {
  const steps = work();
  let step = steps.next();
  while (step.done !== true) step = steps.next(await execute(step.value));
  return step.value;
}

function retry<T>(attempt: () => Promise<T>): Promise<T> {
  return pRetry(attempt, { ...RETRY, shouldRetry: ({ error }) => isTemporary(error) });
}

async function runAlone(pool: pg.Pool, query: Query): Promise<unknown> {
  const client = await pool.connect();
  try {
    const { onlyReads, execute } = executable(client, query);
    const result = await (onlyReads ? execute() : once(execute));
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  end: 'COMMIT' | 'ROLLBACK',
  work: () => Work<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await drive(work, (query) => executable(client, query).execute());
    await once(() => client.query(end));
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, even if the server no longer answers.
    client.release(true);
    throw error;
  }
}

/** Doesn't retry a statement that may have taken effect although no answer came. */
async function once<T>(execute: () => Promise<T>): Promise<T> {
  try {
    return await execute();
  } catch (error) {
    throw error instanceof Error && !hadNoEffect(error) ? new AbortError(error) : error;
  }
}
