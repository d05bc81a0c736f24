import { lte } from 'drizzle-orm';
import type { Forecast } from '../domain/parcels/arrival/forecast.ts';
import type { Database } from './database/database.ts';
import { matching, selectFrom, update, upsertInto } from './database/queries.ts';
import { change, row, type Work } from './database/work.ts';
import { toldArrivals } from './schema/index.ts';

export type ToldArrival = typeof toldArrivals.$inferSelect;

interface Telling {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** When to compute the date again; null: not before the next scan. */
  readonly checkAt: number | null;
}

const NO_DATE = { earliest: null, likeliest: null, latest: null };

/** The date that a parcel's followers were last told, so that alerts about a moved date refer only to dates they know. */
export function createToldArrivalStore(database: Database) {
  return {
    get: (topicId: number) => database.row(selectFrom(toldArrivals, { topicId })),
    /** Followers are shown a date along with something else, such as a milestone or their new follow. */
    tell: (topicId: number, date: Forecast, { now, checkAt }: Telling) =>
      database.transaction(() => save(topicId, { ...datesOf(date), toldAt: now, checkAt })),
    /**
     * Decides whether to tell followers that the date has moved, and if so records that they were told: at
     * most once a day, only if the latest day changed, and not for a parcel that arrives today anyway.
     * @param today in the destination's calendar; days since 1970-01-01
     * @returns the date they were told before; null: don't tell them
     */
    move: (topicId: number, date: Forecast, today: number, { now, checkAt }: Telling) =>
      database.transaction(function* (): Work<Forecast | null> {
        const told = yield* row(selectFrom(toldArrivals, { topicId }));
        const before = told === undefined ? null : dateOf(told);
        if (before === null) {
          yield* save(topicId, { ...datesOf(date), toldAt: now, checkAt });
          return null;
        }
        const hasMoved = before.latest !== date.latest && date.latest > today && told?.movedOn !== today;
        if (hasMoved) yield* save(topicId, { ...datesOf(date), toldAt: now, movedOn: today, checkAt });
        else yield* change(update(toldArrivals, { checkAt }, { topicId }));
        return hasMoved ? before : null;
      }),
    /**
     * Decides whether to tell followers that the parcel is late, and if so records it: once, until there is a
     * date again.
     */
    tellLate: (topicId: number, { now, checkAt }: Telling) =>
      database.transaction(function* (): Work<boolean> {
        const told = yield* row(selectFrom(toldArrivals, { topicId }));
        if (told !== undefined && dateOf(told) === null) {
          yield* change(update(toldArrivals, { checkAt }, { topicId }));
          return false;
        }
        yield* save(topicId, { ...NO_DATE, toldAt: now, checkAt });
        return true;
      }),
    /** Parcels whose date must be computed again. */
    due: (now: number, limit: number) =>
      database.rows(
        selectFrom(toldArrivals, lte(toldArrivals.checkAt, now), { orderBy: [toldArrivals.checkAt], limit }),
      ),
    /** Does nothing if it was told or checked since. @param until null: not before the next scan */
    async postpone({ topicId, checkAt }: Pick<ToldArrival, 'topicId' | 'checkAt'>, until: number | null) {
      await database.change(
        update(toldArrivals, { checkAt: until }, matching(toldArrivals, { topicId, checkAt })),
      );
    },
  };
}

const datesOf = ({ earliest, likeliest, latest }: Forecast): Forecast => ({ earliest, likeliest, latest });

/** Null: they were told that it is late. */
function dateOf({ earliest, likeliest, latest }: ToldArrival): Forecast | null {
  return earliest === null || likeliest === null || latest === null ? null : { earliest, likeliest, latest };
}

function* save(
  topicId: number,
  set: Omit<ToldArrival, 'topicId' | 'movedOn'> & { movedOn?: number },
): Work<void> {
  yield* change(upsertInto(toldArrivals, [{ topicId, ...set }], { target: toldArrivals.topicId, set }));
}
