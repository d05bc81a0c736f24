import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tests create their databases; undefined in projects without PostgreSQL. */
    postgresUrl: string | undefined;
  }
}

let cluster: PostgresCluster | undefined;

/** Uses the server named by `POSTGRES_URL`, or starts one for the tests. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env['POSTGRES_URL'];
  if (given === undefined) cluster = await startPostgres({ port: await freePort() });
  project.provide('postgresUrl', given ?? cluster?.url);
}

export async function teardown(): Promise<void> {
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
