import type { Database } from './database/database.ts';
import { describeDifference } from './database/migrations.ts';
import { isPostgresUrl } from './postgres/address.ts';
import { readMigrations as readPostgresMigrations } from './postgres/migrate.ts';
import { openFailure } from './postgres/open-failure.ts';
import { createPool } from './postgres/pool.ts';
import { createPostgresRunner } from './postgres/run-work.ts';
import { openDatabaseToRead } from './sqlite/database.ts';
import { readMigrations } from './sqlite/migrations.ts';
import { createSqliteRunner } from './sqlite/run-work.ts';

/** A database of any version beside a running bot, for tools that only read. */
interface ReadDatabase {
  readonly database: Database;
  /** How it differs from one of this version, and what to do about it; null when it does not. */
  readonly difference: string | null;
  close(): Promise<void>;
}

/**
 * Opens a database without migrating it.
 * @param address `postgres://…`, or the path of an SQLite file that exists
 * @throws Error when it cannot be opened
 */
export async function openToRead(address: string): Promise<ReadDatabase> {
  if (isPostgresUrl(address)) return openPostgresToRead(address);
  const sqlite = openDatabaseToRead(address);
  return {
    database: createSqliteRunner(sqlite),
    difference: describeDifference(readMigrations(sqlite.$client)),
    close: async () => void sqlite.$client.close(),
  };
}

async function openPostgresToRead(url: string): Promise<ReadDatabase> {
  const pool = createPool(url, undefined, 1);
  try {
    const difference = describeDifference(await readPostgresMigrations(pool));
    return { database: createPostgresRunner(pool), difference, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw openFailure(error, url);
  }
}
