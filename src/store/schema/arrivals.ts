import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Checkpoint } from '../../domain/parcels/arrival/checkpoints.ts';
import { partOf } from './destinations.ts';
import { topics } from './topics.ts';

/**
 * How long parcels took, or have taken so far, from a checkpoint on: the newest ones of each pool of parcels that are compared
 * (`domain/parcels/arrival/pools.ts`). Moments are on the clocks of the destination, as if they showed UTC.
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
    /** From when on it was under watch, on the clocks of the destination. */
    knownFrom: integer('known_from').notNull(),
    /** When somebody last looked, or the service last reported it; milliseconds since 1970, UTC. */
    seenAt: integer('seen_at').notNull(),
    /** The same on the clocks of the destination. */
    seenClock: integer('seen_clock').notNull(),
    /** The service reports its scans: without news, it is still under way. */
    watched: integer('watched', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('traveling_parcels_by_look').on(table.seenAt)],
);

/** What was said of parcels under way, to be compared with what comes. */
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

/** How well windows held: of each checkpoint on all routes together (route empty), which decides how wide they are, and by route. */
export const arrivalAccuracy = sqliteTable(
  'arrival_accuracy',
  {
    route: text('route').notNull(),
    checkpoint: text('checkpoint').$type<Checkpoint>().notNull(),
    /** See `domain/parcels/arrival/calibration.ts`; only of all routes together. */
    margin: real('margin').notNull().default(0),
    /** How many windows were compared lately, and how many of them held: earlier ones count less and less. */
    judged: real('judged').notNull().default(0),
    held: real('held').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.route, table.checkpoint] })],
);

/** On which weekdays parcels are delivered; 0 is Sunday. */
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
    /** Days since 1970-01-01 in the destination's calendar; all null: that it is late, so there is no date. */
    earliest: integer('earliest'),
    likeliest: integer('likeliest'),
    latest: integer('latest'),
    toldAt: integer('told_at').notNull(),
    /** The day on which followers were last told by itself that it moved; null: never. */
    movedOn: integer('moved_on'),
    /** When the date is worked out again; null: not before the next scan. */
    checkAt: integer('check_at'),
  },
  (table) => [index('told_arrivals_to_check').on(table.checkAt).where(sql`check_at is not null`)],
);
