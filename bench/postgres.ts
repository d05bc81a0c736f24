import pg from 'pg';
import { freePort } from '../sandbox/free-port.ts';
import { findPostgres, startPostgres } from '../test/support/postgres-cluster.ts';

/** On a disk, which /tmp may not be, and open to PostgreSQL's user. */
const PARENT = '/var/tmp';

/** A PostgreSQL that writes commits to the disk, with the settings of its package. */
export interface MeasuredPostgres {
  readonly folder: string;
  /** @returns the address of an empty database */
  newDatabase(): Promise<string>;
  close(): Promise<void>;
}

/** Why benchmarks with PostgreSQL cannot be run here; null when they can. */
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

/** Runs one statement on a connection of its own. */
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
