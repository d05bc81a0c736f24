import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Names that `npm run backup` gives; others are somebody's own. */
const OWN_NAME = /^haulmate-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(db|dump)$/;

/**
 * Deletes the oldest backups in a folder.
 * @param keep how many stay
 * @returns the files that were deleted
 */
export function deleteOldBackups(folder: string, keep: number): string[] {
  // The names begin with the time, so they sort by it.
  const old = readdirSync(folder)
    .filter((name) => OWN_NAME.test(name))
    .sort()
    .slice(0, -keep)
    .map((name) => join(folder, name));
  for (const file of old) rmSync(file);
  return old;
}
