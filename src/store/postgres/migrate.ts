import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { MIGRATIONS } from '../database/migration-journal.ts';
import { compareMigrations, describeDifference, type Migrations } from '../database/migrations.ts';

const TABLES = `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND (n.nspname = current_schema() OR n.nspname = 'drizzle')`;
const tableRows = z.array(z.object({ schema: z.string(), name: z.string() }));
const migrationRows = z.array(z.object({ created_at: z.number() }));

/** The migrations of the database that the connection is open to. */
export async function readMigrations(client: pg.PoolClient): Promise<Migrations> {
  const tables = tableRows.parse((await client.query(TABLES)).rows);
  const isMigrated = tables.some(
    ({ schema, name }) => schema === 'drizzle' && name === '__drizzle_migrations',
  );
  const applied = isMigrated
    ? migrationRows
        .parse((await client.query('SELECT created_at FROM drizzle.__drizzle_migrations')).rows)
        .map((row) => row.created_at)
    : null;
  return compareMigrations('postgres', applied, tables.length > 0);
}

/**
 * Migrates the database. Of processes that start at the same time, one does it and the others wait.
 * @throws Error when a newer release or another program wrote it; it is then unchanged
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock(2)');
    const found = await readMigrations(client);
    if (found.unknown > 0 || found.isForeign)
      throw new Error(`the database cannot be used: ${describeDifference(found)}`);
    if (found.pending.length > 0) await migrate(drizzle(client), { migrationsFolder: MIGRATIONS.postgres });
  } finally {
    // Closing the connection ends the lock.
    client.release(true);
  }
}
