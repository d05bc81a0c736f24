import SQLite from 'better-sqlite3';
import type { StoreDriver } from '../database/database.ts';
import { createWriteHealth, type WriteHealth } from '../database/write-health.ts';
import type { SqliteDatabase } from './database.ts';
import { createDatabaseFile, type DatabaseFile } from './database-file.ts';
import { createSqliteRunner, retryWhileBusy, writeTransaction } from './run-work.ts';

/** A statement that writes the first page and changes nothing: the smallest write that reaches the disk. */
export function noOpWrite(client: SQLite.Database): string {
  return `PRAGMA user_version = ${client.pragma('user_version', { simple: true })};`;
}

/** A database that another process locks for longer counts as not writable. */
const PATIENCE_MS = 250;

/** SQLITE_BUSY is not among them: the database can be written once the other process is done. */
const BROKEN = /^SQLITE_(CORRUPT|READONLY|IOERR|NOTADB|CANTOPEN)/;

function createSqliteWriteHealth(database: SqliteDatabase): WriteHealth {
  return createWriteHealth({
    attempt: (writes) =>
      retryWhileBusy(
        () =>
          writeTransaction(database, () => {
            if (writes) database.$client.exec(noOpWrite(database.$client));
          }),
        PATIENCE_MS,
      ),
    diskFault(error) {
      if (!(error instanceof SQLite.SqliteError)) return null;
      if (error.code === 'SQLITE_FULL') return 'full';
      return BROKEN.test(error.code) ? 'broken' : null;
    },
  });
}

interface SqliteDriver extends StoreDriver {
  readonly storage: DatabaseFile;
}

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
