import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { selectFrom, update } from './database/queries.ts';
import { change, row, type Work } from './database/work.ts';
import type { CatchUp } from './fan-out/enqueue.ts';
import { markWaitingCards } from './fan-out/mark-live-cards.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { isDigestKey } from './holds.ts';
import { isPending, selectWithUpdates } from './pending-deliveries.ts';
import { deliveries, destinations, liveCards } from './schema/index.ts';
import { createSuspensionStore, DESTINATION_BY_ID } from './suspensions.ts';

/** A process may be posting the oldest message. Discord knows its nonce only where it was sent: there it is sent again. */
function* keepTriedPlace(id: number, threads: boolean): Work<void> {
  const destination = yield* row(DESTINATION_BY_ID, { id });
  if (destination === undefined || destination.kind === 'user') return;
  if (destination.threads === (threads || destination.forum)) return;
  const isOwnAndPending = and(eq(deliveries.destinationId, id), isPending);
  const head = yield* row((db) => selectWithUpdates(db).where(isOwnAndPending).limit(1));
  if (head === undefined || head.topicKind !== 'parcel') return;
  const { batchKey, topicId } = head;
  if (batchKey !== null && isDigestKey(batchKey)) return;
  const card = yield* row(selectFrom(liveCards, { destinationId: id, topicId }));
  const triedIn = (destination.threads ? card?.threadId : null) ?? destination.discordId;
  const ofMessage = batchKey === null ? eq(deliveries.id, head.id) : eq(deliveries.batchKey, batchKey);
  const isUntried = and(isOwnAndPending, ofMessage, isNull(deliveries.triedIn));
  yield* change(update(deliveries, { triedIn }, isUntried));
}

export type Destination = typeof destinations.$inferSelect;

export interface NewDestination {
  readonly kind: 'channel' | 'user';
  readonly discordId: string;
  readonly guildId: string | null;
  readonly locale: string;
  /** A forum, where every parcel has a post. Default: as it was. */
  readonly forum?: boolean;
}

export type DestinationOptions = Pick<Destination, 'defaultLevel' | 'liveCards' | 'threads' | 'silent'>;

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
      // Nothing can be posted in a forum itself.
      const threads = forum === true ? { threads: true } : {};
      const upserted = await database.one((db) =>
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
    },
    get: (id: number) => database.row(DESTINATION_BY_ID, { id }),
    /** The destination with this id at Discord; for a parcel's thread, the channel that it belongs to. */
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
    /** Withdraws what is no longer asked for, and shows on live cards what they replace. In a forum, `threads` stays on. */
    setOptions: (id: number, { threads, ...others }: Partial<DestinationOptions>) =>
      database.transaction(function* () {
        const values = {
          ...others,
          ...(threads === false ? { threads: sql`${destinations.forum}` } : { threads }),
        };
        if (threads !== undefined) yield* keepTriedPlace(id, threads);
        yield* change(update(destinations, values, { id }));
        if (others.liveCards === true) yield* markWaitingCards(id);
        yield* withdrawDeliveries.atDestination(id);
      }),
  };
}
