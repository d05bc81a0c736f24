import { inject } from 'vitest';
import { borrowDatabase } from './borrowed-database.ts';
import { createDatabaseAt, type PostgresDatabase } from './database-at.ts';

export type { PostgresDatabase } from './database-at.ts';

/** A migrated database without rows, on the server of the project `postgres`. */
export async function createMigratedDatabase(): Promise<PostgresDatabase> {
  return borrowDatabase(postgresServer());
}

/** @param options of `CREATE DATABASE` */
export async function createPostgresDatabase(options = 'TEMPLATE template0'): Promise<PostgresDatabase> {
  return createDatabaseAt(postgresServer(), options);
}

/** The address of the tests' server. */
export function postgresServer(): string {
  const server = inject('postgresUrl');
  if (server === undefined) throw new Error('only in the project postgres');
  return server;
}
