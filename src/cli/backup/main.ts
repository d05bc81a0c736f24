/** `npm run backup`: copies the database, even while the bot runs, and verifies the copy. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseAddress, loadSettings, settings } from '../../config.ts';
import { describeAddress, isPostgresUrl } from '../../store/index.ts';
import { createFolder } from '../../store/sqlite/create-folder.ts';
import { print } from '../print.ts';
import { runTool } from '../run-tool.ts';
import { UsageError } from '../usage-error.ts';
import { deleteOldBackups } from './delete-old.ts';
import { postgresBackup } from './postgres.ts';
import { sqliteBackup } from './sqlite.ts';

const USAGE = `npm run backup [-- FILE] [--keep N]

FILE is ./backups/haulmate-<UTC time>.db (.dump for PostgreSQL) unless given, and must not exist. The bot may keep running. Needs
DATABASE_PATH, or DATABASE_URL and pg_dump.
--keep N deletes the oldest backups in ./backups afterwards, so that N remain. Files with names of your own stay.
Exit code: 0 when the copy is made and verified, 1 when it is not, 64 for a wrong command line.`;

/** Files that SQLite keeps next to a database. */
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
    const address = databaseAddress(loadSettings(settings.pick({ DATABASE_URL: true, DATABASE_PATH: true })));
    const file = resolve(given ?? defaultFile(new Date(), address));
    print(...(await backUp(address, file)));
    if (keep !== null) print(...deleteOldBackups(dirname(file), keep).map((old) => `Deleted ${old}`));
    return 0;
  } catch (error) {
    throw new Error(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
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
  const { copy, describe } = isPostgresUrl(address) ? postgresBackup(address) : sqliteBackup(address);
  // SQLite would read side files of an earlier database with this name as part of the new one.
  const existingFile = ['', ...SIDE_FILES].map((end) => `${file}${end}`).find((path) => existsSync(path));
  if (existingFile !== undefined) throw new Error(`${existingFile} already exists, and is not overwritten.`);
  createFolder(dirname(file));
  const unverified = `${file}.unverified-${process.pid}`;
  try {
    const takenAt = new Date();
    const content = await copy(unverified);
    renameSync(unverified, file);
    return describe(file, takenAt, content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const from = isPostgresUrl(address) ? describeAddress(address) : resolve(address);
    throw new Error(`${from} to ${file}: ${reason}`);
  } finally {
    for (const end of ['', ...SIDE_FILES]) rmSync(`${unverified}${end}`, { force: true });
  }
}

/** Without colons, which Windows does not allow in file names. */
function defaultFile(now: Date, address: string): string {
  const end = isPostgresUrl(address) ? 'dump' : 'db';
  return `backups/haulmate-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${end}`;
}
