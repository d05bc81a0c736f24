import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { selectFrom, update } from './database/queries.ts';
import { change, row } from './database/work.ts';
import type { CatchUp } from './fan-out/enqueue.ts';
import { markWaitingCards } from './fan-out/mark-live-cards.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { destinations, liveCards } from './schema/index.ts';
import { createSuspensionStore, DESTINATION_BY_ID } from './suspensions.ts';

export type Destination = typeof destinations.$inferSelect;

export interface NewDestination {
  readonly kind: 'channel' | 'user';
  readonly discordId: string;
  readonly guildId: string | null;
  readonly locale: string;
  /** A forum, where every parcel has a post. Default: unchanged. */
  readonly forum?: boolean;
}

export type DestinationOptions = Pick<Destination, 'defaultLevel' | 'liveCards' | 'cardsOnly' | 'silent'>;

export function createDestinationStore(
  database: Database,
  catchUp: CatchUp,
  withdrawDeliveries: WithdrawDeliveries,
) {
  const suspensions = createSuspensionStore(database, catchUp);
  return {
    ...suspensions,
    async upsert(destination: NewDestination) {
      const { locale, guildId, forum } = destination;
      const upserted = await database.one((db) =>
        db
          .insert(destinations)
          .values(destination)
          .onConflictDoUpdate({
            target: [destinations.kind, destinations.discordId],
            set: { locale, guildId, forum },
          })
          .returning({ id: destinations.id }),
      );
      return upserted.id;
    },
    get: (id: number) => database.row(DESTINATION_BY_ID, { id }),
    /** The destination with this Discord id; for a parcel's post or thread, its parent channel. */
    find: (kind: Destination['kind'], discordId: string) =>
      database.run(function* () {
        const found = yield* row(selectFrom(destinations, { kind, discordId }));
        if (found !== undefined || kind === 'user') return found;
        return yield* row((db) =>
          db
            .select(getTableColumns(destinations))
            .from(liveCards)
            .innerJoin(destinations, eq(destinations.id, liveCards.destinationId))
            .where(eq(liveCards.threadId, discordId)),
        );
      }),
    /** Changes the language of a person's alerts, and redraws the cards in their DMs if it differs. */
    async setLanguage(discordId: string, locale: string) {
      const known = await database.row(selectFrom(destinations, { kind: 'user', discordId }));
      if (known === undefined || known.locale === locale) return;
      await database.transaction(function* () {
        yield* change(update(destinations, { locale }, { id: known.id }));
        yield* redrawLiveCards(known.id);
      });
    },
    /** Withdraws deliveries that are no longer wanted, and moves waiting scans to live cards if those replace them. */
    setOptions: (id: number, options: Partial<DestinationOptions>) =>
      database.transaction(function* () {
        yield* change(update(destinations, options, { id }));
        if (options.liveCards === true) yield* markWaitingCards(id);
        yield* withdrawDeliveries.atDestination(id);
      }),
  };
}
