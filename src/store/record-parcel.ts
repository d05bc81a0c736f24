import { inArray, sql } from 'drizzle-orm';
import { shownAt } from '../domain/moments.ts';
import type { Checkpoint } from '../domain/parcels/arrival/checkpoints.ts';
import { dayOf, weekdayOf } from '../domain/parcels/arrival/delivery-days.ts';
import {
  dayOfSample,
  MAX_SAMPLES,
  type PooledSample,
  placeIn,
  routeName,
  samplesOf,
} from '../domain/parcels/arrival/pools.ts';
import type { Trip } from '../domain/parcels/arrival/trip.ts';
import { holds, type Window } from '../domain/parcels/arrival/windows.ts';
import { deleteFrom, deleteReturning, insertInto, selectFrom, upsertInto } from './database/queries.ts';
import { change, type Records, row, rows, statement, type Work } from './database/work.ts';
import { arrivalSamples, arrivalWindows, deliveryWeekdays, travelingParcels } from './schema/index.ts';

/** A parcel that was just looked up or reported. */
export interface SeenParcel {
  /** A keyed hash of its number. */
  readonly parcel: string;
  readonly kind: string;
  /** Random, always the same for a parcel. */
  readonly rank: number;
  readonly trip: Trip;
  /** When it was seen; milliseconds since 1970, UTC. */
  readonly at: number;
  /** The service reports each of its scans, so it is known to be under way without a lookup. */
  readonly watched: boolean;
  /** The forecast shown for it; null: no date. */
  readonly window: Window | null;
}

interface Judgement {
  readonly route: string;
  readonly checkpoint: Checkpoint;
  readonly held: boolean;
}

type Sample = typeof arrivalSamples.$inferSelect;
type Place = Pick<Sample, 'id' | 'pool' | 'day' | 'rank' | 'since' | 'end'>;

const OF_DAYS = statement<{ days: Records }, Place>(
  ({ records, joinInOrder }) => `
SELECT arrival_samples.id AS id, arrival_samples.pool AS pool, arrival_samples.day AS day, arrival_samples.rank AS rank,
    arrival_samples.since AS since, arrival_samples.ended_at AS "end"
  FROM ${records('@days', 'named', { pool: 'text', day: 'bigint' })}
    ${joinInOrder} arrival_samples ON arrival_samples.pool = named.pool AND arrival_samples.day = named.day`,
);

/** The oldest sample that counts, for each full pool. */
const OLDEST = statement<{ pools: Records }, { pool: string; since: number | null }>(
  ({ records }) => `
SELECT named.pool AS pool, (SELECT arrival_samples.since FROM arrival_samples WHERE arrival_samples.pool = named.pool
    ORDER BY arrival_samples.since DESC, arrival_samples.rank DESC LIMIT 1 OFFSET ${MAX_SAMPLES - 1}) AS since
  FROM ${records('@pools', 'named', { pool: 'text' })}`,
);

const TRIM = statement<{ pools: Records }>(
  ({ records }) => `
DELETE FROM arrival_samples WHERE id IN (
  SELECT arrival_samples.id FROM ${records('@pools', 'named', { pool: 'text', since: 'bigint' })}
    JOIN arrival_samples ON arrival_samples.pool = named.pool AND arrival_samples.since < named.since)`,
);

const CHANGE = statement<{ samples: Records }>(
  ({ records }) => `
UPDATE arrival_samples SET parcel = changed.parcel, day = changed.day, since = changed.since,
    known_from = changed."knownFrom", next_at = changed."next", ended_at = changed."end", delivered = changed.delivered
  FROM ${records('@samples', 'changed', {
    ...{ id: 'bigint', parcel: 'text', day: 'bigint', since: 'bigint', knownFrom: 'bigint' },
    ...{ next: 'bigint', end: 'bigint', delivered: 'boolean' },
  })}
  WHERE arrival_samples.id = changed.id`,
);

/**
 * Updates a parcel's samples, and the parcel itself while it is under way. The cost depends only on its
 * scans, not on how many parcels are known.
 * @returns the windows that can now be judged
 */
export function* recordParcel(seen: SeenParcel): Work<Judgement[]> {
  const { parcel, kind, rank, trip, at } = seen;
  const isOver = trip.end !== null;
  const known = yield* row(selectFrom(travelingParcels, { parcel }));
  const clock = shownAt(at, trip.timeZone);
  const knownFrom = known?.knownFrom ?? (isOver ? null : clock);
  const samples = samplesOf(trip, { kind, rank, knownFrom });
  const added = yield* replaceSamples(
    parcel,
    samples.map((sample) => toRow(sample, isOver ? null : parcel)),
  );
  if (isOver) return yield* endParcel(parcel, trip, known !== undefined || added > 0);
  const look = { seenAt: at, seenClock: clock, watched: seen.watched || known?.watched === true };
  yield* change(
    upsertInto(travelingParcels, [{ parcel, knownFrom: knownFrom ?? clock, ...look }], {
      target: travelingParcels.parcel,
      set: look,
    }),
  );
  if (seen.window !== null) yield* keepWindow(parcel, trip, seen.window);
  return [];
}

