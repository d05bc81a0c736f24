import { and, desc, not, sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { deleteSome, insertInto, matching, selectFrom, update } from './database/queries.ts';
import { change, row } from './database/work.ts';
import { deliveredParcels, follows, topics } from './schema/index.ts';

/** Only a route's newest parcels decide what is usual; older ones may have traveled differently. */
const PARCELS_CONSIDERED = 200;
/** With fewer, there is no estimate. */
const MIN_PARCELS = 5;
/** Percentiles of the durations, which enclose four in five parcels. */
const [LOW_SHARE, HIGH_SHARE] = [0.1, 0.9];

/** A follower of the topic reported it missing. */
const IS_MISSING = sql`exists (select 1 from ${follows} where ${follows.topicId} = ${topics.id} and ${follows.missing})`;

/** Countries as ISO 3166-1 alpha-2 codes. */
export interface Route {
  readonly from: string;
  readonly to: string;
}

export interface UsualDuration {
  readonly low: number;
  readonly high: number;
}

export function createRouteStore(database: Database) {
  return {
    /** Records a followed parcel's delivery once, unless a follower reported it missing. */
    async recordDelivery(topicId: number, { from, to }: Route, days: number, now: number) {
      const delivered = { fromCountry: from, toCountry: to, days, deliveredAt: now };
      await database.transaction(function* () {
        const isThere = and(matching(topics, { id: topicId, deliveryRecordedAt: null }), not(IS_MISSING));
        const isNew = yield* change(update(topics, { deliveryRecordedAt: now }, isThere));
        if (isNew > 0) yield* change(insertInto(deliveredParcels, [delivered]));
      });
    },
    async forgetDelivery(topicId: number) {
      await database.transaction(function* () {
        const topic = yield* row(selectFrom(topics, { id: topicId }));
        const deliveredAt = topic?.deliveryRecordedAt ?? null;
        if (deliveredAt === null) return;
        // The row doesn't name its parcel; if two were recorded at the same time, either will do.
        yield* change(deleteSome(deliveredParcels, deliveredParcels.id, { deliveredAt }, 1));
        yield* change(update(topics, { deliveryRecordedAt: null }, { id: topicId }));
      });
    },
    /** Null with fewer than five delivered parcels. */
    async usualDuration({ from, to }: Route): Promise<UsualDuration | null> {
      const orderBy = [desc(deliveredParcels.deliveredAt), desc(deliveredParcels.id)];
      const newest = await database.rows(
        selectFrom(
          deliveredParcels,
          { fromCountry: from, toCountry: to },
          { orderBy, limit: PARCELS_CONSIDERED },
        ),
      );
      const days = newest.map((parcel) => parcel.days).sort((a, b) => a - b);
      const low = days[Math.floor((days.length - 1) * LOW_SHARE)];
      const high = days[Math.ceil((days.length - 1) * HIGH_SHARE)];
      return days.length < MIN_PARCELS || low === undefined || high === undefined ? null : { low, high };
    },
  };
}
