import { readFileSync } from 'node:fs';
import SQLite from 'better-sqlite3';

const DUMP = new URL('../store/fixtures/release-0.1.0.sql', import.meta.url);

/**
 * Loads the dump of a database that release 0.1.0 filled.
 * @param path a file that doesn't exist, or `:memory:`
 */
export function loadRelease(path: string): SQLite.Database {
  const client = new SQLite(path);
  client.exec(readFileSync(DUMP, 'utf8'));
  return client;
}
