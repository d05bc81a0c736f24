/** `npm run move`: copies the SQLite database into PostgreSQL and compares every row, or gives it to another Discord application. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CLUSTER_TIMING } from '../../cluster/cluster-timing.ts';
import { describeMembers } from '../../cluster/members.ts';
import { databaseSecrets, postgresUrl } from '../../config/addresses.ts';
import { loadDatabaseAddress, loadSettings, settings } from '../../config/config.ts';
import { snowflake } from '../../config/values.ts';
import { createRedactor } from '../../process/redact.ts';
import { describeAddress, isPostgresUrl, openCurrentStore, type Store } from '../../store/index.ts';
import type { MovedRows } from '../../store/move/move-database.ts';
import { loadPostgres } from '../../store/postgres/load.ts';
import { holdFile } from '../../store/sqlite/hold-file.ts';
import { messageOf, print, requireDatabase, runTool, UsageError } from '../tool.ts';

const USAGE = `npm run move [-- postgres://user:password@host:5432/database]
npm run move -- --to-application ID

Copies the database at DATABASE_PATH into an empty PostgreSQL database, which is DATABASE_URL unless given, and compares every
row. Stop the bot first. The file stays as it is. After an interruption, run it again: it continues where it stopped.
Other users of this machine can see an address on the command line, password included; put it into .env instead.
--to-application moves no data: it hands the database at DATABASE_URL or DATABASE_PATH over to another Discord application.
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
    throw new Error(`Not moved: ${createRedactor(databaseSecrets(url)).text(messageOf(error))}`);
  }
});

function addressOf(given: string | undefined): string {
  if (given !== undefined) {
    const parsed = postgresUrl.safeParse(given);
    // Omits the address, which contains the password.
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

/** Gives the database to another Discord application. @throws Error while a bot uses it */
async function handOver(applicationId: string): Promise<void> {
  if (!snowflake.safeParse(applicationId).success)
    throw new UsageError('--to-application takes the id of an application: 17 to 20 digits.');
  const address = loadDatabaseAddress();
  await give(address, applicationId).catch((error: unknown) => {
    throw new Error(`Not handed over: ${messageOf(error)}`);
  });
}

async function give(address: string, applicationId: string): Promise<void> {
  const release = isPostgresUrl(address) ? () => {} : holdFile(requireDatabase(address), 'everything');
  const store = await openCurrentStore(address, () => []);
  try {
    await requireNoBot(store);
    const owner = await store.owner.find();
    await store.owner.handOver(applicationId);
    print(
      `${describeAddress(address)} belongs to the application ${applicationId} now${owner === null ? '' : `, and no longer to ${owner}`}.`,
      `Put the token of ${applicationId} into DISCORD_TOKEN, add it to every server, then start the bot.`,
    );
  } finally {
    await store.close();
    release();
  }
}

/** An SQLite file is already reserved for this process. */
async function requireNoBot({ cluster }: Store): Promise<void> {
  if (cluster === null) return;
  const [running] = describeMembers(await cluster.read(), CLUSTER_TIMING.leaseMs);
  if (running !== undefined)
    throw new Error(`a bot is using it, on ${running.host}. Stop every bot first, and wait ten seconds.`);
}
