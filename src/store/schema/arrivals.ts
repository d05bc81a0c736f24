import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Checkpoint } from '../../domain/parcels/arrival/checkpoints.ts';
import { partOf } from './destinations.ts';
import { topics } from './topics.ts';

/**
 * How long parcels took, or have taken so far, since a checkpoint: the newest of each pool of comparable
 * parcels (`domain/parcels/arrival/pools.ts`). Moments are the destination's local time, stored as if it were
 * UTC.
 */
export const arrivalSamples = sqliteTable(
  'arrival_samples',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    pool: text('pool').notNull(),
    /** A keyed hash of the tracking number; null: the parcel is over, and nothing names it. */
    parcel: text('parcel'),
    /** Random; decides which samples of a day are kept. */
    rank: integer('rank').notNull(),
    /** Of `since`; days since 1970-01-01. */
    day: integer('day').notNull(),
    since: integer('since').notNull(),
    knownFrom: integer('known_from').notNull(),
    /** When it reached the next checkpoint or was delivered; null: not yet. */
    next: integer('next_at'),
    /** When it was delivered or last seen; null: it is under way. */
    end: integer('ended_at'),
    delivered: integer('delivered', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('arrival_samples_by_pool').on(table.pool, table.since, table.rank),
    index('arrival_samples_by_day').on(table.pool, table.day),
    index('arrival_samples_of_parcel').on(table.parcel).where(sql`parcel is not null`),
  ],
);

/** Parcels under way, as keyed hashes of their numbers. */
export const travelingParcels = sqliteTable(
  'traveling_parcels',
  {
    parcel: text('parcel').primaryKey(),
    /** Since when it has been watched, in the destination's local time. */
    knownFrom: integer('known_from').notNull(),
    /** When it was last looked up or reported; milliseconds since 1970, UTC. */
    seenAt: integer('seen_at').notNull(),
    /** The same in the destination's local time. */
    seenClock: integer('seen_clock').notNull(),
    /** The service reports its scans, so without news it is still under way. */
    watched: integer('watched', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('traveling_parcels_by_look').on(table.seenAt)],
);

/** Forecasts shown for parcels under way, to be compared with their actual arrival. */
export const arrivalWindows = sqliteTable(
  'arrival_windows',
  {
    parcel: text('parcel').notNull(),
    checkpoint: text('checkpoint').$type<Checkpoint>().notNull(),
    /** `CN DE` */
    route: text('route').notNull(),
    /** Days since 1970-01-01 in the destination's calendar. */
    earliest: integer('earliest').notNull(),
    latest: integer('latest').notNull(),
    /** When the latest day is over; null: it was missed. */
    closesAt: integer('closes_at'),
  },
  (table) => [
    primaryKey({ columns: [table.parcel, table.checkpoint] }),
    index('arrival_windows_to_close').on(table.closesAt).where(sql`closes_at is not null`),
  ],
);

/**
 * How well windows held per checkpoint: on all routes together (route empty), which decides their width, and
 * per route.
 */
export const arrivalAccuracy = sqliteTable(
  'arrival_accuracy',
  {
    route: text('route').notNull(),
    checkpoint: text('checkpoint').$type<Checkpoint>().notNull(),
    /** See `domain/parcels/arrival/calibration.ts`; only for all routes together. */
    margin: real('margin').notNull().default(0),
    /** How many windows were compared, and how many of them held; older ones count less and less. */
    judged: real('judged').notNull().default(0),
    held: real('held').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.route, table.checkpoint] })],
);

/** How many parcels were delivered on each weekday; 0 is Sunday. */
export const deliveryWeekdays = sqliteTable(
  'delivery_weekdays',
  {
    country: text('country').notNull(),
    weekday: integer('weekday').notNull(),
    deliveries: integer('deliveries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.weekday] })],
);

/** The date that followers of a parcel were last told. */
export const toldArrivals = sqliteTable(
  'told_arrivals',
  {
    topicId: partOf('topic_id', () => topics.id).primaryKey(),
    /**
     * Days since 1970-01-01 in the destination's calendar. If followers were told that it is late, the first and the last are null, and
     * `likeliest` is the day until when to wait; null: they were told to ask.
     */
    earliest: integer('earliest'),
    likeliest: integer('likeliest'),
    latest: integer('latest'),
    toldAt: integer('told_at').notNull(),
    /** The day on which an alert last said that the date moved; null: never. */
    movedOn: integer('moved_on'),
    /** When the date is computed again; null: not before the next scan. */
    checkAt: integer('check_at'),
  },
  (table) => [index('told_arrivals_to_check').on(table.checkAt).where(sql`check_at is not null`)],
);
