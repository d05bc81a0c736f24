import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, one, prepared, row } from './database/work.ts';
import { DESTINATION_BY_ID } from './destination-by-id.ts';
import type { CatchUp } from './fan-out/catch-up.ts';
import { markWaitingCards } from './fan-out/mark-live-cards.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { destinations, liveCards } from './schema/index.ts';
import { createSuspensionStore, type SuspensionStore } from './suspensions.ts';
import { keepTriedPlace } from './tried-place.ts';

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

/** Of the destination with this thread. */
const BY_THREAD = prepared<{ threadId: string }, Destination>((db) =>
  db
    .select(getTableColumns(destinations))
    .from(liveCards)
    .innerJoin(destinations, eq(destinations.id, liveCards.destinationId))
    .where(eq(liveCards.threadId, sql.placeholder('threadId'))),
);

export function createDestinationStore(
  database: Database,
  catchUp: CatchUp,
  withdrawDeliveries: WithdrawDeliveries,
): DestinationStore {
  return {
    ...createSuspensionStore(database, catchUp),
    upsert: (destination) =>
      database.run(function* () {
        const { locale, guildId, forum } = destination;
        const threads = threadsOf(destination);
        const upserted = yield* one((db) =>
          db
            .insert(destinations)
            .values({ ...destination, ...threads })
            .onConflictDoUpdate({
              target: [destinations.kind, destinations.discordId],
              set: { locale, guildId, forum, ...threads },
            })
            .returning({ id: destinations.id }),
        );
        return upserted.id;
      }),
    get: (id) => database.row(DESTINATION_BY_ID, { id }),
    find: (kind, discordId) =>
      database.run(function* () {
        const which = and(eq(destinations.kind, kind), eq(destinations.discordId, discordId));
        const found = yield* row((db) => db.select().from(destinations).where(which));
        if (found !== undefined || kind === 'user') return found;
        return yield* row(BY_THREAD, { threadId: discordId });
      }),
    setOptions: (id, { threads, ...others }) =>
      database.transaction(function* () {
        const values = {
          ...others,
          ...(threads === false ? { threads: sql`${destinations.forum}` } : { threads }),
        };
        if (threads !== undefined) yield* keepTriedPlace(id, threads);
        yield* change((db) => db.update(destinations).set(values).where(eq(destinations.id, id)));
        if (others.liveCards === true) yield* markWaitingCards(id);
        yield* withdrawDeliveries.atDestination(id);
      }),
  };
}

/** Nothing can be posted in a forum itself. */
function threadsOf({ forum }: NewDestination): { readonly threads?: true } {
  return forum === true ? { threads: true } : {};
}
