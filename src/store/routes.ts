import { and, asc, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { change, type QueryBuilder, row } from './database/work.ts';
import { deliveredParcels, follows, topics } from './schema/index.ts';

/** The newest parcels of a route decide what is usual; older ones took other ways. */
const PARCELS_CONSIDERED = 200;
/** Fewer say nothing about the next parcel. */
const MIN_PARCELS = 5;
/** Four of five parcels took between these shares of the sorted durations. */
const [LOW_SHARE, HIGH_SHARE] = [0.1, 0.9];

/** Somebody who follows the topic says that it isn't there. */
const IS_MISSING = sql`exists (select 1 from ${follows} where ${follows.topicId} = ${topics.id} and ${follows.missing})`;

/** Countries as ISO 3166-1 alpha-2 codes. */
export interface Route {
  readonly from: string;
  readonly to: string;
}

/** How many days most parcels take. */
export interface UsualDuration {
  readonly low: number;
  readonly high: number;
}

/** How long the bot's own delivered parcels took. */
export type RouteStore = ReturnType<typeof createRouteStore>;

export function createRouteStore(database: Database) {
  return {
    /**
     * Records a followed parcel's delivery once, unless somebody who follows it says that it isn't there.
     * @param topicId the parcel's topic
     */
    async recordDelivery(topicId: number, { from, to }: Route, days: number, now: number) {
      const delivered = { fromCountry: from, toCountry: to, days, deliveredAt: now };
      await database.transaction(function* () {
        const isNew = yield* change((db) =>
          db
            .update(topics)
            .set({ deliveryRecordedAt: now })
            .where(and(eq(topics.id, topicId), isNull(topics.deliveryRecordedAt), not(IS_MISSING))),
        );
        if (isNew > 0) yield* change((db) => db.insert(deliveredParcels).values(delivered));
      });
    },
    /** Takes back what was recorded: the parcel isn't there yet. */
    async forgetDelivery(topicId: number) {
      await database.transaction(function* () {
        const which = eq(topics.id, topicId);
        const topic = yield* row((db) => db.select().from(topics).where(which));
        const recordedAt = topic?.deliveryRecordedAt ?? null;
        if (recordedAt === null) return;
        yield* change((db) =>
          db.delete(deliveredParcels).where(inArray(deliveredParcels.id, anyRecordedAt(db, recordedAt))),
        );
        yield* change((db) => db.update(topics).set({ deliveryRecordedAt: null }).where(which));
      });
    },
    /** Null with fewer than five delivered parcels. */
    async usualDuration(route: Route): Promise<UsualDuration | null> {
      const durations = await database.rows((db) => newestDurations(db, route));
      const days = durations.map((duration) => duration.days);
      const low = days[Math.floor((days.length - 1) * LOW_SHARE)];
      const high = days[Math.ceil((days.length - 1) * HIGH_SHARE)];
      return days.length < MIN_PARCELS || low === undefined || high === undefined ? null : { low, high };
    },
  };
}

/** Nothing in the row names its parcel; of two that were recorded at once, either will do. */
function anyRecordedAt(db: QueryBuilder, at: number) {
  return db
    .select({ id: deliveredParcels.id })
    .from(deliveredParcels)
    .where(eq(deliveredParcels.deliveredAt, at))
    .limit(1);
}

/** Shortest first. */
function newestDurations(db: QueryBuilder, { from, to }: Route) {
  const newest = db
    .select({ days: deliveredParcels.days })
    .from(deliveredParcels)
    .where(and(eq(deliveredParcels.fromCountry, from), eq(deliveredParcels.toCountry, to)))
    .orderBy(desc(deliveredParcels.deliveredAt), desc(deliveredParcels.id))
    .limit(PARCELS_CONSIDERED)
    .as('newest');
  return db.select({ days: newest.days }).from(newest).orderBy(asc(newest.days));
}
