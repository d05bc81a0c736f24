import { inspectServer, type ServerInspection } from '../../../store/postgres/inspect-server.ts';
import { CheckSkipped } from '../check-skipped.ts';
import { postgresAddress } from '../database-address.ts';

/**
 * For checks that come after that of the database.
 * @throws CheckSkipped when the database cannot be used
 */
export async function inspectedServer(): Promise<ServerInspection> {
  const url = postgresUrl();
  try {
    return await inspectServer(url);
  } catch {
    throw new CheckSkipped('“database”');
  }
}

/** Only for checks that run with PostgreSQL. */
export function postgresUrl(): string {
  const url = postgresAddress();
  if (url === null) throw new Error('DATABASE_URL is not set');
  return url;
}
