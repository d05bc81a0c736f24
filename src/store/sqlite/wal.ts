import * as z from 'zod';
import type { SqliteDatabase } from './database.ts';

const RETRY_MS = 1_000;

const checkpointed = z.tuple([z.object({ busy: z.number() })]);

/** The `-wal` file, which holds old pages. */
export interface Wal {
  /** Empties it. Retries in the background while another connection reads from it. */
  truncate(): void;
  /** Ends the retries. */
  close(): void;
}

export function createWal({ $client }: SqliteDatabase): Wal {
  let retry: NodeJS.Timeout | undefined;

  const tryTruncate = (): boolean => {
    try {
      const [{ busy }] = checkpointed.parse($client.pragma('wal_checkpoint(TRUNCATE)'));
      return busy === 0;
    } catch {
      return false;
    }
  };

  const truncate = (): void => {
    clearTimeout(retry);
    if (!tryTruncate()) retry = setTimeout(truncate, RETRY_MS).unref();
  };

  return { truncate, close: () => clearTimeout(retry) };
}
