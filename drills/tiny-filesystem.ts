import { execFile } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { BotProcess } from '../sandbox/bot-process.ts';
import { buildPreload } from './build-preload.ts';
import { queryPreload } from './query-preload.ts';

const run = promisify(execFile);
const SIZE = '8m';
const SMALLEST_CHUNK = 4096;

/** A folder for a database, on a file system that can be filled up. */
export interface TinyFilesystem {
  readonly folder: string;
  /** How the space is limited, for the report. */
  readonly method: string;
  readonly preload: readonly URL[];
  /** Uses up all space. */
  fill(bot: BotProcess): Promise<void>;
  /** Frees the space. */
  clear(bot: BotProcess): Promise<void>;
  remove(): Promise<void>;
}

/** A tmpfs of a few megabytes if mounting is allowed, otherwise a limit on the database's pages. */
export async function createTinyFilesystem(): Promise<TinyFilesystem> {
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-tiny-'));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  return mounted ? mountedFilesystem(folder) : limitedDatabase(folder);
}

function mountedFilesystem(folder: string): TinyFilesystem {
  const ballast = join(folder, 'ballast');
  return {
    folder,
    method: `a file system of ${SIZE.replace('m', ' MB')}`,
    preload: [],
    async fill() {
      for (let chunk = 4 * 1024 * 1024; chunk >= SMALLEST_CHUNK; ) {
        const added = await writeFile(ballast, Buffer.alloc(chunk), { flag: 'a' }).then(
          () => true,
          () => false,
        );
        if (!added) chunk /= 2;
      }
    },
    clear: () => truncate(ballast, 0),
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function limitedDatabase(folder: string): Promise<TinyFilesystem> {
  const reply = z.object({ full: z.boolean() });
  return {
    folder,
    method: 'a limit on the pages of the database, since mounting a file system needs root',
    preload: [await buildPreload('database-size')],
    async fill(bot) {
      await queryPreload(bot, { full: true }, reply);
    },
    async clear(bot) {
      await queryPreload(bot, { full: false }, reply);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
