import SQLite from 'better-sqlite3';
import { createWriteHealth, type WriteHealth } from '../database/write-health.ts';
import type { SqliteDatabase } from './database.ts';
import { noOpWrite } from './no-op-write.ts';
import { writeTransaction } from './transactions.ts';

/** SQLITE_BUSY is not among them: the database can be written once the other process is done. */
const DISK_ERROR = /^SQLITE_(FULL|CORRUPT|READONLY|IOERR|NOTADB|CANTOPEN)/;

export function createSqliteWriteHealth(database: SqliteDatabase): WriteHealth {
  return createWriteHealth({
    attempt(writes) {
      writeTransaction(database, () => {
        if (writes) database.$client.exec(noOpWrite(database.$client));
      });
    },
    isDiskError: (error) => error instanceof SQLite.SqliteError && DISK_ERROR.test(error.code),
  });
}
