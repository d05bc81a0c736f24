import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { CatchUp } from './catch-up.ts';
import { type Database, writeTransaction } from './database.ts';
import { alertChannels, places } from './schema.ts';
import type { Withdraw } from './withdraw.ts';

export type AlertEvent = (typeof alertChannels.$inferSelect)['event'];

/** An alert channel together with the place's condition. */
export interface AlertChannel {
  readonly id: number;
  readonly placeId: number;
  readonly guildId: string;
  readonly channelId: string;
  readonly event: AlertEvent;
  readonly roleId: string | null;
  readonly mask: boolean;
  readonly lastPostedAt: number | null;
  readonly setAsideAt: number | null;
  readonly setAsideReason: string | null;
}

export interface NewAlertChannel {
  readonly placeId: number;
  readonly guildId: string;
  readonly event: AlertEvent;
  readonly roleId: string | null;
  readonly mask: boolean;
  readonly addedBy: string;
}

export type AddedAlertChannel = 'added' | 'updated' | 'too_many';

/** Alert channels; every method that names one also names its guild, so that a forged id reaches nothing. */
export interface AlertChannelStore {
  /**
   * Adds it, or gives one that is there its new role and mask.
   * @param max how many a server may have
   */
  add(channel: NewAlertChannel, now: number, max?: number): Promise<AddedAlertChannel>;
  list(guildId: string): Promise<AlertChannel[]>;
  get(guildId: string, id: number): Promise<AlertChannel | undefined>;
  /** What the channel was set to for this kind of event, if it is an alert channel for it. */
  at(placeId: number, event: AlertEvent): Promise<AlertChannel | undefined>;
  /**
   * Enqueues updates since then that the rule gives to alert channels now and that they have not received.
   * @returns how many
   */
  catchUp(since: number, now: number): Promise<number>;
  setMask(guildId: string, id: number, mask: boolean): Promise<void>;
  /**
   * Removes it, and its pending deliveries that no follow there asks for: restoring the place brings none of them back.
   * @returns whether it was there
   */
  remove(guildId: string, id: number): Promise<boolean>;
}

const columns = {
  id: alertChannels.id,
  placeId: alertChannels.placeId,
  guildId: alertChannels.guildId,
  channelId: places.discordId,
  event: alertChannels.event,
  roleId: alertChannels.roleId,
  mask: alertChannels.mask,
  lastPostedAt: places.lastPostedAt,
  setAsideAt: places.setAsideAt,
  setAsideReason: places.setAsideReason,
};

export function createAlertChannelStore(
  database: Database,
  catchUp: CatchUp,
  withdraw: Withdraw,
): AlertChannelStore {
  const select = () =>
    database.select(columns).from(alertChannels).innerJoin(places, eq(places.id, alertChannels.placeId));
  const at = select()
    .where(
      and(
        eq(alertChannels.placeId, sql.placeholder('placeId')),
        eq(alertChannels.event, sql.placeholder('event')),
      ),
    )
    .prepare();
  const countOf = (guildId: string): number =>
    database.select({ total: count() }).from(alertChannels).where(eq(alertChannels.guildId, guildId)).get()
      ?.total ?? 0;
  const one = (guildId: string, id: number) =>
    and(eq(alertChannels.id, id), eq(alertChannels.guildId, guildId));

  return {
    async add({ roleId, mask, ...channel }, now, max = Number.POSITIVE_INFINITY) {
      const { placeId, event, guildId } = channel;
      return writeTransaction(database, () => {
        const { changes } = database
          .update(alertChannels)
          .set({ roleId, mask })
          .where(and(eq(alertChannels.placeId, placeId), eq(alertChannels.event, event)))
          .run();
        if (changes > 0) return 'updated';
        if (countOf(guildId) >= max) return 'too_many';
        database
          .insert(alertChannels)
          .values({ ...channel, roleId, mask, addedAt: now })
          .run();
        return 'added';
      });
    },
    async list(guildId) {
      return select().where(eq(alertChannels.guildId, guildId)).orderBy(asc(alertChannels.id)).all();
    },
    async get(guildId, id) {
      return select().where(one(guildId, id)).get();
    },
    async at(placeId, event) {
      return at.get({ placeId, event });
    },
    async catchUp(since, now) {
      return writeTransaction(database, () =>
        database
          .selectDistinct({ placeId: alertChannels.placeId })
          .from(alertChannels)
          .innerJoin(places, eq(places.id, alertChannels.placeId))
          .where(isNull(places.setAsideAt))
          .all()
          .reduce((sum, { placeId }) => sum + catchUp(placeId, since, now), 0),
      );
    },
    async setMask(guildId, id, mask) {
      database.update(alertChannels).set({ mask }).where(one(guildId, id)).run();
    },
    async remove(guildId, id) {
      return writeTransaction(database, () => {
        const [gone] = database.delete(alertChannels).where(one(guildId, id)).returning().all();
        if (gone === undefined) return false;
        withdraw.afterAlertChannel(gone.placeId);
        return true;
      });
    },
  };
}
