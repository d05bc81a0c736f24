import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A separate database for a test. */
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
 * @param prefix of its name
 */
export async function createDatabaseAt(
  server: string,
  options: string,
  prefix = 'test_',
): Promise<PostgresDatabase> {
  const name = `${prefix}${randomUUID().slice(0, 18)}`;
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

/** Removes a database, and all whose names start with its name. */
export async function dropWithCopies(server: string, name: string): Promise<void> {
  const copies = await query(server, `SELECT datname FROM pg_database WHERE starts_with(datname, '${name}')`);
  for (const { datname } of copies) await query(server, `DROP DATABASE "${String(datname)}" WITH (FORCE)`);
}
