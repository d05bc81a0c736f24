import type { DateRange } from '../../cards/date-range.ts';
import { dayCount } from '../../domain/parcels/journey.ts';
import { isOver, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import type { Arrival } from '../../parcels/arrival.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import type { ToldArrival, Topic } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import type { ScheduledJob } from '../scheduler.ts';
import { findNewScans, type SyncTopic } from '../sync-topic.ts';
import { storedScans } from '../updates.ts';
import { dateNow } from './scan-dates.ts';
import { nextCheckOf } from './told-date.ts';

/** Parcels that one run looks at, and those of them that it asks the service about: in the morning, many are due at once. */
const PARCELS_PER_RUN = 50;
const CHECKS_PER_RUN = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface DateJobOptions extends Pick<AlertParts, 'store' | 'api' | 'arrivals' | 'onEnqueued' | 'log'> {
  readonly syncTopic: SyncTopic;
}

interface Checked {
  readonly told: ToldArrival;
  readonly topic: Topic;
  readonly scans: readonly TrackingUpdate[];
  readonly arrival: Arrival;
  readonly now: number;
}

/**
 * Tells readers when a date that they were told has moved, after ordinary scans and once a day without any, and once that a parcel
 * is late. Before the latter two, the service is asked whether there is a scan that the bot has missed.
 */
export function createDateJob(options: DateJobOptions): ScheduledJob {
  const { store, log } = options;
  return {
    name: 'dates',
    task: 'jobs',
    async run(now, stopping) {
      let checks = 0;
      for (const told of await store.toldArrivals.due(now, PARCELS_PER_RUN)) {
        await takeTurn();
        if (stopping.aborted || checks === CHECKS_PER_RUN) return;
        try {
          const checked = await workOut(options, told, now);
          if (checked === null || (await moveWithScan(options, checked))) continue;
          if (hasNews(checked)) checks += 1;
          await tellNews(options, checked, stopping);
        } catch (error) {
          if (stopping.aborted) return;
          log.warn({ err: error, topic: told.topicId }, 'date not worked out');
          // Otherwise, it would block the others.
          await store.toldArrivals.postpone(told, now + HOUR_MS);
        }
      }
    },
  };
}

/** Null: there is nothing to tell. */
async function workOut(
  { store, arrivals }: DateJobOptions,
  told: ToldArrival,
  now: number,
): Promise<Checked | null> {
  const topic = await store.topics.get(told.topicId);
  const isFollowed = await store.follows.isFollowed(told.topicId);
  const scans = await storedScans(store, told.topicId, now);
  if (topic === undefined || arrivals === undefined || !isFollowed || isOver(stateOfParcel(scans))) {
    await store.toldArrivals.postpone(told, null);
    return null;
  }
  const arrival = await arrivals.of({ number: topic.key, updates: scans }, { now });
  if (arrival !== null) return { told, topic, scans, arrival, now };
  await store.toldArrivals.postpone(told, now + DAY_MS);
  return null;
}

/** If a scan has come since the date was told, that is what moves it. @returns whether the scan tells it, or there is nothing to tell */
async function moveWithScan(
  { store, onEnqueued }: DateJobOptions,
  { told, topic, arrival, now }: Checked,
): Promise<boolean> {
  const newest = await store.updates.newest(topic.id);
  if (arrival.state === 'late' || newest === undefined) return false;
  if (newest.arrival !== null || newest.seenAt < told.toldAt) return false;
  const telling = { now, checkAt: nextCheckOf(arrival, now) };
  const dated = await store.toldArrivals.withScan(newest.id, dateNow(topic.id, arrival), telling, false);
  if (dated !== null) onEnqueued(dated.destinationIds);
  return dated !== null;
}

/** Whether readers may have to be told something: the store decides. */
function hasNews({ told, arrival }: Checked): boolean {
  return told.latest !== null && (arrival.state === 'late' || told.latest !== arrival.latest);
}

async function tellNews(options: DateJobOptions, checked: Checked, stopping: AbortSignal): Promise<void> {
  const { store, onEnqueued } = options;
  const { topic, arrival, scans, now } = checked;
  // They are told with their own dates.
  if (hasNews(checked) && (await findNewScans(options, topic, stopping))) return;
  const telling = { now, checkAt: nextCheckOf(arrival, now) };
  const [scan = null] = scans;
  const describe = (before: DateRange | null) =>
    JSON.stringify({ arrival, before, day: dayCount(scans, now), scan });
  onEnqueued(
    arrival.state === 'late'
      ? await store.toldArrivals.tellLate(topic.id, describe(null), telling)
      : await store.toldArrivals.tellMove({ ...dateNow(topic.id, arrival), describe }, telling),
  );
}
