import type { ReadDatabase } from './database/database.ts';
import { describeDifference } from './database/migrations.ts';
import { isPostgresUrl } from './postgres/address.ts';
import { loadPostgres } from './postgres/load.ts';
import { openDatabaseToRead, readMigrations } from './sqlite/database.ts';
import { createSqliteRunner } from './sqlite/run-work.ts';

/** Opens a database of any version. @param address `postgres://…`, or the path of an SQLite file that exists */
export async function openToRead(address: string): Promise<ReadDatabase> {
  if (isPostgresUrl(address)) {
    const { openPostgresToRead } = await loadPostgres();
    return openPostgresToRead(address);
  }
  const sqlite = openDatabaseToRead(address);
  return {
    database: createSqliteRunner(sqlite),
    difference: describeDifference(readMigrations(sqlite.$client)),
    close: async () => void sqlite.$client.close(),
  };
}
