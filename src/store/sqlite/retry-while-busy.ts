import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';

const FIRST_RETRY_MS = 2;
const MAX_RETRY_MS = 50;

/**
 * Tries again while another process writes. SQLite itself would wait within the call, and with it the whole bot. The first
 * attempt is made at once.
 * @param patienceMs how long it goes on
 * @throws what `attempt` throws, SQLITE_BUSY only after that time
 */
export async function retryWhileBusy<T>(attempt: () => T, patienceMs: number): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(MAX_RETRY_MS, 2 * waitMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() + waitMs > giveUpAt) throw error;
    }
    await sleep(waitMs);
  }
}

/** Whether another connection is in the way. Drizzle wraps the errors of its queries. */
function isBusy(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError) return error.code.startsWith('SQLITE_BUSY');
  return error instanceof Error && isBusy(error.cause);
}
