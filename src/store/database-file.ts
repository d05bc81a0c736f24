import { statSync } from 'node:fs';
import { z } from 'zod';
import { BUSY_TIMEOUT_MS, type Database, INCREMENTAL } from './database.ts';

/** 400 kB: some milliseconds. */
const PAGES_PER_STEP = 100;
/** Free pages that are kept for new rows: 1 MB. */
const SPARE_PAGES = 256;
const RETRY_MS = 1_000;
/** Rewriting blocks the start for about a second per 100 MB, and needs that much room in the temporary folder. */
const MAX_REWRITTEN_BYTES = 64 * 1024 * 1024;

const checkpointed = z.tuple([z.object({ busy: z.number() })]);

/** Whether a file was rewritten that may hold deleted content. */
export type Rewriting = 'done' | 'not_needed' | 'too_large';

/** The file below the tables. */
export interface DatabaseFile {
  size(): { readonly bytes: number; readonly walBytes: number };
  /** Empties the -wal file, which holds old pages. Retries in the background while a reader needs it. */
  emptyWal(): void;
  /** Gives some free pages back to the disk. @returns how many; 0 when none is left */
  shrink(): Promise<number>;
  /** Rewrites a file of a version that did not overwrite what it deleted, unless it is large. Blocks meanwhile. */
  rewriteOnce(): Rewriting;
  /** Ends the retries. */
  close(): void;
}

export function createDatabaseFile({ $client }: Database): DatabaseFile {
  let retry: NodeJS.Timeout | undefined;
  const pragma = (name: string) => z.number().parse($client.pragma(name, { simple: true }));
  const bytesOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const size = () => ({ bytes: bytesOf($client.name), walBytes: bytesOf(`${$client.name}-wal`) });

  const tryToEmptyWal = (): boolean => {
    // Otherwise it would wait for a reader and block the whole bot.
    $client.pragma('busy_timeout = 0');
    try {
      const [{ busy }] = checkpointed.parse($client.pragma('wal_checkpoint(TRUNCATE)'));
      return busy === 0;
    } catch {
      return false;
    } finally {
      $client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  };

  const emptyWal = (): void => {
    clearTimeout(retry);
    if (!tryToEmptyWal()) retry = setTimeout(emptyWal, RETRY_MS).unref();
  };

  return {
    size,
    emptyWal,
    async shrink() {
      const free = pragma('freelist_count');
      const pages = Math.min(PAGES_PER_STEP, free - SPARE_PAGES);
      if (pages <= 0) return 0;
      $client.pragma(`incremental_vacuum(${pages})`);
      return free - pragma('freelist_count');
    },
    rewriteOnce() {
      if (pragma('auto_vacuum') === INCREMENTAL) return 'not_needed';
      if (size().bytes > MAX_REWRITTEN_BYTES) return 'too_large';
      $client.exec('VACUUM');
      emptyWal();
      return 'done';
    },
    close: () => clearTimeout(retry),
  };
}
