import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Node's own `recursive` never returns where a file system reports a refused folder as "not found", as /proc does. */
export function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (isFolder(folder)) return;
    const code = error instanceof Error && 'code' in error ? error.code : String(error);
    throw new Error(`the folder ${folder} cannot be created: ${code}`, { cause: error });
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Readable and writable only by the owner. */
const PRIVATE = 0o600;

/**
 * Creates a file with this mode whatever the umask; files that SQLite creates beside it get the same mode.
 * Doesn't touch an existing file.
 */
export function createPrivateFile(path: string, mode = PRIVATE): void {
  if (existsSync(path)) return;
  // Not "wx": another process that starts at the same time may create it at the same moment.
  closeSync(openSync(path, 'a', PRIVATE));
  chmodSync(path, mode);
}
