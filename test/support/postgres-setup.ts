import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../src/store/postgres/migrate.ts';
import { createDatabaseAt, dropWithCopies } from './database-at.ts';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tests create their databases; undefined in projects without PostgreSQL. */
    postgresUrl: string | undefined;
    /** An empty migrated database there for tests to copy, since migrating takes longer than most of them. */
    postgresTemplate: string;
  }
}

let cluster: PostgresCluster | undefined;
let drop: (() => Promise<void>) | undefined;

/** Uses the server named by `POSTGRES_URL`, or starts one for the tests. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['POSTGRES_URL'];
  cluster = given === undefined ? await startPostgres({ port: await freePort() }) : undefined;
  const server = given ?? cluster?.url ?? '';
  const template = await createDatabaseAt(server, 'TEMPLATE template0');
  drop = () => dropWithCopies(server, template.name);
  await migrateDatabase(template.url);
  project.provide('postgresUrl', server);
  project.provide('postgresTemplate', template.name);
}

export async function teardown(): Promise<void> {
  // The tests' own server is removed with everything in it.
  if (cluster === undefined) await drop?.();
  await cluster?.stop();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
