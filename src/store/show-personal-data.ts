import { and, count, eq, inArray } from 'drizzle-orm';
import {
  alertChannels,
  archivedParcels,
  chatReplies,
  deliveries,
  destinations,
  follows,
  recentProducts,
  topics,
  userSettings,
} from './schema/index.ts';
import type { Database } from './sqlite/database.ts';

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
}

export function showPersonalData(database: Database, userId: string): PersonalData {
  const followed = database
    .select({ kind: topics.kind, key: topics.key, label: follows.label })
    .from(follows)
    .innerJoin(topics, eq(topics.id, follows.topicId))
    .where(eq(follows.userId, userId))
    .all();
  const channels = database
    .select({ total: count() })
    .from(alertChannels)
    .where(eq(alertChannels.addedBy, userId))
    .get();
  const pending = database
    .select({ total: count() })
    .from(deliveries)
    .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
    .where(and(isDmOf(userId), inArray(deliveries.status, ['pending', 'held'])))
    .get();
  const settings = database.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
  const replies = database
    .select({ total: count() })
    .from(chatReplies)
    .where(eq(chatReplies.authorId, userId))
    .get();
  const recent = database
    .select({ total: count() })
    .from(recentProducts)
    .where(eq(recentProducts.userId, userId))
    .get();
  const archived = database
    .select({ total: count() })
    .from(archivedParcels)
    .where(eq(archivedParcels.userId, userId))
    .get();
  return {
    archived: archived?.total ?? 0,
    recentProducts: recent?.total ?? 0,
    settings: settings !== undefined || hasDmOptions(database, userId),
    replies: replies?.total ?? 0,
    parcels: followed.filter(({ kind }) => kind === 'parcel').map(({ key, label }) => ({ key, label })),
    products: followed.filter(({ kind }) => kind === 'product').map(({ key }) => key),
    watchedPrices: followed.filter(({ kind }) => kind === 'price').length,
    alertChannels: channels?.total ?? 0,
    pending: pending?.total ?? 0,
  };
}

/** Whether this person changed how alerts come to their DMs. */
function hasDmOptions(database: Database, userId: string): boolean {
  const dm = database.select().from(destinations).where(isDmOf(userId)).get();
  if (dm === undefined) return false;
  const { defaultLevel, quietFrom, digestAt, timeZone, liveCards, silent } = dm;
  return [defaultLevel, quietFrom, digestAt, timeZone].some((value) => value !== null) || liveCards || silent;
}

export function isDmOf(userId: string) {
  return and(eq(destinations.kind, 'user'), eq(destinations.discordId, userId));
}
