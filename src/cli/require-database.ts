import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The path of a database that is there: a tool that mistook it must not create another one.
 * @throws Error naming the path
 */
export function requireDatabase(path: string): string {
  if (!existsSync(path)) throw new Error(`there is no database at ${resolve(path)} (DATABASE_PATH).`);
  return path;
}
