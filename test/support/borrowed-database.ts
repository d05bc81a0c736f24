import pg from 'pg';
import { inject } from 'vitest';
import { createDatabaseAt, type PostgresDatabase } from './database-at.ts';

/** A database that no test of this worker uses, and its original schema. */
interface Idle {
  readonly database: PostgresDatabase;
  readonly schema: string;
}

const idle: Idle[] = [];

const END_OTHER_CONNECTIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/** Changes if a test has created, changed or dropped anything: each row contains the transaction that wrote it. */
const SCHEMA = `SELECT md5(string_agg(written, ' ' ORDER BY written)) AS schema FROM (
  SELECT concat('class ', oid, ' ', xmin) AS written FROM pg_class WHERE relnamespace <> 'pg_catalog'::regnamespace
  UNION ALL SELECT concat('column ', attrelid, ' ', attnum, ' ', xmin) FROM pg_attribute WHERE attrelid >= 16384
  UNION ALL SELECT concat('function ', oid, ' ', xmin) FROM pg_proc WHERE oid >= 16384
  UNION ALL SELECT concat('trigger ', oid, ' ', xmin) FROM pg_trigger
  UNION ALL SELECT concat('migration ', id, ' ', hash, ' ', created_at) FROM drizzle.__drizzle_migrations
  UNION ALL SELECT concat('namespace ', oid, ' ', xmin) FROM pg_namespace
  UNION ALL SELECT concat('setting ', setrole, ' ', xmin) FROM pg_db_role_setting
    WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())) AS everything`;

/** One statement for all tables, because they refer to each other. Ids restart at 1. */
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
 * A migrated database without rows. Its `drop` empties it for the worker's next test, because creating one
 * takes PostgreSQL a hundred times as long; it is only dropped if the test has changed more than rows. The
 * rest are dropped with their template.
 */
export async function borrowDatabase(server: string): Promise<PostgresDatabase> {
  const { database, schema } = idle.pop() ?? (await create(server));
  return {
    ...database,
    async drop() {
      if (await empty(database.url, schema)) idle.push({ database, schema });
      else await database.drop();
    },
  };
}

async function create(server: string): Promise<Idle> {
  const template = inject('postgresTemplate');
  const database = await createDatabaseAt(server, `TEMPLATE "${template}"`, `${template}_`);
  const [row] = await database.query(SCHEMA);
  return { database, schema: String(row?.['schema']) };
}

/** @returns whether the database is as good as new */
async function empty(url: string, schema: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Nothing that the test left running may write afterwards.
    while (((await client.query(END_OTHER_CONNECTIONS)).rowCount ?? 0) > 0);
    const { rows } = await client.query(SCHEMA);
    if (rows[0].schema !== schema) return false;
    await client.query(EMPTY_TABLES);
    return true;
  } finally {
    await client.end();
  }
}
