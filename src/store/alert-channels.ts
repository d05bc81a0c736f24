import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { AlertLevel } from '../domain/alert-level.ts';
import type { PingReason } from '../domain/ping-reasons.ts';
import type { AlertEvent } from './alert-event.ts';
import type { CatchUp } from './fan-out/catch-up.ts';
import type { WithdrawDeliveries } from './fan-out/withdraw-deliveries.ts';
import { redrawLiveCards } from './live-cards.ts';
import { alertChannels, destinations } from './schema/index.ts';
import type { Database } from './sqlite/database.ts';
import { runNow } from './sqlite/run-work.ts';
import { writeTransaction } from './sqlite/transactions.ts';

/** An alert channel, and whether its destination is suspended. */
export interface AlertChannel {
  readonly id: number;
  readonly destinationId: number;
  readonly guildId: string;
  readonly channelId: string;
  readonly event: AlertEvent;
  readonly roleId: string | null;
  readonly mask: boolean;
  readonly level: AlertLevel;
  /** What the role is pinged for. */
  readonly pings: readonly PingReason[];
  /** Null after that person deleted their data. */
  readonly addedBy: string | null;
  readonly lastPostedAt: number | null;
  readonly suspendedAt: number | null;
  readonly suspensionReason: string | null;
}

interface NewAlertChannel {
  readonly destinationId: number;
  readonly guildId: string;
  readonly event: AlertEvent;
  readonly roleId: string | null;
  readonly mask: boolean;
  /** Default: all, or as it was. */
  readonly level?: AlertLevel | undefined;
  readonly addedBy: string;
}

type AddedAlertChannel = 'added' | 'updated' | 'too_many';

/** Methods that take the id of an alert channel also take its server, so that a forged id cannot reach another server's. */
export interface AlertChannelStore {
  /**
   * Adds it, or updates the role, mask and level of an existing one.
   * @param max how many a server may have
   */
  add(channel: NewAlertChannel, now: number, max?: number): Promise<AddedAlertChannel>;
  list(guildId: string): Promise<AlertChannel[]>;
  get(guildId: string, id: number): Promise<AlertChannel | undefined>;
  /** The alert channel for this kind of event at a destination. */
  at(destinationId: number, event: AlertEvent): Promise<AlertChannel | undefined>;
  /**
   * Enqueues the updates since then whose audience includes an alert channel now and that it has not received.
   * @returns how many
   */
  catchUp(since: number, now: number): Promise<number>;
  setMask(guildId: string, id: number, mask: boolean): Promise<void>;
  /** @param roleId null: nobody is pinged */
  setRole(guildId: string, id: number, roleId: string | null): Promise<void>;
  setPings(guildId: string, id: number, pings: readonly PingReason[]): Promise<void>;
  /** Changes what is posted from now on, and withdraws the pending deliveries that are no longer asked for. */
  setLevel(guildId: string, id: number, level: AlertLevel): Promise<void>;
  /**
   * Removes it, and withdraws its pending deliveries unless a follow there needs them. Restoring the destination does not bring
   * them back.
   * @returns whether it existed
   */
  remove(guildId: string, id: number): Promise<boolean>;
}

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

export function createAlertChannelStore(
  database: Database,
  catchUp: CatchUp,
  withdrawDeliveries: WithdrawDeliveries,
): AlertChannelStore {
  const select = () =>
    database
      .select(columns)
      .from(alertChannels)
      .innerJoin(destinations, eq(destinations.id, alertChannels.destinationId));
  const at = select()
    .where(
      and(
        eq(alertChannels.destinationId, sql.placeholder('destinationId')),
        eq(alertChannels.event, sql.placeholder('event')),
      ),
    )
    .prepare();
  const countOf = (guildId: string): number =>
    database.select({ total: count() }).from(alertChannels).where(eq(alertChannels.guildId, guildId)).get()
      ?.total ?? 0;
  const ownedBy = (guildId: string, id: number) =>
    and(eq(alertChannels.id, id), eq(alertChannels.guildId, guildId));

  return {
    async add({ roleId, mask, level, ...channel }, now, max = Number.POSITIVE_INFINITY) {
      const { destinationId, event, guildId } = channel;
      return writeTransaction(database, () => {
        const { changes } = database
          .update(alertChannels)
          .set({ roleId, mask, level })
          .where(and(eq(alertChannels.destinationId, destinationId), eq(alertChannels.event, event)))
          .run();
        if (changes > 0) {
          runNow(database, withdrawDeliveries.atDestination(destinationId));
          redrawLiveCards(database, destinationId);
          return 'updated';
        }
        if (countOf(guildId) >= max) return 'too_many';
        database
          .insert(alertChannels)
          .values({ ...channel, roleId, mask, level, addedAt: now })
          .run();
        return 'added';
      });
    },
    async list(guildId) {
      return select().where(eq(alertChannels.guildId, guildId)).orderBy(asc(alertChannels.id)).all();
    },
    async get(guildId, id) {
      return select().where(ownedBy(guildId, id)).get();
    },
    async at(destinationId, event) {
      return at.get({ destinationId, event });
    },
    async catchUp(since, now) {
      return writeTransaction(database, () =>
        database
          .selectDistinct({ destinationId: alertChannels.destinationId })
          .from(alertChannels)
          .innerJoin(destinations, eq(destinations.id, alertChannels.destinationId))
          .where(isNull(destinations.suspendedAt))
          .all()
          .reduce((sum, { destinationId }) => sum + runNow(database, catchUp(destinationId, since, now)), 0),
      );
    },
    async setMask(guildId, id, mask) {
      writeTransaction(database, () => {
        const rows = database
          .update(alertChannels)
          .set({ mask })
          .where(ownedBy(guildId, id))
          .returning()
          .all();
        for (const { destinationId } of rows) redrawLiveCards(database, destinationId);
      });
    },
    async setRole(guildId, id, roleId) {
      database.update(alertChannels).set({ roleId }).where(ownedBy(guildId, id)).run();
    },
    async setPings(guildId, id, pings) {
      database.update(alertChannels).set({ pings }).where(ownedBy(guildId, id)).run();
    },
    async setLevel(guildId, id, level) {
      writeTransaction(database, () => {
        const rows = database
          .update(alertChannels)
          .set({ level })
          .where(ownedBy(guildId, id))
          .returning()
          .all();
        for (const { destinationId } of rows)
          runNow(database, withdrawDeliveries.atDestination(destinationId));
      });
    },
    async remove(guildId, id) {
      return writeTransaction(database, () => {
        const [removed] = database.delete(alertChannels).where(ownedBy(guildId, id)).returning().all();
        if (removed === undefined) return false;
        runNow(database, withdrawDeliveries.atDestination(removed.destinationId));
        return true;
      });
    },
  };
}
