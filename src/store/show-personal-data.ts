import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { one, row, rows, type Work } from './database/work.ts';
import {
  alertChannels,
  archivedParcels,
  chatReplies,
  deliveries,
  destinations,
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

export function* showPersonalData(userId: string): Work<PersonalData> {
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

export function isDmOf(userId: string): SQL | undefined {
  return and(eq(destinations.kind, 'user'), eq(destinations.discordId, userId));
}
