import type { ServerInspection } from '../../../store/postgres/inspect-server.ts';
import { loadPostgres } from '../../../store/postgres/load.ts';
import { CheckSkipped } from '../check-skipped.ts';
import { postgresAddress } from '../database-address.ts';

/**
 * For checks that come after that of the database.
 * @throws CheckSkipped when the database cannot be used
 */
export async function inspectedServer(): Promise<ServerInspection> {
  const url = postgresUrl();
  try {
    const { inspectServer } = await loadPostgres();
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
