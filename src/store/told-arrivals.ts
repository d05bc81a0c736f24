import { eq, inArray, lte } from 'drizzle-orm';
import type { Importance } from '../domain/alerts/alert-level.ts';
import { IMPORTANCES } from '../domain/alerts/alert-level.ts';
import type { Forecast } from '../domain/parcels/arrival/forecast.ts';
import type { Database } from './database/database.ts';
import { matching, selectFrom, update, upsertInto } from './database/queries.ts';
import { change, has, row, type Work } from './database/work.ts';
import type { HomeGuilds } from './fan-out/audience.ts';
import { enqueue } from './fan-out/enqueue.ts';
import { announce, type NewNotice } from './fan-out/notices.ts';
import { redrawCardsOf } from './live-cards.ts';
import { deliveries, toldArrivals, updates } from './schema/index.ts';

export type ToldArrival = typeof toldArrivals.$inferSelect;

interface Telling {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** When to compute the date again; null: not before the next scan. */
  readonly checkAt: number | null;
}

interface DateNow {
  readonly topicId: number;
  readonly date: Forecast;
  /** In the destination's calendar; days since 1970-01-01. */
  readonly today: number;
  /** Nobody else than the followers hears of it. */
  readonly isPrivate: boolean;
  /** What is stored with the date, and told. @param before the date that readers were told before, if this one differs from it */
  readonly describe: (before: Forecast | null) => string;
}

/** What a date with a scan causes: how the scan is told, and the destinations that hear of it only because the date moved. */
export interface DatedScan {
  readonly arrival: string | null;
  readonly importance: Importance;
  readonly destinationIds: readonly number[];
}

const NO_DATE = { earliest: null, likeliest: null, latest: null };

/**
 * The date that the readers of a parcel's alerts were last told, so that they hear when it moves: never from one that nobody was
 * told. Told is what an alert says, from the moment on in which it is planned, and what the card said from which somebody began to
 * follow. Cards that people look up later don't count: others haven't seen them.
 */
