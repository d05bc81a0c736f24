import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { AlertLevel, PingReason } from '../domain/alerts/alert-level.ts';
import type { Database } from './database/database.ts';
import {
  countRows,
  deleteReturning,
  insertInto,
  matching,
  update,
  updateReturning,
} from './database/queries.ts';
import { change, prepared, type QueryBuilder, rows, type Work } from './database/work.ts';
import type { CatchUp } from './fan-out/enqueue.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { alertChannels, destinations } from './schema/index.ts';

export type AlertEvent = (typeof alertChannels.$inferSelect)['event'];

type NewAlertChannel = Pick<
  typeof alertChannels.$inferSelect,
  'destinationId' | 'guildId' | 'event' | 'roleId' | 'mask'
> & {
  readonly addedBy: string;
  /** Default: unchanged; `all` for a new one. */
  readonly level?: AlertLevel | undefined;
};

const columns = {
  id: alertChannels.id,
  destinationId: alertChannels.destinationId,
  guildId: alertChannels.guildId,
  channelId: destinations.discordId,
  event: alertChannels.event,
  roleId: alertChannels.roleId,
  mask: alertChannels.mask,
  level: alertChannels.level,
  pings: alertChannels.pings,
  addedBy: alertChannels.addedBy,
  lastPostedAt: destinations.lastPostedAt,
  suspendedAt: destinations.suspendedAt,
  suspensionReason: destinations.suspensionReason,
};

const select = (db: QueryBuilder) =>
  db
    .select(columns)
    .from(alertChannels)
    .innerJoin(destinations, eq(destinations.id, alertChannels.destinationId));

export type AlertChannel = ReturnType<ReturnType<typeof select>['all']>[number];

const AT_DESTINATION = prepared<{ destinationId: number; event: AlertEvent }, AlertChannel>((db) =>
  select(db).where(
    and(
      eq(alertChannels.destinationId, sql.placeholder('destinationId')),
      eq(alertChannels.event, sql.placeholder('event')),
    ),
  ),
);

/** Methods that take the id of an alert channel also take its server, so that a forged id cannot reach another server's. */
export function createAlertChannelStore(
  database: Database,
  catchUp: CatchUp,
  withdrawDeliveries: WithdrawDeliveries,
) {
  return {
    /** Adds a channel, or updates the role, mask and level of an existing one. @param max how many a server may have */
    add: (channel: NewAlertChannel, now: number, max: number = Number.POSITIVE_INFINITY) =>
      database.transaction(function* (): Work<'added' | 'updated' | 'too_many'> {
        const { destinationId, guildId, event, roleId, mask, level } = channel;
        const values = { roleId, mask, level };
        if ((yield* change(update(alertChannels, values, { destinationId, event }))) > 0) {
          yield* withdrawDeliveries.atDestination(destinationId);
          yield* redrawLiveCards(destinationId);
          return 'updated';
        }
        if ((yield* countRows(alertChannels, { guildId })) >= max) return 'too_many';
        yield* change(insertInto(alertChannels, [{ ...channel, addedAt: now }]));
        return 'added';
      }),
    list: (guildId: string) =>
      database.rows((db) =>
        select(db).where(eq(alertChannels.guildId, guildId)).orderBy(asc(alertChannels.id)),
      ),
    get: (guildId: string, id: number) =>
      database.row((db) => select(db).where(matching(alertChannels, { guildId, id }))),
    at: (destinationId: number, event: AlertEvent) => database.row(AT_DESTINATION, { destinationId, event }),
    /** Enqueues the updates since then that alert channels should have received but have not. @returns how many */
    async catchUp(since: number, now: number) {
      let enqueued = 0;
      // Not in one transaction, which would keep other writers waiting.
      for (const { destinationId } of await database.rows(openDestinations)) {
        const missedSince = Math.min(since, catchUp.early.get(destinationId) ?? since);
        enqueued += await database.transaction(() => catchUp(destinationId, missedSince, now));
        catchUp.early.delete(destinationId);
      }
      return enqueued;
    },
    setMask: (guildId: string, id: number, mask: boolean) =>
      database.transaction(function* () {
        for (const destinationId of yield* set(guildId, id, { mask })) yield* redrawLiveCards(destinationId);
      }),
    /** @param roleId null: pings nobody */
    async setRole(guildId: string, id: number, roleId: string | null) {
      await database.run(() => set(guildId, id, { roleId }));
    },
    async setPings(guildId: string, id: number, pings: readonly PingReason[]) {
      await database.run(() => set(guildId, id, { pings }));
    },
    /** Changes what is posted from now on, and withdraws pending deliveries that are no longer wanted. */
    setLevel: (guildId: string, id: number, level: AlertLevel) =>
      database.transaction(function* () {
        for (const destinationId of yield* set(guildId, id, { level })) {
          yield* withdrawDeliveries.atDestination(destinationId);
        }
      }),
    /** Removes a channel, and its pending deliveries unless a follow there needs them. @returns whether it existed */
    remove: (guildId: string, id: number) =>
      database.transaction(function* () {
        const [removed] = yield* rows(deleteReturning(alertChannels, { guildId, id }));
        if (removed === undefined) return false;
        yield* withdrawDeliveries.atDestination(removed.destinationId);
        return true;
      }),
  };
}

function* set(
  guildId: string,
  id: number,
  values: SQLiteUpdateSetSource<typeof alertChannels>,
): Work<number[]> {
  const changed = yield* rows(updateReturning(alertChannels, values, { guildId, id }));
  return changed.map(({ destinationId }) => destinationId);
}

function openDestinations(db: QueryBuilder) {
  return db
    .selectDistinct({ destinationId: alertChannels.destinationId })
    .from(alertChannels)
    .innerJoin(destinations, eq(destinations.id, alertChannels.destinationId))
    .where(isNull(destinations.suspendedAt))
    .orderBy(asc(alertChannels.destinationId));
}
