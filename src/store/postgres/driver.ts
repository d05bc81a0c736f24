import type { Log } from '../../process/log.ts';
import type { ReadDatabase, StoreDriver } from '../database/database.ts';
import { describeDifference } from '../database/migrations.ts';
import { createClusterStore } from './cluster-store.ts';
import { openFailure } from './errors.ts';
import { migrateDatabase, readMigrations } from './migrate.ts';
import { createPool } from './pool.ts';
import { createPostgresRunner } from './run-work.ts';
import { createPostgresWriteHealth, isBeingMovedInto, readServer, serverProblem } from './server.ts';
import { createPostgresStorage } from './storage.ts';

/** One writes while one waits: more would be no faster, and would block other processes longer if this one freezes. */
const WRITERS = 2;
const BACKGROUND_CONNECTIONS = 2;

const UNFINISHED_MOVE =
  'a move into it was interrupted. Run npm run move again, which continues where it stopped.';

/**
 * @param prepare runs on the database first. @throws Error with a sentence that says what to do, when it
 * cannot be used
 */
export async function openPostgresDriver(
  url: string,
  log?: Log,
  prepare: (url: string) => Promise<unknown> = migrateDatabase,
): Promise<StoreDriver> {
  const pool = createPool(url, log);
  const writers = createPool(url, log, WRITERS);
  const background = createPool(url, log, BACKGROUND_CONNECTIONS);
  const end = async () => void (await Promise.all([pool, writers, background].map((each) => each.end())));
  try {
    const problem = serverProblem(await readServer(background));
    if (problem !== null) throw new Error(problem);
    if (await isBeingMovedInto(background)) throw new Error(UNFINISHED_MOVE);
    await prepare(url);
    const storage = await createPostgresStorage(background, log);
    const cluster = createClusterStore(url, log);
    return {
      database: createPostgresRunner(pool, writers),
      storage,
      writeHealth: createPostgresWriteHealth(background),
      cluster,
      async close() {
        storage.close();
        await Promise.all([end(), cluster.close()]);
      },
    };
  } catch (error) {
    await end();
    throw openFailure(error, url);
  }
}

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
