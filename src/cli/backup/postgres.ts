import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describeAddress } from '../../store/index.ts';

import { AFTER_RESTORING, type Backup, sizeLabel } from './backup.ts';
import { toolConnection } from './tool-connection.ts';

/** Only its owner can read and write it. */
const PRIVATE = 0o600;

/** A backup by PostgreSQL's own tools, in their compressed format. */
export function postgresBackup(url: string): Backup {
  const address = describeAddress(url);
  const { uri, environment } = toolConnection(url);
  return {
    async copy(file) {
      const target = openSync(file, 'wx', PRIVATE);
      try {
        await run(
          'pg_dump',
          ['--format=custom', '--no-owner', '--no-password', `--dbname=${uri}`],
          environment,
          target,
        );
      } finally {
        closeSync(target);
      }
      return tablesIn(await run('pg_restore', ['--list', file], environment));
    },
    describe(file, takenAt, tables) {
      return [
        file,
        `${sizeLabel(statSync(file).size, takenAt)}, ${tables.length} tables: ${tables.join(', ')}`,
        '',
        'To restore it: stop every bot, create an empty database, name it in DATABASE_URL, then',
        `  pg_restore --no-owner --exit-on-error --dbname='${address}' '${file}'`,
        ...AFTER_RESTORING,
      ];
    },
  };
}

/** The tables with rows in the table of contents of a dump. */
function tablesIn(contents: string): string[] {
  const tables = [...contents.matchAll(/^\d+; \d+ \d+ TABLE DATA public (\S+)/gm)].map(
    ([, table = '']) => table,
  );
  if (!tables.includes('follows'))
    throw new Error(
      'the dump has no table follows: it is no database of Haulmate, or no bot has started on it yet',
    );
  return tables;
}

/**
 * Runs one of PostgreSQL's tools.
 * @param output a file for its output; otherwise that is returned
 * @throws Error that says what is wrong, when the tool is missing or fails
 */
async function run(
  tool: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output?: number,
): Promise<string> {
  const child = spawn(tool, args, { env: environment, stdio: ['ignore', output ?? 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, said, complaint] = await Promise.all([
    ended,
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
  ]).catch(() => {
    throw new Error(
      `${tool} is not installed here. Install PostgreSQL's client tools (Debian: apt install postgresql-client), or run on a machine that has them: pg_dump --format=custom --no-owner --file=haulmate.dump DATABASE`,
    );
  });
  if (code === 0) return said;
  const advice = /server version mismatch/.test(complaint)
    ? ' Install the client tools of the version of the server.'
    : '';
  throw new Error(`${complaint.trim() || `${tool} failed`}${advice}`);
}
