import { and, asc, count, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database, DatabaseStorage } from './database/database.ts';
import { change, one, row, rows, type Work } from './database/work.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import {
  alertChannels,
  archivedParcels,
  chatReplies,
  deliveries,
  destinations,
  events,
  follows,
  haulItems,
  haulParcels,
  hauls,
  recentProducts,
  sharedHauls,
  topics,
  userSettings,
} from './schema/index.ts';

export interface PersonalData {
  readonly parcels: readonly { readonly key: string; readonly label: string | null }[];
  readonly products: readonly string[];
  /** Parcels in this person's archive. */
  readonly archived: number;
  /** Products and variants whose price this person watches. */
  readonly watchedPrices: number;
  /** Alert channels that this person added. */
  readonly alertChannels: number;
  /** Pending and held deliveries to this person's DMs. */
  readonly pending: number;
  /** Whether this person changed a setting. */
  readonly settings: boolean;
  /** The bot's replies to this person's messages. */
  readonly replies: number;
  /** Products that this person looked at last. */
  readonly recentProducts: number;
  readonly hauls: number;
  /** Items in all hauls of this person. */
  readonly haulItems: number;
  /** Parcels that this person's hauls are linked to, followed or not. */
  readonly haulParcels: number;
  /** Copies of hauls as this person shared them. */
  readonly sharedHauls: number;
}

function* showPersonalData(userId: string): Work<PersonalData> {
  const followed = yield* rows((db) =>
    db
      .select({ kind: topics.kind, key: topics.key, label: follows.label })
      .from(follows)
      .innerJoin(topics, eq(topics.id, follows.topicId))
      .where(eq(follows.userId, userId))
      .orderBy(asc(follows.id)),
  );
  const settings = yield* row((db) => db.select().from(userSettings).where(eq(userSettings.userId, userId)));
  return {
    archived: yield* countIn(archivedParcels, eq(archivedParcels.userId, userId)),
    recentProducts: yield* countIn(recentProducts, eq(recentProducts.userId, userId)),
    settings: settings !== undefined || (yield* hasDmOptions(userId)),
    replies: yield* countIn(chatReplies, eq(chatReplies.authorId, userId)),
    parcels: followed.filter(({ kind }) => kind === 'parcel').map(({ key, label }) => ({ key, label })),
    products: followed.filter(({ kind }) => kind === 'product').map(({ key }) => key),
    watchedPrices: followed.filter(({ kind }) => kind === 'price').length,
    alertChannels: yield* countIn(alertChannels, eq(alertChannels.addedBy, userId)),
    pending: yield* countPending(userId),
    hauls: yield* countIn(hauls, eq(hauls.userId, userId)),
    haulItems: yield* countOfHauls(haulItems, userId),
    haulParcels: yield* countOfHauls(haulParcels, userId),
    sharedHauls: yield* countIn(sharedHauls, eq(sharedHauls.userId, userId)),
  };
}

function* countIn(table: SQLiteTable, which: SQL): Work<number> {
  return (yield* one((db) => db.select({ total: count() }).from(table).where(which))).total;
}

function* countPending(userId: string): Work<number> {
  const counted = yield* one((db) =>
    db
      .select({ total: count() })
      .from(deliveries)
      .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
      .where(and(isDmOf(userId), inArray(deliveries.status, ['pending', 'held']))),
  );
  return counted.total;
}

/** What belongs to the hauls of this person. */
function* countOfHauls(table: typeof haulItems | typeof haulParcels, userId: string): Work<number> {
  const counted = yield* one((db) =>
    db
      .select({ total: count() })
      .from(table)
      .innerJoin(hauls, eq(hauls.id, table.haulId))
      .where(eq(hauls.userId, userId)),
  );
  return counted.total;
}

