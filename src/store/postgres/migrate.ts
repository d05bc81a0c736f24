import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import * as z from 'zod';
import {
  compareMigrations,
  describeDifference,
  MIGRATIONS,
  ownerConflict,
  type Preview,
} from '../database/migrations.ts';
import { withClient } from './pool.ts';

/** Held while the database is migrated, so that processes starting together migrate it once. */
const LOCK_MIGRATIONS = 'SELECT pg_advisory_xact_lock(2)';

/** The lock belongs to the transaction, not the connection, which a pooler may give to another process. */
const BEGIN = `BEGIN;
SET LOCAL idle_in_transaction_session_timeout = '10s';
${LOCK_MIGRATIONS}`;

const TABLES = `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND (n.nspname = current_schema() OR n.nspname = 'drizzle')`;
const tableRows = z.array(z.object({ schema: z.string(), name: z.string() }));
const ownerRows = z.array(z.object({ application_id: z.string() }));
const migrationRows = z.array(z.object({ created_at: z.coerce.number() }));

export async function readMigrations(client: pg.Pool | pg.ClientBase): Promise<Preview> {
  const tables = tableRows.parse((await client.query(TABLES)).rows);
  const isMigrated = tables.some(
    ({ schema, name }) => schema === 'drizzle' && name === '__drizzle_migrations',
  );
  const applied = isMigrated
    ? migrationRows
        .parse((await client.query('SELECT created_at FROM drizzle.__drizzle_migrations')).rows)
        .map((row) => row.created_at)
    : null;
  const owners = tables.some(({ name }) => name === 'database_owner')
    ? ownerRows.parse((await client.query('SELECT application_id FROM database_owner')).rows)
    : [];
  const owner = owners[0]?.application_id ?? null;
  return { ...compareMigrations('postgres', applied, tables.length > 0), owner };
}

/** Migrates in one transaction; others wait. @param application undefined: any. @returns the names of the migrations applied */
export async function migrateDatabase(url: string, application?: string | null): Promise<readonly string[]> {
  return withClient({ connectionString: url }, async (client) => {
    await client.query(BEGIN);
    const found = await readMigrations(client);
    if (found.unknown > 0 || found.isForeign) throw new Error(describeDifference(found) ?? 'it is unusable');
    const conflict = application === undefined ? null : ownerConflict(found.owner, application);
    if (conflict !== null) throw new Error(conflict);
    // Drizzle's own BEGIN has no effect within a transaction; its COMMIT ends this one.
    if (found.pending.length > 0) await migrate(drizzle(client), { migrationsFolder: MIGRATIONS.postgres });
    else await client.query('COMMIT');
    return found.pending;
  });
}

/** For tools that write while a bot is running. @throws Error if its migrations are not those of this version */
export async function requireCurrentVersion(url: string): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    const difference = describeDifference(await readMigrations(client));
    if (difference !== null) throw new Error(difference);
  });
}
