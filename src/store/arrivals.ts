import { lte, sql } from 'drizzle-orm';
import { marginAfter } from '../domain/parcels/arrival/calibration.ts';
import type { Checkpoint } from '../domain/parcels/arrival/checkpoints.ts';
import type { Sample } from '../domain/parcels/arrival/experience.ts';
import { MAX_SAMPLES } from '../domain/parcels/arrival/pools.ts';
import type { Database } from './database/database.ts';
import { deleteFrom, selectFrom, update, upsertInto } from './database/queries.ts';
import { change, row, rows, statement, type Work } from './database/work.ts';
import { recordParcel, type SeenParcel } from './record-parcel.ts';
import {
  arrivalAccuracy,
  arrivalSamples,
  arrivalWindows,
  deliveryWeekdays,
  travelingParcels,
} from './schema/index.ts';

/** A sample, and its parcel's hash while the parcel is on its way. */
export interface StoredSample extends Sample {
  readonly parcel: string | null;
}

/** All routes together. */
const ALL = '';
/** A window's weight shrinks by this factor with each newer one, so about the last hundred decide. */
const FADING = 0.99;
const WEEK_DAYS = 7;

/** Nothing is known about an unreported parcel after it was last looked up. */
const NEWEST = statement<
  { pool: string; limit: number },
  Omit<StoredSample, 'delivered'> & { delivered: boolean | number }
>(`
SELECT arrival_samples.since AS since, arrival_samples.known_from AS "knownFrom", arrival_samples.next_at AS "next",
    CASE WHEN arrival_samples.parcel IS NULL THEN arrival_samples.ended_at
      WHEN traveling_parcels.watched THEN NULL ELSE traveling_parcels.seen_clock END AS "end",
    arrival_samples.delivered AS delivered, arrival_samples.parcel AS parcel
  FROM arrival_samples LEFT JOIN traveling_parcels ON traveling_parcels.parcel = arrival_samples.parcel
  WHERE arrival_samples.pool = @pool
  ORDER BY arrival_samples.since DESC, arrival_samples.rank DESC LIMIT CAST(@limit AS bigint)`);

/** What the bot has learned about how long parcels take. Nothing in it names a person, or a parcel that has arrived. */
export function createArrivalStore(database: Database) {
  return {
    /** The samples of pools, newest first. */
    samples: (pools: readonly string[]) => database.run(() => samplesOf(pools)),
    /** How many parcels were delivered on each weekday in a country, Sunday first. */
    async weekdays(country: string): Promise<number[]> {
      const counts = Array.from({ length: WEEK_DAYS }, () => 0);
      for (const { weekday, deliveries } of await database.rows(selectFrom(deliveryWeekdays, { country })))
        counts[weekday] = deliveries;
      return counts;
    },
    async margin(checkpoint: Checkpoint): Promise<number> {
      return (await database.row(selectFrom(arrivalAccuracy, { route: ALL, checkpoint })))?.margin ?? 0;
    },
    /** For each checkpoint, on all routes together: how many recent windows were compared, and how many held. */
    accuracy: () => database.rows(selectFrom(arrivalAccuracy, { route: ALL })),
    /** Learns what is now known about a parcel. */
    record: (seen: SeenParcel) =>
      database.transaction(
        function* () {
          for (const { route, checkpoint, held } of yield* recordParcel(seen))
            yield* judge(route, checkpoint, held);
        },
        { durable: false },
      ),
    /** Counts windows as missed once their last day is over. @returns how many */
    closeWindows: (now: number, limit: number) =>
      database.transaction(() => closeWindows(now, limit), { durable: false }),
    /** Forgets parcels on their way that nobody has looked up since then. @returns how many */
    forget: (before: number, limit: number) =>
      database.transaction(() => forget(before, limit), { durable: false }),
  };
}

function* samplesOf(pools: readonly string[]): Work<Map<string, StoredSample[]>> {
  const found = new Map<string, StoredSample[]>();
  for (const pool of pools) {
    const newest = yield* rows(NEWEST, { pool, limit: MAX_SAMPLES });
    found.set(
      pool,
      newest.map((sample) => ({ ...sample, delivered: Boolean(sample.delivered) })),
    );
  }
  return found;
}

/** Counts a window that held or missed. */
function* judge(route: string, checkpoint: Checkpoint, held: boolean): Work<void> {
  for (const scope of [ALL, route]) {
    const known = yield* row(selectFrom(arrivalAccuracy, { route: scope, checkpoint }));
    const next = {
      margin: scope === ALL ? marginAfter(known?.margin ?? 0, held) : 0,
      judged: (known?.judged ?? 0) * FADING + 1,
      held: (known?.held ?? 0) * FADING + (held ? 1 : 0),
    };
    const target = [arrivalAccuracy.route, arrivalAccuracy.checkpoint];
    yield* change(
      upsertInto(arrivalAccuracy, [{ route: scope, checkpoint, ...next }], { target, set: next }),
    );
  }
}

function* closeWindows(now: number, limit: number): Work<number> {
  const { closesAt, parcel: parcelColumn, checkpoint: checkpointColumn } = arrivalWindows;
  const orderBy = [closesAt, parcelColumn, checkpointColumn];
  const closed = yield* rows(selectFrom(arrivalWindows, lte(closesAt, now), { orderBy, limit }));
  for (const { parcel, checkpoint, route } of closed) {
    yield* judge(route, checkpoint, false);
    yield* change(update(arrivalWindows, { closesAt: null }, { parcel, checkpoint }));
  }
  return closed.length;
}

function* forget(before: number, limit: number): Work<number> {
  const { seenAt } = travelingParcels;
  const forgotten = yield* rows(
    selectFrom(travelingParcels, lte(seenAt, before), { orderBy: [seenAt], limit }),
  );
  for (const { parcel, seenClock } of forgotten) {
    const last = sql`CAST(${seenClock} AS bigint)`;
    yield* change(update(arrivalSamples, { parcel: null, end: last }, { parcel }));
    yield* change(deleteFrom(arrivalWindows, { parcel }));
    yield* change(deleteFrom(travelingParcels, { parcel }));
  }
  return forgotten.length;
}
