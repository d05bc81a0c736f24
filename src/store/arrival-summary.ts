import { CHECKPOINTS, type Checkpoint } from '../domain/parcels/arrival/checkpoints.ts';
import { deliveryWeekOf } from '../domain/parcels/arrival/delivery-days.ts';
import { durationsOf, type Sample } from '../domain/parcels/arrival/experience.ts';
import { quantileOf, survivalOf } from '../domain/parcels/arrival/survival.ts';
import { createArrivalStore } from './arrivals.ts';
import type { Database } from './database/database.ts';
import { selectFrom } from './database/queries.ts';
import { openToRead } from './open-to-read.ts';
import { arrivalAccuracy, arrivalSamples } from './schema/index.ts';

/** What is known about a route's parcels at a checkpoint. */
export interface KnownStage {
  /** `CN DE`, `CN/sea DE` */
  readonly route: string;
  readonly checkpoint: Checkpoint;
  readonly delivered: number;
  readonly underWay: number;
  /** Days from there until one, five and nine in ten have arrived; null: too many haven't. */
  readonly days: readonly (number | null)[];
  /** How many of the last hundred or so windows were compared, and how many of them held. */
  readonly judged: number;
  readonly held: number;
}

const SHARES = [0.1, 0.5, 0.9];
/** Origin, destination and checkpoint: neither a kind of numbers nor a region. */
const POOL_OF_ROUTE = /^([A-Z]{2}(?:\/\w+)? [A-Z]{2}) (\w+)$/;

/** For tools. @param address `postgres://…`, or the path of an SQLite file. @throws when it is of another version */
export async function readArrivalSummary(address: string, now: number): Promise<KnownStage[]> {
  const { database, difference, close } = await openToRead(address);
  try {
    if (difference !== null) throw new Error(`the database cannot be read: ${difference}`);
    return await summarize(database, now);
  } finally {
    await close();
  }
}

async function summarize(database: Database, now: number): Promise<KnownStage[]> {
  const arrivals = createArrivalStore(database);
  const pools = await database.rows((db) =>
    db.selectDistinct({ pool: arrivalSamples.pool }).from(arrivalSamples),
  );
  const accuracy = await database.rows(selectFrom(arrivalAccuracy, undefined));
  const stages: KnownStage[] = [];
  for (const { pool } of pools) {
    const [, route, name] = POOL_OF_ROUTE.exec(pool) ?? [];
    const checkpoint = CHECKPOINTS.find((each) => each === name);
    if (route === undefined || checkpoint === undefined) continue;
    const samples = (await arrivals.samples([pool])).get(pool) ?? [];
    const known = accuracy.find((each) => each.route === route && each.checkpoint === checkpoint);
    const week = deliveryWeekOf(await arrivals.weekdays(route.slice(-2)));
    const survival = survivalOf(durationsOf([samples], now, week));
    stages.push({
      route,
      checkpoint,
      ...countsOf(samples),
      days: SHARES.map((share) => quantileOf(survival, share)),
      judged: known?.judged ?? 0,
      held: known?.held ?? 0,
    });
  }
  return stages.toSorted((a, b) => compare(a, b));
}

function countsOf(samples: readonly (Sample & { readonly parcel: string | null })[]) {
  return {
    delivered: samples.filter(({ delivered }) => delivered).length,
    underWay: samples.filter(({ parcel }) => parcel !== null).length,
  };
}

function compare(a: KnownStage, b: KnownStage): number {
  if (a.route !== b.route) return a.route < b.route ? -1 : 1;
  return CHECKPOINTS.indexOf(a.checkpoint) - CHECKPOINTS.indexOf(b.checkpoint);
}
