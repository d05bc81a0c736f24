import { statSync } from 'node:fs';
import { z } from 'zod';
import { BUSY_TIMEOUT_MS, type Database, INCREMENTAL } from './database.ts';

/** 400 kB: some milliseconds. */
const PAGES_PER_STEP = 100;
/** Free pages that are kept for new rows: 1 MB. */
const SPARE_PAGES = 256;
const RETRY_MS = 1_000;
/** Rewriting blocks the process for about a second per 100 MB, and needs that much room in the temporary folder. */
const MAX_REWRITTEN_BYTES = 64 * 1024 * 1024;

/** Of the time, rewriting takes a fiftieth at most, however often it is asked for. */
const REWRITING_REST = 50;

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
  /**
   * Overwrites what was deleted. SQLite puts zeros where a row was, but pages that were split keep copies of rows that moved:
   * only writing the file anew removes them. At once, or as soon as that is due again; a large file keeps them.
   */
  rewriteSoon(): void;
  /** Ends what runs in the background, and does at once what was put off. */
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

  let rewriteTimer: NodeJS.Timeout | undefined;
  let rewriteAgainAt = Number.NEGATIVE_INFINITY;

  const rewrite = (): void => {
    clearTimeout(rewriteTimer);
    rewriteTimer = undefined;
    const begunAt = performance.now();
    let isDone = true;
    try {
      if (size().bytes <= MAX_REWRITTEN_BYTES) $client.exec('VACUUM');
    } catch {
      // Another process writes, or the disk is full.
      isDone = false;
    }
    const restMs = (performance.now() - begunAt) * REWRITING_REST;
    rewriteAgainAt = performance.now() + restMs;
    if (!isDone) rewriteIn(Math.max(RETRY_MS, restMs));
    emptyWal();
  };

  const rewriteIn = (ms: number): void => {
    rewriteTimer ??= setTimeout(rewrite, ms).unref();
  };

  return {
    size,
    emptyWal,
    rewriteSoon() {
      const waitMs = rewriteAgainAt - performance.now();
      if (waitMs <= 0) return rewrite();
      rewriteIn(waitMs);
      emptyWal();
    },
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
    close() {
      if (rewriteTimer !== undefined) rewrite();
      clearTimeout(rewriteTimer);
      clearTimeout(retry);
    },
  };
}
