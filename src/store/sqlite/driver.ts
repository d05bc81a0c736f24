import type { StoreDriver } from '../database/store-driver.ts';
import type { SqliteDatabase } from './database.ts';
import { createDatabaseFile, type DatabaseFile } from './database-file.ts';
import { createSqliteRunner } from './run-work.ts';
import { createSqliteWriteHealth } from './write-health.ts';

interface SqliteDriver extends StoreDriver {
  readonly storage: DatabaseFile;
}

/** @param sqlite an open database, which the driver closes */
export function createSqliteDriver(sqlite: SqliteDatabase): SqliteDriver {
  const storage = createDatabaseFile(sqlite);
  return {
    database: createSqliteRunner(sqlite),
    storage,
    writeHealth: createSqliteWriteHealth(sqlite),
    cluster: null,
    async close() {
      storage.close();
      sqlite.$client.close();
    },
  };
}
