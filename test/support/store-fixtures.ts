import SQLite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { seeded } from '../../sandbox/seed.ts';
import type { AlertLevel } from '../../src/domain/alerts/alert-level.ts';
import { type AlertEvent, type HomeGuilds, openStore, type Store } from '../../src/store/index.ts';
import { openDatabase, setPragmas } from '../../src/store/sqlite/database.ts';
import { createSqliteDriver } from '../../src/store/sqlite/driver.ts';
import { createStore } from '../../src/store/store.ts';

/** An empty database with all migrations. */
let migrated: Buffer | undefined;

/** Like `openStore(':memory:')`, but migrates only once, since that takes longer than most tests. */
export function openMemoryStore(homeGuilds: () => HomeGuilds = () => []): Store {
  return createStore(createSqliteDriver(openMemoryDatabase()), homeGuilds);
}

export function openMemoryDatabase() {
  migrated ??= serializeEmptyDatabase();
  const client = new SQLite(migrated);
  setPragmas(client);
  return drizzle(client);
}

function serializeEmptyDatabase(): Buffer {
  const { $client: client } = openDatabase(':memory:');
  const database = client.serialize();
  client.close();
  return database;
}

/** Stores a channel of the seeded server as a destination. */
export function upsertChannel(store: Store, channelId: string): Promise<number> {
  return store.destinations.upsert({
    kind: 'channel',
    discordId: channelId,
    guildId: seeded.haulClub,
    locale: 'en-US',
  });
}

export async function addAlertChannel(
  store: Store,
  channelId: string,
  event: AlertEvent = 'tracking',
  level?: AlertLevel,
) {
  const destinationId = await upsertChannel(store, channelId);
  const channel = {
    destinationId,
    guildId: seeded.haulClub,
    event,
    roleId: null,
    mask: true,
    addedBy: seeded.ada,
    level,
  };
  await store.alertChannels.add(channel, Date.now());
  return destinationId;
}

/** Follows a parcel in a channel as of a minute ago, so that every further event about it causes an alert. */
export async function followIn(store: Store, channelId: string, number: string): Promise<void> {
  const now = Date.now();
  const destinationId = await upsertChannel(store, channelId);
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, now);
  await store.follows.add({ topicId, destinationId, userId: seeded.ada }, Number.POSITIVE_INFINITY, now);
  await store.follows.setBaseline(topicId, now - 60_000);
}

/** Fills a database before the bot opens it. */
export async function prepareDatabase(path: string, fill: (store: Store) => Promise<void>): Promise<void> {
  const store = openStore(path, () => 'all');
  await fill(store);
  await store.close();
}
