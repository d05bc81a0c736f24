import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. Node's own `recursive` never returns where a file system reports a refused
 * folder as "not found", as /proc does.
 * @throws Error naming the folder that cannot be created
 */
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