type NewSample = Omit<Sample, 'id'>;

const toRow = (sample: PooledSample, parcel: string | null): NewSample => ({
  ...sample,
  parcel,
  day: dayOfSample(sample),
});

/** @returns how many are new */
function* replaceSamples(parcel: string, samples: readonly NewSample[]): Work<number> {
  const stored = yield* rows(selectFrom(arrivalSamples, { parcel }));
  const byPool = new Map(samples.map((sample) => [sample.pool, sample]));
  const moved = stored.filter(({ pool }) => !byPool.has(pool));
  yield* deleteSamples(moved);
  const changed = stored.flatMap(({ id, ...before }) => {
    const now = byPool.get(before.pool);
    return now === undefined || isEqual(before, now) ? [] : [{ id, ...now }];
  });
  if (changed.length > 0)
    yield* change(CHANGE, { samples: changed.map(({ pool, rank, ...sample }) => sample) });
  const there = new Set(stored.map(({ pool }) => pool));
  return yield* addSamples(samples.filter(({ pool }) => !there.has(pool)));
}

function isEqual(a: NewSample, b: NewSample): boolean {
  return (
    a.parcel === b.parcel &&
    a.since === b.since &&
    a.knownFrom === b.knownFrom &&
    a.next === b.next &&
    a.end === b.end &&
    a.delivered === b.delivered
  );
}

function* addSamples(samples: readonly NewSample[]): Work<number> {
  if (samples.length === 0) return 0;
  const oldest = new Map<string, number>();
  for (const { pool, since } of yield* rows(OLDEST, { pools: samples.map(({ pool }) => ({ pool })) }))
    if (since !== null) oldest.set(pool, since);
  const recent = samples.filter(({ pool, since }) => since >= (oldest.get(pool) ?? since));
  if (recent.length === 0) return 0;
  const ofDays = yield* rows(OF_DAYS, { days: recent.map(({ pool, day }) => ({ pool, day })) });
  const replaced: Place[] = [];
  const added = recent.filter((sample) => {
    const place = placeIn(
      ofDays.filter(({ pool }) => pool === sample.pool),
      sample,
    );
    if (place !== undefined && place !== null) replaced.push(place);
    return place !== undefined;
  });
  if (added.length === 0) return 0;
  yield* deleteSamples(replaced);
  yield* change(insertInto(arrivalSamples, added));
  const full = added.flatMap(({ pool }) => {
    const since = oldest.get(pool);
    return since === undefined ? [] : [{ pool, since }];
  });
  if (full.length > 0) yield* change(TRIM, { pools: full });
  return added.length;
}

function* deleteSamples(samples: readonly Pick<Sample, 'id'>[]): Work<void> {
  if (samples.length === 0) return;
  const ids = samples.map(({ id }) => id);
  yield* change(deleteFrom(arrivalSamples, inArray(arrivalSamples.id, ids)));
}

/** Ends a parcel: removes everything that names it. */
function* endParcel(
  parcel: string,
  { end, delivered, destination }: Trip,
  isNew: boolean,
): Work<Judgement[]> {
  yield* change(deleteFrom(travelingParcels, { parcel }));
  const windows = yield* rows(deleteReturning(arrivalWindows, { parcel }));
  if (!delivered || end === null || !isNew) return [];
  const day = dayOf(end);
  const { country, weekday, deliveries } = deliveryWeekdays;
  yield* change(
    upsertInto(deliveryWeekdays, [{ country: destination, weekday: weekdayOf(day), deliveries: 1 }], {
      target: [country, weekday],
      set: { deliveries: sql`${deliveries} + 1` },
    }),
  );
  const open = windows.filter(({ closesAt }) => closesAt !== null);
  return open.map(({ route, checkpoint, ...window }) => ({ route, checkpoint, held: holds(window, day) }));
}

/** Stores a window, unless one was already shown at this checkpoint. */
function* keepWindow(parcel: string, trip: Trip, window: Window): Work<void> {
  const kept = { parcel, route: routeName(trip), ...window };
  yield* change((db) => db.insert(arrivalWindows).values(kept).onConflictDoNothing());
}
