/** `npm run backup`: copies the database, even while the bot runs, and verifies the copy. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDatabaseAddress } from '../../config/config.ts';
import { describeAddress, isPostgresUrl } from '../../store/index.ts';
import { createFolder } from '../../store/sqlite/private-file.ts';
import { messageOf, print, runTool, UsageError } from '../tool.ts';
import { postgresBackup } from './postgres.ts';
import { sqliteBackup } from './sqlite.ts';

const USAGE = `npm run backup [-- FILE] [--keep N]

FILE is ./backups/haulmate-<UTC time>.db (.dump for PostgreSQL) unless given, and must not exist. The bot may keep running. Needs
DATABASE_PATH, or DATABASE_URL and pg_dump.
--keep N deletes the oldest backups in ./backups afterwards, so that N remain. Files that you named yourself are kept.
Exit code: 0 when the copy is made and verified, 1 when it is not, 64 for a wrong command line.`;

/** File names that `npm run backup` chooses; it leaves all others alone. */
const OWN_NAME = /^haulmate-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(db|dump)$/;

/** Files that SQLite creates next to a database. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];

await runTool(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const keep = readKeep(values.keep);
  const [given, ...more] = positionals;
  if (more.length > 0 || given === '') throw new UsageError('backup takes one file.');
  if (keep !== null && given !== undefined)
    throw new UsageError('--keep is for backups without a name of your own.');
  try {
    const address = loadDatabaseAddress();
    const file = resolve(given ?? defaultFile(new Date(), address));
    print(...(await backUp(address, file)));
    if (keep !== null) print(...deleteOldBackups(dirname(file), keep).map((old) => `Deleted ${old}`));
    return 0;
  } catch (error) {
    throw new Error(`No backup was made: ${messageOf(error)}`);
  }
});

/** @returns null without the option */
function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError('--keep takes a number from 1.');
  return Number(text);
}

/** @returns a summary for the operator, line by line */
async function backUp(address: string, file: string): Promise<string[]> {
  const { copyTo, restoreFrom } = isPostgresUrl(address) ? postgresBackup(address) : sqliteBackup(address);
  // SQLite would treat side files of an earlier database with this name as part of the new one.
  const existingFile = ['', ...SIDE_FILES].map((end) => `${file}${end}`).find((path) => existsSync(path));
  if (existingFile !== undefined) throw new Error(`${existingFile} already exists, and is not overwritten.`);
  createFolder(dirname(file));
  const unverified = `${file}.unverified-${process.pid}`;
  try {
    const takenAt = new Date().toISOString();
    const [summary, ...rows] = await copyTo(unverified);
    renameSync(unverified, file);
    const size = Math.ceil(statSync(file).size / 1_000).toLocaleString('en');
    return [
      file,
      `${size} kB as of ${takenAt}, ${summary}`,
      ...rows,
      '',
      ...restoreFrom(file),
      'and start the bot. It continues from the time of the copy: alerts posted since then may be posted again, and events',
      'received since then are lost, unless the service sends them again or polling finds them.',
    ];
  } catch (error) {
    const from = isPostgresUrl(address) ? describeAddress(address) : resolve(address);
    throw new Error(`${from} to ${file}: ${messageOf(error)}`);
  } finally {
    for (const end of ['', ...SIDE_FILES]) rmSync(`${unverified}${end}`, { force: true });
  }
}

/** Without colons, which Windows does not allow in file names. */
function defaultFile(now: Date, address: string): string {
  const end = isPostgresUrl(address) ? 'dump' : 'db';
  return `backups/haulmate-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${end}`;
}

/** Deletes a folder's oldest backups, so that `keep` remain. @returns the files that were deleted */
function deleteOldBackups(folder: string, keep: number): string[] {
  // Names start with the time, so they sort by it.
  const old = readdirSync(folder)
    .filter((name) => OWN_NAME.test(name))
    .sort()
    .slice(0, -keep)
    .map((name) => join(folder, name));
  for (const file of old) rmSync(file);
  return old;
}
