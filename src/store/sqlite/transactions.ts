import type { SqliteDatabase } from './database.ts';

/**
 * Runs one write transaction. It takes the write lock at its beginning: a transaction that reads first and writes later
 * fails as soon as another process has written in between (SQLITE_BUSY_SNAPSHOT), whatever its busy timeout.
 */
export function writeTransaction<T>({ $client }: SqliteDatabase, write: () => T): T {
  return $client.transaction(write).immediate();
}

/** Runs a write transaction and rolls it back, to find out what it would do. */
export function runAndRollBack<T>({ $client }: SqliteDatabase, write: () => T): T {
  $client.exec('BEGIN IMMEDIATE');
  try {
    return write();
  } finally {
    // A failing disk may have ended the transaction already.
    if ($client.inTransaction) $client.exec('ROLLBACK');
  }
}

/**
 * Runs one transaction that reaches the disk with the next one: it survives a crash of this process, but not a power cut
 * right after it. Ten times as fast on a slow disk.
 */
export function writeWithoutFsync<T>(database: SqliteDatabase, write: () => T): T {
  database.$client.pragma('synchronous = NORMAL');
  try {
    return writeTransaction(database, write);
  } finally {
    database.$client.pragma('synchronous = FULL');
  }
}

/** Writes to the disk what {@link writeWithoutFsync} left in memory. */
export function fsync({ $client }: SqliteDatabase): void {
  $client.pragma('wal_checkpoint(PASSIVE)');
}