/** Whether this person changed how alerts come to their DMs. */
function* hasDmOptions(userId: string): Work<boolean> {
  const dm = yield* row((db) => db.select().from(destinations).where(isDmOf(userId)));
  if (dm === undefined) return false;
  const { defaultLevel, quietFrom, digestAt, timeZone, liveCards, silent } = dm;
  return [defaultLevel, quietFrom, digestAt, timeZone].some((value) => value !== null) || liveCards || silent;
}

function isDmOf(userId: string): SQL | undefined {
  return and(eq(destinations.kind, 'user'), eq(destinations.discordId, userId));
}

/** Deletes what is stored about one person. Must run in a transaction. */
function* deletePersonalData(withdrawDeliveries: WithdrawDeliveries, userId: string): Work<void> {
  const removed = yield* rows((db) => db.delete(follows).where(eq(follows.userId, userId)).returning());
  const archived = yield* rows((db) =>
    db
      .delete(archivedParcels)
      .where(eq(archivedParcels.userId, userId))
      .returning({ number: archivedParcels.number }),
  );
  yield* change((db) => db.delete(destinations).where(isDmOf(userId)));
  yield* change((db) => db.delete(userSettings).where(eq(userSettings.userId, userId)));
  yield* change((db) => db.delete(recentProducts).where(eq(recentProducts.userId, userId)));
  // With their items, parcels and shared copies, which refer to them.
  yield* change((db) => db.delete(hauls).where(eq(hauls.userId, userId)));
  yield* change((db) => db.delete(chatReplies).where(eq(chatReplies.authorId, userId)));
  yield* change((db) =>
    db.update(alertChannels).set({ addedBy: null }).where(eq(alertChannels.addedBy, userId)),
  );
  for (const { destinationId, topicId } of removed) {
    yield* withdrawDeliveries.afterFollow(destinationId, topicId);
    // Others may follow it there: their card must not show this person's name for it any longer.
    yield* redrawLiveCards(destinationId, topicId);
  }
  const known = yield* parcelTopics(archived.map(({ number }) => number));
  const topicIds = new Set([...removed.map(({ topicId }) => topicId), ...known]);
  yield* deleteUnfollowedTopics(withdrawDeliveries, [...topicIds]);
}

function* parcelTopics(numbers: readonly string[]): Work<number[]> {
  const which = and(eq(topics.kind, 'parcel'), inArray(topics.key, [...numbers]));
  const found = yield* rows((db) => db.select({ id: topics.id }).from(topics).where(which));
  return found.map(({ id }) => id);
}

/** Of these topics, deletes those without follows, with their scans and the events of polls. */
function* deleteUnfollowedTopics(
  withdrawDeliveries: WithdrawDeliveries,
  topicIds: readonly number[],
): Work<void> {
  const unfollowed = yield* rows((db) => {
    const anyFollow = db.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));
    return db
      .select({ id: topics.id, key: topics.key })
      .from(topics)
      .where(and(inArray(topics.id, [...topicIds]), notExists(anyFollow)));
  });
  for (const { id } of unfollowed) yield* withdrawDeliveries.afterLastFollower(id);
  const keys = unfollowed.map(({ key }) => key);
  yield* change((db) => db.delete(events).where(and(eq(events.source, 'poll'), inArray(events.about, keys))));
}

/** What is stored about one person. */
export function createPersonalStore(
  database: Database,
  { scheduleVacuum }: Pick<DatabaseStorage, 'scheduleVacuum'>,
  withdrawDeliveries: WithdrawDeliveries,
) {
  return {
    show: (userId: string) => database.run(() => showPersonalData(userId)),
    /**
     * Deletes it, and has its content removed from the disk. A parcel without another follower is deleted with its scans, its polled events
     * and its pending alerts; if others follow it, pending alerts are deleted where nobody follows it now. What webhooks
     * reported to home servers stays. Alert channels belong to their server and stay, without the person's id.
     */
    async delete(userId: string) {
      await database.transaction(() => deletePersonalData(withdrawDeliveries, userId));
      scheduleVacuum();
    },
  };
}
