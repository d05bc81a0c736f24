import type SQLite from 'better-sqlite3';

/** A statement that writes the first page of a database as it is: the least that really goes to the disk. */
export function rewrittenVersion(client: SQLite.Database): string {
  return `PRAGMA user_version = ${client.pragma('user_version', { simple: true })};`;
}
