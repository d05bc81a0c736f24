import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a test's own. */
export interface PostgresDatabase {
  readonly url: string;
  readonly name: string;
  /** Runs a statement in it, and returns the rows. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** Closes all connections to it and removes it. */
  drop(): Promise<void>;
}

/**
 * @param server the address of a database of a server
 * @param options of `CREATE DATABASE`
 */
export async function createDatabaseAt(server: string, options: string): Promise<PostgresDatabase> {
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

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
