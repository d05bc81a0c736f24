import { seeded } from '../sandbox/seed.ts';
import { scanUpdate } from '../src/alerts/updates.ts';
import { openStore } from '../src/store/index.ts';
import { openDatabase } from '../src/store/sqlite/database.ts';

/** Stores channels as alert channels for all parcel events, before the bot opens the database. */
export async function storeAlertChannels(path: string, channelIds: readonly string[]): Promise<void> {
  const store = openStore(path);
  for (const discordId of channelIds) {
    const destinationId = await upsertChannel(store, discordId);
    const event = { event: 'tracking', roleId: null, mask: true, addedBy: seeded.ada } as const;
    await store.alertChannels.add({ destinationId, guildId: seeded.haulClub, ...event }, Date.now());
  }
  await store.close();
}

/** Stores parcels that are followed in one channel each and have a baseline, so that the next scan is an update. */
export async function storeFollows(
  path: string,
  follows: readonly { readonly channelId: string; readonly trackingNumber: string }[],
): Promise<void> {
  const store = openStore(path);
  const before = Date.now() - 60_000;
  for (const { channelId, trackingNumber } of follows) {
    const destinationId = await upsertChannel(store, channelId);
    const topicId = await store.topics.upsert({ kind: 'parcel', key: trackingNumber }, before);
    await store.follows.add({ topicId, destinationId, userId: seeded.ada }, Number.POSITIVE_INFINITY, before);
    await store.follows.setBaseline(topicId, before);
    const scan = {
      date: '2026-01-01',
      hour: '10:00',
      status: 'Picked up',
      location: 'Guangzhou',
      country: 'CN',
    };
    await store.updates.upsert(topicId, [scanUpdate(trackingNumber, scan)], before);
  }
  await store.close();
}

function upsertChannel(store: ReturnType<typeof openStore>, discordId: string): Promise<number> {
  return store.destinations.upsert({ kind: 'channel', discordId, guildId: seeded.haulClub, locale: 'en-US' });
}

interface ManyFollows {
  readonly follows: number;
  /** How many of the people have quiet hours, and an alert that waits for their end, which is far away. */
  readonly quiet?: number;
}

/** Stores many parcels, each followed by one person by DM, in bulk and directly in the tables. */
export function storeManyFollows(path: string, { follows, quiet = 0 }: ManyFollows): void {
  const database = openDatabase(path).$client;
  database.pragma('synchronous = OFF');
  const insert = (bulk: Readonly<Record<string, string>>, count: number) => {
    for (const [table, rows] of Object.entries(bulk))
      database.prepare(`INSERT INTO ${table} WITH RECURSIVE ${NUMBERS} ${rows} FROM numbers`).run({ count });
  };
  insert(BULK, follows);
  if (quiet > 0) {
    insert(HELD, quiet);
    database.prepare(`UPDATE destinations SET ${QUIET} WHERE id <= ?`).run(Date.now() + HOUR_MS, quiet);
  }
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

const HOUR_MS = 3_600_000;
const NUMBERS = 'numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < @count)';
const BULK = {
  'topics (id, kind, key, touched_at)': `SELECT i, 'parcel', 'LP' || (10000000 + i) || 'CN', 1`,
  'destinations (id, kind, discord_id, locale)': `SELECT i, 'user', 900000000000000000 + i, 'en-US'`,
  'follows (topic_id, destination_id, user_id, followed_at, baseline_at)': `SELECT i, i, 900000000000000000 + i, 1, 1`,
  'updates (topic_id, key, data, at, seen_at)': `SELECT i, 'first', '{"status":"Picked up"}', 1, 1`,
};
const HELD = {
  'deliveries (destination_id, update_id, status, created_at)': `SELECT i, i, 'held', 1`,
};
const QUIET = 'quiet_from = 1320, quiet_until = 480, hold_from = 1, held_until = ? + id';
