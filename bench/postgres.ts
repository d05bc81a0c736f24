import pg from 'pg';
import { freePort } from '../sandbox/free-port.ts';
import { findPostgres, startPostgres } from '../test/support/postgres-cluster.ts';

/** On a disk (/tmp may be in memory), and accessible to PostgreSQL's user. */
const PARENT = '/var/tmp';

/** A PostgreSQL server that writes commits to disk, with its package's settings. */
export interface MeasuredPostgres {
  readonly folder: string;
  /** @returns the address of an empty database */
  newDatabase(): Promise<string>;
  close(): Promise<void>;
}

/** Why benchmarks with PostgreSQL can't run here; null if they can. */
export const postgresUnavailable = (): string | null =>
  findPostgres() === null ? 'because PostgreSQL is not installed (package `postgresql`)' : null;

export async function startMeasuredPostgres(): Promise<MeasuredPostgres> {
  const { url, folder, stop } = await startPostgres({
    port: await freePort(),
    durable: true,
    parent: PARENT,
  });
  let databases = 0;
  return {
    folder,
    async newDatabase() {
      databases += 1;
      const name = `bench_${databases}`;
      await query(url, `CREATE DATABASE ${name} TEMPLATE template0`);
      return url.replace(/\/postgres$/, `/${name}`);
    },
    close: stop,
  };
}

/** Runs one statement on its own connection. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
