import type SQLite from 'better-sqlite3';

/** A statement that writes the first page and changes nothing: the smallest write that reaches the disk. */
export function noOpWrite(client: SQLite.Database): string {
  return `PRAGMA user_version = ${client.pragma('user_version', { simple: true })};`;
}
