import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/store/database/database.ts';
import type { HomeGuilds, Store } from '../../src/store/index.ts';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { createPool } from '../../src/store/postgres/pool.ts';
import { createPostgresRunner } from '../../src/store/postgres/run-work.ts';
import { createSqliteRunner } from '../../src/store/sqlite/run-work.ts';
import { createStore } from '../../src/store/store.ts';
import { openMemoryDatabase, openMemoryStore } from './store-fixtures.ts';

/** A migrated database that others are copied from: migrating takes longer than most tests. */
let template: Promise<string> | undefined;

/** An empty store on the database of the test's project: SQLite in memory, or PostgreSQL. */
export async function openTestStore(homeGuilds: () => HomeGuilds = () => []): Promise<Store> {
  if (inject('postgresUrl') === undefined) return openMemoryStore(homeGuilds);
  const { database, close } = await openTestDatabase();
  const store = createStore(openMemoryDatabase(), homeGuilds, database);
  return {
    ...store,
    async close() {
      await store.close();
      await close();
    },
  };
}

interface TestDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** An empty database of the test's project, for tests of queries themselves. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  if (server === undefined) {
    const sqlite = openMemoryDatabase();
    return { database: createSqliteRunner(sqlite), close: async () => void sqlite.$client.close() };
  }
  template ??= createTemplate(server);
  const url = await createDatabase(server, await template);
  const pool = createPool(url);
  const close = async () => {
    await pool.end();
    await administer(server, `DROP DATABASE "${nameIn(url)}" WITH (FORCE)`);
  };
  return { database: createPostgresRunner(pool), close };
}

async function createTemplate(server: string): Promise<string> {
  const url = await createDatabase(server, 'template0');
  const pool = createPool(url);
  await migrateDatabase(pool);
  await pool.end();
  return nameIn(url);
}

async function createDatabase(server: string, copied: string): Promise<string> {
  const name = `test_${randomUUID()}`;
  await administer(server, `CREATE DATABASE "${name}" TEMPLATE "${copied}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
