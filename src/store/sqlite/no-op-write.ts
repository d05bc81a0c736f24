import type SQLite from 'better-sqlite3';

/** A statement that writes the first page without changing it: the smallest write that reaches the disk. */
export function firstPageWrite(client: SQLite.Database): string {
  return `PRAGMA user_version = ${client.pragma('user_version', { simple: true })};`;
}
