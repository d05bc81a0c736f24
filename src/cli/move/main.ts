/** `npm run move`: copies the SQLite database into PostgreSQL and compares every row, or gives it to another Discord application. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseSecrets, postgresUrl } from '../../config/database-url.ts';
import { loadSettings, settings } from '../../config.ts';
import { createRedactor } from '../../process/redact.ts';
import { describeAddress } from '../../store/index.ts';
import type { MovedRows } from '../../store/move/move-database.ts';
import { loadPostgres } from '../../store/postgres/load.ts';
import { print } from '../print.ts';
import { requireDatabase } from '../require-database.ts';
import { runTool } from '../run-tool.ts';
import { UsageError } from '../usage-error.ts';
import { handOver } from './hand-over.ts';

const USAGE = `npm run move [-- postgres://user:password@host:5432/database]
npm run move -- --to-application ID

Copies the database at DATABASE_PATH into an empty PostgreSQL database, which is DATABASE_URL unless given, and compares every
row. Stop the bot first. The file stays as it is. After an interruption, run it again: it goes on where it ended.
Other users of this machine can see an address on the command line, with its password: rather put it into .env.
--to-application moves nothing: the database of DATABASE_URL or DATABASE_PATH belongs to another Discord application from then on.
Stop every bot first.
Exit code: 0 when everything is moved, 1 when it is not, 64 for a wrong command line.`;

await runTool(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'to-application': { type: 'string' } },
  });
  const [given, ...more] = positionals;
  const { 'to-application': applicationId } = values;
  if (more.length > 0 || (given !== undefined && applicationId !== undefined))
    throw new UsageError('move takes one address, or --to-application.');
  if (applicationId !== undefined) {
    await handOver(applicationId);
    return 0;
  }
  const url = addressOf(given);
  const { DATABASE_PATH } = loadSettings(settings.pick({ DATABASE_PATH: true }));
  try {
    requireDatabase(DATABASE_PATH);
    await move(DATABASE_PATH, url);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Not moved: ${createRedactor(databaseSecrets(url)).text(reason)}`);
  }
});

function addressOf(given: string | undefined): string {
  if (given !== undefined) {
    const parsed = postgresUrl.safeParse(given);
    // Without the address, which contains the password.
    if (!parsed.success) throw new UsageError(`The address ${parsed.error.issues[0]?.message}.`);
    return parsed.data;
  }
  const { DATABASE_URL } = loadSettings(settings.pick({ DATABASE_URL: true }));
  if (DATABASE_URL === undefined) throw new UsageError('Where to? Set DATABASE_URL.');
  return DATABASE_URL;
}

async function move(path: string, url: string): Promise<void> {
  print(`${resolve(path)} to ${describeAddress(url)}`);
  const { moveDatabase } = await loadPostgres();
  const rows = await moveDatabase(path, url, {
    onResumed: () => print('Going on where an earlier move ended.'),
    onChanged: () => print('The file has changed since then: starting anew.'),
    onCopied: (table, count) => print(`  ${table}: ${count.toLocaleString('en')} rows copied`),
  });
  print(...summaryLines(rows, path, url));
}

function summaryLines(rows: MovedRows, path: string, url: string): string[] {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return [
    `Moved ${total.toLocaleString('en')} rows in ${rows.length} tables. Every row is the same on both sides.`,
    '',
    'Put the address, with its password, into .env on every machine, and remove SHARDS and ALERTS:',
    `  DATABASE_URL=${describeAddress(url).replace(/(?<=:\/\/[^@/]*)@/, ':PASSWORD@')}`,
    `Then start the bots. Keep ${resolve(path)} as a backup, and start no bot on it again: it would post the same alerts.`,
  ];
}
