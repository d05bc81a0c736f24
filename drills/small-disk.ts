import { execFile } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { BotProcess } from '../sandbox/bot-process.ts';
import { askInside } from './ask-inside.ts';
import { preload } from './preload.ts';

const run = promisify(execFile);
const SIZE = '8m';
const SMALLEST_PIECE = 4096;

/** A place for a database that can run out of room. */
export interface SmallDisk {
  readonly folder: string;
  /** How that is done, for the report. */
  readonly how: string;
  readonly preload: readonly URL[];
  /** Takes all room away. */
  fill(bot: BotProcess): Promise<void>;
  /** Gives it back. */
  clear(bot: BotProcess): Promise<void>;
  remove(): Promise<void>;
}

/** A file system of a few megabytes where one may be mounted, otherwise a limit on the database's pages. */
export async function makeSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'haulmate-small-'));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  return mounted ? mountedDisk(folder) : limitedDatabase(folder);
}

function mountedDisk(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast');
  return {
    folder,
    how: `a file system of ${SIZE.replace('m', ' MB')}`,
    preload: [],
    async fill() {
      for (let piece = 4 * 1024 * 1024; piece >= SMALLEST_PIECE; ) {
        const added = await writeFile(ballast, Buffer.alloc(piece), { flag: 'a' }).then(
          () => true,
          () => false,
        );
        if (!added) piece /= 2;
      }
    },
    clear: () => truncate(ballast, 0),
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function limitedDatabase(folder: string): Promise<SmallDisk> {
  const answer = z.object({ full: z.boolean() });
  return {
    folder,
    how: 'a limit on the database’s pages, as mounting a small file system needs root',
    preload: [await preload('database-size')],
    async fill(bot) {
      await askInside(bot, { full: true }, answer);
    },
    async clear(bot) {
      await askInside(bot, { full: false }, answer);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
