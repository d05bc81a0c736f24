import { homeGuildsOf } from '../../alerts/home-guilds.ts';
import type { WebhookContent } from '../../alerts/ingest.ts';
import { loadDatabaseAddress, loadSettings, settings } from '../../config/config.ts';
import { parseJson } from '../../process/read-json.ts';
import {
  type AlertableUpdate,
  describeAddress,
  type EventDetails,
  type HomeGuilds,
  isPostgresUrl,
  openCurrentStore,
  openEventsToRead,
  type Store,
  type StoredEvents,
} from '../../store/index.ts';
import { readEnvelope } from '../../webhook-receiver/envelope.ts';
import type { EventKind } from '../../webhook-receiver/event-kind.ts';
import { messageOf, printError, requireDatabase } from '../tool.ts';

/**
 * Reads events from the bot's database, even while the bot runs. Prints a note if another version wrote it.
 * @throws ConfigError without a valid DATABASE_PATH or DATABASE_URL; Error if there is no database, or this
 * version can't read it
 */
export async function withStoredEvents<T>(read: (events: StoredEvents) => Promise<T>): Promise<T> {
  const address = addressOfDatabase();
  const events = await openEventsToRead(address);
  const name = describeAddress(address);
  const { difference } = events;
  try {
    if (difference !== null) printError(`Note on the database ${name}: ${difference}`);
    return await read(events);
  } catch (error) {
    throw difference === null ? error : new Error(`The database ${name} cannot be read: ${difference}`);
  } finally {
    await events.close();
  }
}

/**
 * Opens the bot's database for writing, even while the bot runs.
 * @throws ConfigError without a valid DATABASE_PATH or DATABASE_URL; Error if there is no database, or
 * another version wrote it
 */
export function openExistingStore(homeGuilds: () => HomeGuilds): Promise<Store> {
  return openCurrentStore(addressOfDatabase(), homeGuilds);
}

function addressOfDatabase(): string {
  const address = loadDatabaseAddress();
  return isPostgresUrl(address) ? address : requireDatabase(address);
}

const neededSettings = settings
  .pick({ HOME_GUILD_IDS: true, DISCORD_API_URL: true, DISCORD_TOKEN: true })
  .partial({ DISCORD_TOKEN: true });

/** Which servers are home, by the same rule as in the bot. Prints a note if Discord doesn't answer. */
export async function readHomeGuilds(): Promise<HomeGuilds> {
  const { HOME_GUILD_IDS, DISCORD_API_URL, DISCORD_TOKEN } = loadSettings(neededSettings);
  try {
    return await homeGuildsOf(HOME_GUILD_IDS, async () => {
      if (DISCORD_TOKEN === undefined) throw new Error('DISCORD_TOKEN is not set');
      // Imported only here, since loading discord.js takes longer than everything else that `show` and `replay` do.
      const { isPublicBot } = await import('../../discord/gateway/application.ts');
      return isPublicBot(DISCORD_API_URL, DISCORD_TOKEN);
    });
  } catch (error) {
    printError(
      `Home servers are not known (${messageOf(error)}): no server counts as home here. To name them, set HOME_GUILD_IDS.`,
    );
    return [];
  }
}

/** Reads a stored event as the receiver would today. @returns its updates, or why it isn't posted anywhere */
export function updatesOf(
  { body }: EventDetails,
  kinds: ReadonlyMap<string, EventKind<WebhookContent>>,
): readonly AlertableUpdate[] | string {
  const envelope = readEnvelope(parseJson(body));
  if (!envelope.success) return 'posted nowhere: this version cannot read the body';
  const { event, created, data } = envelope.data;
  const kind = kinds.get(event);
  if (kind === undefined) return 'posted nowhere: this version does not know this kind of event';
  const content = kind.read(data, created);
  if ('faults' in content) return 'posted nowhere: this version cannot read the body';
  return content.updates.length === 0
    ? 'posted nowhere: this kind of event only updates the cache'
    : content.updates;
}
