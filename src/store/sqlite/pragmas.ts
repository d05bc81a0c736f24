import type SQLite from 'better-sqlite3';

/** The value of `auto_vacuum` with which free pages return to the disk on request. */
export const INCREMENTAL = 2;

/** For a connection that writes. */
export function setPragmas(client: SQLite.Database): void {
  client.pragma('journal_mode = WAL');
  // Deleted content is overwritten with zeros, and does not stay in the file until its page is used again.
  client.pragma('secure_delete = ON');
  client.pragma('foreign_keys = ON');
  client.pragma('synchronous = FULL');
}

/** Takes effect in a new file; in an older one without it, with the next VACUUM. */
export function enableIncrementalVacuum(client: SQLite.Database): void {
  // Setting the same value again would write.
  if (client.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return;
  client.pragma(`auto_vacuum = ${INCREMENTAL}`);
}
