import SQLite from 'better-sqlite3';
import { createWriteHealth, type WriteHealth } from '../database/write-health.ts';
import type { SqliteDatabase } from './database.ts';
import { noOpWrite } from './no-op-write.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { writeTransaction } from './transactions.ts';

/** A database that another process locks for longer counts as not writable. */
const PATIENCE_MS = 250;

/** SQLITE_BUSY is not among them: the database can be written once the other process is done. */
const BROKEN = /^SQLITE_(CORRUPT|READONLY|IOERR|NOTADB|CANTOPEN)/;

export function createSqliteWriteHealth(database: SqliteDatabase): WriteHealth {
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
