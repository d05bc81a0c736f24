import type { DateRange } from '../../cards/date-range.ts';
import type { ExpectedArrival } from '../../parcels/arrival.ts';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import { settlesWithin } from '../../process/timing/waiting.ts';
import type { DatedScan, PendingDelivery } from '../../store/index.ts';
import { parcelHistory } from '../history.ts';
import type { AlertParts } from '../parts.ts';
import { type FollowedArrival, followedArrival } from './followed-arrival.ts';
import { nextCheckOf } from './told-date.ts';

/** An alert is posted without a date that takes longer: it needs none to be true. */
const WAIT_MS = 1_500;
/** A scan is told at several places within moments, and planned again and again while a channel accepts nothing. */
const KEPT_MS = 60_000;
const MAX_KEPT = 500;

type ScanDatesOptions = Pick<AlertParts, 'store' | 'api' | 'arrivals' | 'clock' | 'log' | 'onEnqueued'>;

/** Adds the dates that are told with them to deliveries of scans that are about to be planned. Never rejects. */
export type AddDates = (deliveries: readonly PendingDelivery[]) => Promise<readonly PendingDelivery[]>;

/** What was decided about a scan; kept as an object, since a cache has no null. */
interface Decided {
  readonly dated: Promise<DatedScan | null>;
}

export function createScanDates(options: ScanDatesOptions): AddDates {
  const recent = createLruCache<number, Decided>(MAX_KEPT, { ttl: KEPT_MS });
  const decide = (delivery: PendingDelivery) => {
    const known = recent.get(delivery.updateId) ?? { dated: dateOf(options, delivery) };
    recent.set(delivery.updateId, known);
    return known.dated;
  };
  return async (deliveries) => {
    if (options.arrivals === undefined) return deliveries;
    const dated = new Map<number, DatedScan>();
    const add = async (delivery: PendingDelivery) => {
      const date = await decide(delivery);
      if (date !== null) dated.set(delivery.updateId, date);
    };
    await settlesWithin(WAIT_MS, Promise.all(datedOnes(deliveries).map(add)));
    return deliveries.map((delivery) => {
      const { arrival, importance } = dated.get(delivery.updateId) ?? delivery;
      return { ...delivery, arrival, importance };
    });
  };
}

/** Of each parcel, the scan that an alert about these is about: the last one that matters, or else the newest. */
function datedOnes(deliveries: readonly PendingDelivery[]): PendingDelivery[] {
  const scans = deliveries.filter(({ topicKind, notice }) => topicKind === 'parcel' && notice === null);
  return [...Map.groupBy(scans, ({ topicId }) => topicId).values()].flatMap((group) => {
    if (group.some(({ arrival }) => arrival !== null)) return [];
    return group.findLast(({ importance }) => importance !== 'ordinary') ?? group.at(-1) ?? [];
  });
}

/** Never rejects: an alert without a date is better than none. */
async function dateOf(options: ScanDatesOptions, delivery: PendingDelivery): Promise<DatedScan | null> {
  const { store, clock, log, onEnqueued } = options;
  const { topicId, topicKey, updateId, importance } = delivery;
  try {
    if (importance === 'problem') return null;
    // An ordinary scan tells a date only if it moves.
    if (importance === 'ordinary' && (await store.toldArrivals.get(topicId))?.latest == null) return null;
    const updates = await parcelHistory(options, { id: topicId, key: topicKey });
    const now = clock();
    const date = await followedArrival(options, { id: topicId, key: topicKey }, updates);
    if (date?.state !== 'expected') return null;
    const telling = { now, checkAt: nextCheckOf(date, now) };
    const dated = await store.toldArrivals.withScan(updateId, dateNow(topicId, date), telling, true);
    if (dated !== null && dated.destinationIds.length > 0) onEnqueued(dated.destinationIds);
    return dated;
  } catch (error) {
    log.warn({ err: error, topic: topicId }, 'alert without a date');
    return null;
  }
}

/** A date as it is stored with a scan. */
export function dateNow(topicId: number, date: FollowedArrival & ExpectedArrival) {
  return {
    topicId,
    date,
    today: date.today,
    isPrivate: date.assumed === true,
    describe: (before: DateRange | null) => JSON.stringify({ ...date, before }),
  };
}
