import pg from 'pg';
import { inject } from 'vitest';
import { createDatabaseAt } from './database-at.ts';
import { postgresServer } from './postgres-database.ts';

interface BorrowedDatabase {
  readonly url: string;
  giveBack(): Promise<void>;
}

/** Those that no test of this worker uses. */
const idle: string[] = [];

const END_OTHER_CONNECTIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/** One statement for all tables, because they refer to each other. Ids are given from 1 again. */
const EMPTY_TABLES = `DO $$
  DECLARE deletions text;
  BEGIN
    SELECT string_agg(format('t%s AS (DELETE FROM public.%I)', number, tablename), ', ') INTO deletions
      FROM (SELECT row_number() OVER () AS number, tablename FROM pg_tables WHERE schemaname = 'public') AS tables;
    EXECUTE 'WITH ' || deletions || ' SELECT 1';
    PERFORM setval(format('public.%I', sequencename)::regclass, 1, false) FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END $$`;

/**
 * A migrated database without rows, for tests that change nothing but rows: it is emptied and lent again, because PostgreSQL
 * takes a hundred times as long to create one. All are dropped together with their template.
 */
export async function borrowDatabase(): Promise<BorrowedDatabase> {
  const template = inject('postgresTemplate');
  const create = () => createDatabaseAt(postgresServer(), `TEMPLATE "${template}"`, `${template}_`);
  const url = idle.pop() ?? (await create()).url;
  return {
    url,
    async giveBack() {
      await empty(url);
      idle.push(url);
    },
  };
}

/** Nothing that the test left under way can write afterwards. */
async function empty(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    while (((await client.query(END_OTHER_CONNECTIONS)).rowCount ?? 0) > 0);
    await client.query(EMPTY_TABLES);
  } finally {
    await client.end();
  }
}
