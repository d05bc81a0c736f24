import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** Only its owner can read and write it. */
const PRIVATE = 0o600;

/**
 * Creates an empty file for SQLite to fill, with this mode whatever the umask: everybody could read a file that SQLite creates.
 * The files that SQLite creates beside a database get the database's mode. Leaves an existing file as it is.
 */
export function createPrivateFile(path: string, mode = PRIVATE): void {
  if (existsSync(path)) return;
  // Not "wx": another process that starts at the same time may create it at the same moment.
  closeSync(openSync(path, 'a', PRIVATE));
  chmodSync(path, mode);
}
