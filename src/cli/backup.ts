/** `npm run backup`: copies the database, even while the bot runs, and verifies the copy. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSettings, settings } from '../config.ts';
import { copyDatabase, type DatabaseCopy, verifyCopy } from '../store/sqlite/copy-database.ts';
import { createFolder } from '../store/sqlite/create-folder.ts';
import { print } from './print.ts';
import { requireDatabase } from './require-database.ts';
import { runTool } from './run-tool.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `npm run backup [-- FILE]

FILE is ./backups/haulmate-<UTC time>.db unless given, and must not exist. The bot may keep running. Needs DATABASE_PATH.
Exit code: 0 when the copy is made and verified, 1 when it is not, 64 for a wrong command line.`;

/** Files that SQLite keeps next to a database. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];

await runTool(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file = defaultFile(new Date()), ...more] = positionals;
  if (more.length > 0 || file === '') throw new UsageError('backup takes one file.');
  try {
    const { DATABASE_PATH } = loadSettings(settings.pick({ DATABASE_PATH: true }));
    print(...(await backUp(DATABASE_PATH, resolve(file))));
    return 0;
  } catch (error) {
    throw new Error(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  }
});

/** @returns a summary for the operator, line by line */
async function backUp(database: string, file: string): Promise<string[]> {
  if (database === ':memory:')
    throw new Error('DATABASE_PATH is :memory:, which only exists while the bot runs.');
  requireDatabase(database);
  // SQLite would read side files of an earlier database with this name as part of the new one.
  const existingFile = ['', ...SIDE_FILES].map((end) => `${file}${end}`).find((path) => existsSync(path));
  if (existingFile !== undefined) throw new Error(`${existingFile} already exists, and is not overwritten.`);
  createFolder(dirname(file));
  const unverified = `${file}.unverified-${process.pid}`;
  try {
    const takenAt = new Date();
    copyDatabase(database, unverified);
    const copy = verifyCopy(unverified);
    renameSync(unverified, file);
    return summaryLines(file, takenAt, copy, resolve(database));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${resolve(database)} to ${file}: ${reason}`);
  } finally {
    for (const end of ['', ...SIDE_FILES]) rmSync(`${unverified}${end}`, { force: true });
  }
}

function summaryLines(
  file: string,
  takenAt: Date,
  { migrations, rows }: DatabaseCopy,
  database: string,
): string[] {
  const { applied, unknown } = migrations;
  const kilobytes = Math.ceil(statSync(file).size / 1_000).toLocaleString('en');
  const width = Math.max(...rows.map(({ table }) => table.length));
  const count = applied.length + unknown;
  return [
    file,
    `${kilobytes} kB as of ${takenAt.toISOString()}, integrity ok, ${count} migrations up to ${applied.at(-1)}${unknown > 0 ? ' and beyond' : ''}`,
    ...rows.map((row) => `  ${row.table.padEnd(width)}  ${row.count.toLocaleString('en')}`),
    '',
    'To restore it: stop the bot, then',
    `  cp '${file}' '${database}'`,
    `  rm -f '${database}-wal' '${database}-shm'`,
    'and start the bot. It continues from the time of the copy: alerts posted since then may be posted again, and events',
    'received since then are lost, unless the service sends them again or polling finds them.',
  ];
}

/** Without colons, which Windows does not allow in file names. */
function defaultFile(now: Date): string {
  return `backups/haulmate-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}