export function createToldArrivalStore(database: Database, homeGuilds: () => HomeGuilds) {
  return {
    get: (topicId: number) => database.row(selectFrom(toldArrivals, { topicId })),
    /** Somebody begins to follow: they see the date. Others were told theirs before. */
    begin: (topicId: number, date: Forecast, { now, checkAt }: Telling) =>
      database.transaction(function* () {
        if (yield* has(selectFrom(toldArrivals, { topicId }))) return;
        yield* save(topicId, { ...datesOf(date), toldAt: now, checkAt });
      }),
    /**
     * Decides once which date is told with a scan, and stores it with the scan. If it has moved, a scan that was ordinary becomes a
     * milestone, so that all who ask for those hear of it, and nobody twice.
     * @param isSpoken whether an alert about the scan is about to be made, so that a milestone's date counts as told
     */
    withScan: (updateId: number, date: DateNow, telling: Telling, isSpoken: boolean) =>
      database.transaction(() => dateScan(updateId, date, telling, isSpoken, homeGuilds())),
    /** Without a new scan: readers are told if the date has moved. @returns the destinations */
    tellMove: (date: DateNow, telling: Telling) =>
      database.transaction(function* (): Work<readonly number[]> {
        const { topicId, describe } = date;
        const before = yield* move(date, telling);
        if (before === null) return [];
        const news = { notice: 'moved', data: describe(before), importance: 'milestone' } as const;
        return yield* tell(topicId, news, telling.now);
      }),
    /**
     * Readers are told that the parcel is late, and once more when they have waited long enough: each once until there is a date again.
     * @param waitUntil the day until when to wait; null: it is over
     * @returns the destinations
     */
    tellLate: (
      topicId: number,
      { waitUntil, data }: { readonly waitUntil: number | null; readonly data: string },
      { now, checkAt }: Telling,
    ) =>
      database.transaction(function* (): Work<readonly number[]> {
        const told = yield* row(selectFrom(toldArrivals, { topicId }));
        if (told === undefined || !isLateNews(told, waitUntil)) {
          yield* change(update(toldArrivals, { checkAt }, { topicId }));
          return [];
        }
        yield* save(topicId, { ...NO_DATE, likeliest: waitUntil, toldAt: now, checkAt });
        const importance = waitUntil === null ? 'problem' : 'milestone';
        return yield* tell(topicId, { notice: 'late', data, importance }, now);
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

  function* tell(topicId: number, news: Omit<NewNotice, 'key'>, now: number): Work<number[]> {
    yield* redrawCardsOf(topicId);
    return yield* announce(topicId, { ...news, key: `${news.notice}:${now}` }, homeGuilds(), now);
  }
}

/** New scans: the dates of these parcels are worked out again as soon as possible, if readers were told any. */
export function* checkDates(
  scanned: readonly { readonly topicId: number; readonly now: number }[],
): Work<void> {
  const [first] = scanned;
  if (first === undefined) return;
  const topicIds = [...new Set(scanned.map(({ topicId }) => topicId))];
  yield* change(update(toldArrivals, { checkAt: first.now }, inArray(toldArrivals.topicId, topicIds)));
}

function* dateScan(
  updateId: number,
  date: DateNow,
  telling: Telling,
  isSpoken: boolean,
  homeGuilds: HomeGuilds,
): Work<DatedScan | null> {
  const scan = yield* row(selectFrom(updates, { id: updateId }));
  if (scan === undefined) return null;
  const { importance, topicId } = scan;
  if (scan.arrival !== null) {
    yield* change(update(toldArrivals, { checkAt: telling.checkAt }, { topicId }));
    return { arrival: scan.arrival, importance, destinationIds: [] };
  }
  // Those who were told of the scan would not hear of it again.
  if (!isSpoken && (yield* has(selectFrom(deliveries, { updateId, status: 'posted' })))) return null;
  const before = yield* move(date, telling);
  const isTold = before !== null || (isSpoken && importance !== 'ordinary');
  if (!isTold) return { arrival: null, importance, destinationIds: [] };
  if (before === null)
    yield* save(topicId, { ...datesOf(date.date), toldAt: telling.now, checkAt: telling.checkAt });
  const arrival = date.describe(before);
  const raised = importance === 'ordinary' ? 'milestone' : importance;
  yield* change(update(updates, { arrival, importance: raised }, eq(updates.id, updateId)));
  if (raised === importance) return { arrival, importance, destinationIds: [] };
  const request = {
    update: { ...scan, importance: IMPORTANCES.indexOf(raised) },
    topicKind: 'parcel',
    eventId: null,
    now: telling.now,
    isNew: false,
    byFollow: true,
    byWebhook: scan.webhookAt !== null && !date.isPrivate,
  } as const;
  const enqueued = yield* enqueue([request], homeGuilds);
  return { arrival, importance: raised, destinationIds: enqueued.map(({ destinationId }) => destinationId) };
}

/**
 * Asks whether the date has moved, and counts it as told then: once on each day, when the last day is another one, and not for a
 * parcel that arrives today anyway.
 * @returns the date that readers were told before; null: they are not to be told
 */
function* move({ topicId, date, today }: DateNow, { now, checkAt }: Telling): Work<Forecast | null> {
  const told = yield* row(selectFrom(toldArrivals, { topicId }));
  const before = told === undefined ? null : dateOf(told);
  const hasMoved =
    before !== null && before.latest !== date.latest && date.latest > today && told?.movedOn !== today;
  if (hasMoved) yield* save(topicId, { ...datesOf(date), toldAt: now, movedOn: today, checkAt });
  else yield* change(update(toldArrivals, { checkAt }, { topicId }));
  return hasMoved ? before : null;
}

const datesOf = ({ earliest, likeliest, latest }: Forecast): Forecast => ({ earliest, likeliest, latest });

/** Whether readers don't know yet that the parcel is late, or that the wait is over. @param waitUntil null: it is */
export function isLateNews(told: ToldArrival, waitUntil: number | null): boolean {
  return dateOf(told) !== null || (told.likeliest !== null && waitUntil === null);
}

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
