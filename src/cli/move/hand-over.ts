import { CLUSTER_TIMING } from '../../cluster/cluster-timing.ts';
import { describeMembers } from '../../cluster/members.ts';
import { snowflake } from '../../config/values.ts';
import { databaseAddress, loadSettings, settings } from '../../config.ts';
import { describeAddress, isPostgresUrl, openCurrentStore, type Store } from '../../store/index.ts';
import { holdFile } from '../../store/sqlite/hold-file.ts';
import { print } from '../print.ts';
import { requireDatabase } from '../require-database.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Gives the database to another Discord application.
 * @throws Error while a bot uses it
 */
export async function handOver(applicationId: string): Promise<void> {
  if (!snowflake.safeParse(applicationId).success)
    throw new UsageError('--to-application takes the id of an application: 17 to 20 digits.');
  const address = databaseAddress(loadSettings(settings.pick({ DATABASE_URL: true, DATABASE_PATH: true })));
  try {
    await give(address, applicationId);
  } catch (error) {
    throw new Error(`Not handed over: ${error instanceof Error ? error.message : String(error)}`);
  }
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

/** On an SQLite file, this process is alone already. */
async function requireNoBot({ cluster }: Store): Promise<void> {
  if (cluster === null) return;
  const [running] = describeMembers(await cluster.read(), CLUSTER_TIMING.leaseMs);
  if (running !== undefined)
    throw new Error(`a bot is using it, on ${running.host}. Stop every bot first, and wait ten seconds.`);
}
