import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';

/** A migrated database that others are copied from: migrating takes longer than most tests. */
let template: Promise<string> | undefined;

/** A database of a test's own. */
export interface PostgresDatabase {
  readonly url: string;
  readonly name: string;
  /** Runs a statement in it, and returns the rows. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** Closes all connections to it and removes it. */
  drop(): Promise<void>;
}

/** A migrated database without rows, on the server of the project `postgres`. */
export async function createMigratedDatabase(): Promise<PostgresDatabase> {
  template ??= createTemplate();
  return createPostgresDatabase(`TEMPLATE "${await template}"`);
}

/** @param options of `CREATE DATABASE` */
export async function createPostgresDatabase(options = 'TEMPLATE template0'): Promise<PostgresDatabase> {
  const server = postgresServer();
  const name = `test_${randomUUID()}`;
  await query(server, `CREATE DATABASE "${name}" ${options}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    query: (statement) => query(url.href, statement),
    drop: async () => void (await query(server, `DROP DATABASE "${name}" WITH (FORCE)`)),
  };
}

/** The address of the tests' server. */
export function postgresServer(): string {
  const server = inject('postgresUrl');
  if (server === undefined) throw new Error('only in the project postgres');
  return server;
}

async function createTemplate(): Promise<string> {
  const { url, name } = await createPostgresDatabase();
  await migrateDatabase(url);
  return name;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
