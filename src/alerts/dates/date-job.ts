import type { DateRange } from '../../cards/date-range.ts';
import { dayCount } from '../../domain/parcels/journey.ts';
import { isOver, stateOfParcel } from '../../domain/parcels/state-of-parcel.ts';
import type { LateArrival } from '../../parcels/arrival.ts';
import { isOverdue } from '../../parcels/cards/arrival-words.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import type { TrackingUpdate } from '../../service/index.ts';
import { isLateNews, type ToldArrival, type Topic } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import type { ScheduledJob } from '../scheduler.ts';
import { findNewScans, type SyncTopic } from '../sync-topic.ts';
import { storedScans } from '../updates.ts';
import { type FollowedArrival, followedArrival } from './followed-arrival.ts';
import { dateNow } from './scan-dates.ts';
import { nextCheckOf } from './told-date.ts';

/** How many parcels one run checks, and how many it asks the service about: in the morning, many are due at once. */
const PARCELS_PER_RUN = 50;
const CHECKS_PER_RUN = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface DateJobOptions
  extends Pick<AlertParts, 'store' | 'api' | 'arrivals' | 'onEnqueued' | 'log' | 'clock'> {
  readonly syncTopic: SyncTopic;
}

interface Checked {
  readonly told: ToldArrival;
  readonly topic: Topic;
  readonly scans: readonly TrackingUpdate[];
  readonly arrival: FollowedArrival;
  readonly now: number;
}

/**
 * Tells readers when a date that they were told has moved, after ordinary scans and once a day without any; once that a
 * parcel is late, and once when they have waited long enough. Before it reports anything without a scan, it asks the
 * service whether the bot has missed one.
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
async function workOut(options: DateJobOptions, told: ToldArrival, now: number): Promise<Checked | null> {
  const { store } = options;
  const topic = await store.topics.get(told.topicId);
  const isFollowed = await store.follows.isFollowed(told.topicId);
  const scans = await storedScans(store, told.topicId, now);
  if (topic === undefined || !isFollowed || isOver(stateOfParcel(scans))) {
    await store.toldArrivals.postpone(told, null);
    return null;
  }
  const arrival = await followedArrival(options, topic, scans);
  const isAtCourier = arrival?.state === 'late' && arrival.checkpoint === 'out';
  // For a courier, the notice of a silence comes sooner. Once lists say to ask the agent, followers hear that, too.
  if (arrival !== null && (!isAtCourier || isOverdue(arrival))) return { told, topic, scans, arrival, now };
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
  if (arrival.state === 'late') return isLateNews(told, waitingFor(arrival));
  return told.latest !== null && told.latest !== arrival.latest;
}

/** The day until which to wait; null: it is over. */
const waitingFor = (late: LateArrival) => (isOverdue(late) ? null : late.waitUntil);

async function tellNews(options: DateJobOptions, checked: Checked, stopping: AbortSignal): Promise<void> {
  const { store, onEnqueued } = options;
  const { topic, arrival, scans, now } = checked;
  // They are told with their own dates.
  if (hasNews(checked) && (await findNewScans(options, topic, stopping))) return;
  const [scan = null] = scans;
  const describe = (before: DateRange | null) =>
    JSON.stringify({ arrival, before, day: dayCount(scans, now), scan });
  const checkAt = nextCheckOf(arrival, now);
  if (arrival.state === 'expected') {
    const date = { ...dateNow(topic.id, arrival), describe };
    onEnqueued(await store.toldArrivals.tellMove(date, { now, checkAt }));
    return;
  }
  const waitUntil = waitingFor(arrival);
  // Whoever was told to ask is told about the next scan anyway.
  const telling = { now, checkAt: waitUntil === null ? null : checkAt };
  onEnqueued(await store.toldArrivals.tellLate(topic.id, { waitUntil, data: describe(null) }, telling));
}
