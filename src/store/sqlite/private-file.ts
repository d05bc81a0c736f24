import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** Read and written by its owner alone. */
const PRIVATE = 0o600;

/**
 * Creates an empty file for SQLite to fill, with this mode whatever the umask. SQLite's own would be readable by everybody;
 * what it puts beside a database gets the mode of the database. A file that is there stays as it is.
 */
export function createPrivateFile(path: string, mode = PRIVATE): void {
  if (existsSync(path)) return;
  // Not "wx": another process of the same start may create it at the same moment.
  closeSync(openSync(path, 'a', PRIVATE));
  chmodSync(path, mode);
}
