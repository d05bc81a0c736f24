import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CatchUp } from './fan-out/catch-up.ts';
import { markWaitingCards } from './fan-out/mark-live-cards.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { destinations, liveCards } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { runNow } from './sqlite/run-work.ts';
import { writeTransaction } from './sqlite/transactions.ts';
import { createSuspensionStore, type SuspensionStore } from './suspensions.ts';

export type Destination = typeof destinations.$inferSelect;

/** A destination as an interaction names it. */
export interface NewDestination {
  readonly kind: 'channel' | 'user';
  readonly discordId: string;
  readonly guildId: string | null;
  readonly locale: string;
  /** A forum, where every parcel has a post. Default: as it was. */
  readonly forum?: boolean;
}

/** How alerts are posted at a destination. */
export type DestinationOptions = Pick<Destination, 'defaultLevel' | 'liveCards' | 'threads' | 'silent'>;

export interface DestinationStore extends SuspensionStore {
  /** Finds a destination and updates its locale, or creates it. @returns its id */
  upsert(destination: NewDestination): Promise<number>;
  get(id: number): Promise<Destination | undefined>;
  /** The destination with this id at Discord; for a parcel's thread, the channel that it belongs to. */
  find(kind: Destination['kind'], discordId: string): Promise<Destination | undefined>;
  /**
   * Changes options, and withdraws the pending deliveries and live cards that are no longer asked for; what live cards replace is
   * shown on them. In a forum, `threads` stays on.
   */
  setOptions(id: number, options: Partial<DestinationOptions>): Promise<void>;
}

export function createDestinationStore(
  database: Database,
  catchUp: CatchUp,
  withdrawDeliveries: WithdrawDeliveries,
): DestinationStore {
  const byId = database
    .select()
    .from(destinations)
    .where(eq(destinations.id, sql.placeholder('id')))
    .prepare();

  const ofThread = database
    .select(getTableColumns(destinations))
    .from(liveCards)
    .innerJoin(destinations, eq(destinations.id, liveCards.destinationId))
    .where(eq(liveCards.threadId, sql.placeholder('discordId')))
    .prepare();

  return {
    ...createSuspensionStore(database, catchUp),
    async upsert(destination) {
      return database
        .insert(destinations)
        .values({ ...destination, ...threadsOf(destination) })
        .onConflictDoUpdate({
          target: [destinations.kind, destinations.discordId],
          set: {
            locale: destination.locale,
            guildId: destination.guildId,
            forum: destination.forum,
            ...threadsOf(destination),
          },
        })
        .returning({ id: destinations.id })
        .get().id;
    },
    async get(id) {
      return byId.get({ id });
    },
    async find(kind, discordId) {
      return (
        database
          .select()
          .from(destinations)
          .where(and(eq(destinations.kind, kind), eq(destinations.discordId, discordId)))
          .get() ?? (kind === 'channel' ? ofThread.get({ discordId }) : undefined)
      );
    },
    async setOptions(id, options) {
      writeTransaction(database, () => {
        const { threads, ...others } = options;
        const change =
          threads === undefined ? {} : { threads: sql`${Number(threads)} or ${destinations.forum}` };
        database
          .update(destinations)
          .set({ ...others, ...change })
          .where(eq(destinations.id, id))
          .run();
        if (options.liveCards === true) runNow(database, markWaitingCards(id));
        runNow(database, withdrawDeliveries.atDestination(id));
      });
    },
  };
}

/** Nothing can be posted in a forum itself. */
function threadsOf({ forum }: NewDestination): { readonly threads?: true } {
  return forum === true ? { threads: true } : {};
}
