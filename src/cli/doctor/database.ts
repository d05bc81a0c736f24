import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadDatabaseAddress, loadSettings, settings } from '../../config/config.ts';
import { ConfigError } from '../../config/parse-settings.ts';
import { applicationOf } from '../../discord/gateway/application.ts';
import { ownerConflict, type Preview } from '../../store/database/migrations.ts';
import { isPostgresUrl } from '../../store/index.ts';
import { type Inspection, inspectDatabase } from '../../store/sqlite/inspect-database.ts';
import { bad, codeOf, countLabel, type Finding, good, warning } from './finding.ts';

/** The address of the PostgreSQL database; null when the settings name an SQLite file. */
export function postgresAddress(): string | null {
  const address = loadDatabaseAddress();
  return isPostgresUrl(address) ? address : null;
}

/** The address of the existing database; null if the SQLite file doesn't exist yet, or the database is in memory. */
export function existingDatabase(): string | null {
  const url = postgresAddress();
  if (url !== null) return url;
  const path = databasePath();
  return path !== null && existsSync(path.file) ? path.file : null;
}

/** The absolute path of the database, and the nearest folder above it that exists; null for a database in memory. */
export function databasePath() {
  const { DATABASE_PATH } = loadSettings(settings.pick({ DATABASE_PATH: true }));
  if (DATABASE_PATH === ':memory:') return null;
  const file = resolve(DATABASE_PATH);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  return { file, folder };
}

export function checkDatabaseFile(): Finding {
  const path = databasePath();
  if (path === null) {
    return warning('in memory: every restart loses everything', 'Set DATABASE_PATH to a file.');
  }
  const { file, folder } = path;
  if (!statSync(folder).isDirectory()) return bad(`${folder} is a file, not a folder`, CORRECT_PATH);
  if (!canWrite(folder)) return bad(`the folder ${folder} cannot be written`, writeAdvice(folder));
  if (!existsSync(file)) return missingDatabase(file, folder);
  if (!statSync(file).isFile()) return bad(`${file} is not a file`, CORRECT_PATH);
  if (!canWrite(file)) return bad(`${file} cannot be written`, writeAdvice(file));
  try {
    return toFinding(file, inspectDatabase(file));
  } catch (error) {
    const code = codeOf(error);
    const [says, advice] = PROBLEMS[code] ?? [code, 'Restore a backup, or report this code.'];
    return bad(`${file} cannot be used: ${says}`, advice);
  }
}

const CORRECT_PATH = 'Correct DATABASE_PATH.';
const RESTORE = 'Stop the bot and restore a backup.';
const CHECK_OWNER = 'Check with ls -l that the user that runs the bot may read and write it and its folder.';

const PROBLEMS: Readonly<Record<string, readonly [string, string]>> = {
  SQLITE_NOTADB: ['it is not a database', CORRECT_PATH],
  SQLITE_CORRUPT: ['it is damaged', RESTORE],
  SQLITE_BUSY: [
    'another program has locked it',
    'Only one bot may use it. Close other programs that have it open.',
  ],
  SQLITE_READONLY: ['it cannot be written', CHECK_OWNER],
  SQLITE_CANTOPEN: ['it cannot be opened', CHECK_OWNER],
  SQLITE_FULL: ['the disk is full', 'Free some space.'],
  ERR_DLOPEN_FAILED: ['its driver was built for another Node.js', 'Run npm rebuild better-sqlite3.'],
};

function toFinding(file: string, inspection: Inspection): Finding {
  const { isForeign, faults } = inspection;
  if (!isForeign && faults !== null && faults.length > 0) {
    return bad(`${file} cannot be used: it is damaged (${faults[0]})`, RESTORE);
  }
  const problem = unusable(file, inspection, CORRECT_PATH);
  if (problem !== null) return problem;
  if (isReadableByAll(file)) {
    return warning(`${file} can be read by every user of this machine`, `Run: chmod 600 '${file}'`);
  }
  const { state, says, advice } = migrationsOf(`${file}, writable`, inspection);
  return { state, says, advice: [...advice, ...uncheckedLines(inspection)] };
}

/** Why this version of the bot can't use a database with this content; null: it can. */
export function unusable(name: string, inspected: Preview, correction: string): Finding | null {
  if (inspected.isForeign) return bad(`${name} holds the data of another program`, correction);
  if (inspected.unknown > 0) {
    return bad(`${name} was written by a newer version`, 'Run that version, or restore an older backup.');
  }
  const application = readApplication();
  const conflict = application === null ? null : ownerConflict(inspected.owner, application);
  return conflict === null ? null : bad(`${name} cannot be used: ${conflict}`);
}

/** The finding about a usable database. */
export function migrationsOf(name: string, { applied, pending }: Preview): Finding {
  if (pending.length === 0) return good(`${name}, up to date (${countLabel(applied.length, 'migration')})`);
  const more = applied.length === 0 ? [] : ['Only a backup can undo that: npm run backup'];
  return good(`${name}; ${countLabel(pending.length, 'migration')} to be applied at the next start`, ...more);
}

function uncheckedLines({ faults, bytes }: Inspection): string[] {
  if (faults !== null) return [];
  const megabytes = Math.ceil(bytes / 1_000_000).toLocaleString('en');
  return [`Not checked for damage: ${megabytes} MB would take too long. npm run backup reads every page.`];
}

function missingDatabase(file: string, folder: string): Finding {
  if (dirname(file) === folder) return good(`${file} is created at the first start`);
  return warning(
    `neither ${file} nor its folder exists: the first start creates both`,
    'If the bot has run before, DATABASE_PATH is wrong, or the bot runs in another working directory.',
  );
}

/** Advice about a file or folder that can't be read and written. @param user undefined on Windows */
export function writeAdvice(path: string, user = process.getuid?.()): string {
  const found = statSync(path);
  const needed = found.isDirectory() ? 0o700 : 0o600;
  if (found.uid !== user) return `Make the user that runs the bot the owner: chown BOT-USER '${path}'`;
  if ((found.mode & needed) !== needed) return `Run: chmod u+${needed === 0o700 ? 'rwx' : 'rw'} '${path}'`;
  return 'Its file system is read-only: mount it for writing, or correct DATABASE_PATH.';
}

/** File modes mean nothing on Windows. */
function isReadableByAll(file: string): boolean {
  return process.platform !== 'win32' && (statSync(file).mode & 0o004) !== 0;
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Null if the token doesn't contain an application, which another check reports. */
function readApplication(): string | null {
  try {
    return applicationOf(loadSettings(settings.pick({ DISCORD_TOKEN: true })).DISCORD_TOKEN);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}
