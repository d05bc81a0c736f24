import { and, count, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import {
  alertChannels,
  chatReplies,
  deliveries,
  destinations,
  events,
  follows,
  topics,
  userSettings,
} from './schema/index.ts';
import { type Database, writeTransaction } from './sqlite/database.ts';
import type { DatabaseFile } from './sqlite/database-file.ts';

export interface PersonalData {
  readonly parcels: readonly { readonly key: string; readonly label: string | null }[];
  readonly products: readonly string[];
  /** Alert channels this person set up. */
  readonly alertChannels: number;
  /** Messages on their way to this person's DMs. */
  readonly pending: number;
  /** Whether this person has chosen anything in the settings. */
  readonly settings: boolean;
  /** Replies of the bot that stand below this person's messages. */
  readonly replies: number;
}

/** What is stored about one person. */
export interface PersonalStore {
  show(userId: string): Promise<PersonalData>;
  /**
   * Deletes it, and overwrites it in the file. A parcel that nobody follows any more is deleted with its scans, its polled
   * events and its pending alerts; of one that others follow, the alerts that are pending where nobody asks for them any
   * more. What webhooks reported to home servers stays. Alert channels belong to their server and stay, without the
   * person's id.
   */
  delete(userId: string): Promise<void>;
}

export function createPersonalStore(
  database: Database,
  { scheduleVacuum }: Pick<DatabaseFile, 'scheduleVacuum'>,
  withdrawDeliveries: WithdrawDeliveries,
): PersonalStore {
  const dmDestination = (userId: string) =>
    and(eq(destinations.kind, 'user'), eq(destinations.discordId, userId));

  return {
    async show(userId) {
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
        .where(and(dmDestination(userId), eq(deliveries.status, 'pending')))
        .get();
      const chosen = database.select().from(userSettings).where(eq(userSettings.userId, userId)).get();
      const replies = database
        .select({ total: count() })
        .from(chatReplies)
        .where(eq(chatReplies.authorId, userId))
        .get();
      return {
        settings: chosen !== undefined,
        replies: replies?.total ?? 0,
        parcels: followed.filter(({ kind }) => kind === 'parcel').map(({ key, label }) => ({ key, label })),
        products: followed.filter(({ kind }) => kind === 'product').map(({ key }) => key),
        alertChannels: channels?.total ?? 0,
        pending: pending?.total ?? 0,
      };
    },
    async delete(userId) {
      writeTransaction(database, () => {
        const gone = database.delete(follows).where(eq(follows.userId, userId)).returning().all();
        database.delete(destinations).where(dmDestination(userId)).run();
        database.delete(userSettings).where(eq(userSettings.userId, userId)).run();
        database.delete(chatReplies).where(eq(chatReplies.authorId, userId)).run();
        database.update(alertChannels).set({ addedBy: null }).where(eq(alertChannels.addedBy, userId)).run();
        for (const { destinationId, topicId } of gone) withdrawDeliveries.afterFollow(destinationId, topicId);
        const topicIds = [...new Set(gone.map(({ topicId }) => topicId))];
        const followed = database.select({ one: sql`1` }).from(follows).where(eq(follows.topicId, topics.id));
        const unfollowed = and(inArray(topics.id, topicIds), notExists(followed));
        const forgotten = database
          .select({ id: topics.id, key: topics.key })
          .from(topics)
          .where(unfollowed)
          .all();
        for (const { id } of forgotten) withdrawDeliveries.afterLastFollower(id);
        const keys = forgotten.map(({ key }) => key);
        database
          .delete(events)
          .where(and(eq(events.source, 'poll'), inArray(events.about, keys)))
          .run();
      });
      scheduleVacuum();
    },
  };
}
