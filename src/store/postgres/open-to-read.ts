import { describeDifference } from '../database/migrations.ts';
import type { ReadDatabase } from '../database/read-database.ts';
import { readMigrations } from './migrate.ts';
import { openFailure } from './open-failure.ts';
import { createPool } from './pool.ts';
import { createPostgresRunner } from './run-work.ts';

/** @throws Error with a sentence that says what to do, when the database cannot be used */
export async function openPostgresToRead(url: string): Promise<ReadDatabase> {
  const pool = createPool(url, undefined, 1);
  try {
    const difference = describeDifference(await readMigrations(pool));
    return { database: createPostgresRunner(pool), difference, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw openFailure(error, url);
  }
}
