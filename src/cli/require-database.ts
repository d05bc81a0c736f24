import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Checks that a database exists: opening a wrong path would create an empty one.
 * @returns the path
 * @throws Error naming the path
 */
export function requireDatabase(path: string): string {
  if (!existsSync(path)) throw new Error(`there is no database at ${resolve(path)} (DATABASE_PATH).`);
  return path;
}
