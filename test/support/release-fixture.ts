import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { inject } from 'vitest';
import { createLog } from '../../src/process/log.ts';
import type { Store } from '../../src/store/index.ts';
import { openStoreAtStart } from '../../src/store/open-at-start.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database.ts';
import { runCli } from './run-cli.ts';

const FIXTURES = new URL('../store/fixtures/', import.meta.url);

/** Every dump, such as `1.0.0.postgres`. */
export const RELEASES = readdirSync(FIXTURES).flatMap((name) => /^release-(.+)\.sql$/.exec(name)?.[1] ?? []);

/** @param release as in {@link RELEASES} */
export function readRelease(release: string): string {
  return readFileSync(new URL(`release-${release}.sql`, FIXTURES), 'utf8');
}

/**
 * Loads the dump of a database that a release filled.
 * @param path a file that doesn't exist, or `:memory:`
 */
export function loadRelease(path: string, release = '0.1.0'): SQLite.Database {
  const client = new SQLite(path);
  client.exec(readRelease(release));
  return client;
}

/** The same, into a database of its own on the server of the project `postgres`. */
export async function loadPostgresRelease(release: string): Promise<PostgresDatabase> {
  const database = await createPostgresDatabase();
  await database.query(readRelease(`${release}.postgres`));
  return database;
}

export interface UpgradedDatabase {
  readonly store: Store;
  close(): Promise<void>;
}

/** Opens the database of the test's project as a bot that was just upgraded from a release does. */
export async function openUpgraded(release: string): Promise<UpgradedDatabase> {
  if (inject('postgresUrl') === undefined) return openUpgradedFile(release);
  const database = RELEASES.includes(`${release}.postgres`)
    ? await loadPostgresRelease(release)
    : await moveUpgradedFile(release);
  return open(database.url, () => database.drop());
}

async function openUpgradedFile(release: string): Promise<UpgradedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const path = join(folder, 'haulmate.db');
  loadRelease(path, release).close();
  return open(path, async () => rmSync(folder, { recursive: true }));
}

/** Of a release without PostgreSQL: its file is upgraded, then moved. */
async function moveUpgradedFile(release: string): Promise<PostgresDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const path = join(folder, 'haulmate.db');
  loadRelease(path, release).close();
  await (await open(path, async () => {})).close();
  const database = await createPostgresDatabase();
  const settings = { DATABASE_PATH: path, DATABASE_URL: database.url };
  const { code, out, err } = await runCli('move', [], { cwd: folder, settings });
  rmSync(folder, { recursive: true });
  if (code !== 0 || !out.includes('Every row is the same on both sides.')) throw new Error(out + err);
  return database;
}

async function open(address: string, remove: () => Promise<void>): Promise<UpgradedDatabase> {
  const store = await openStoreAtStart(address, () => 'all', createLog('silent'));
  return {
    store,
    async close() {
      await store.close();
      await remove();
    },
  };
}
