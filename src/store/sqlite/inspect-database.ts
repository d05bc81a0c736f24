import { statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import type { Preview } from '../database/migrations.ts';
import { readMigrations } from './database.ts';
import { noOpWrite } from './driver.ts';

/** Reading every page of a file this size takes about 4 s. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024;

export interface Inspection extends Preview {
  /** What is wrong with its pages; null when the file is too large to check them. */
  readonly faults: readonly string[] | null;
  readonly bytes: number;
}

/** Inspects a file while a bot is running. @throws SqliteError when it cannot be opened, read and written */
export function inspectDatabase(path: string, maxCheckedBytes = MAX_CHECKED_BYTES): Inspection {
  const client = new SQLite(path, { fileMustExist: true, timeout: 2_000 });
  try {
    const found = readMigrations(client);
    const { size: bytes } = statSync(path);
    // A transaction that changes nothing succeeds on a full disk.
    client.exec(`BEGIN IMMEDIATE; ${found.isForeign ? '' : noOpWrite(client)} COMMIT`);
    const faults = bytes > maxCheckedBytes ? null : faultsOf(client);
    return { ...found, faults, bytes };
  } finally {
    client.close();
  }
}

function faultsOf(client: SQLite.Database): string[] {
  const found = client.prepare<[], string>('PRAGMA quick_check(3)').pluck().all();
  return found.join() === 'ok' ? [] : found;
}
