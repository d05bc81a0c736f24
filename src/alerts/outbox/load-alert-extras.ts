import { type Api, ApiError, MAX_SCANS, readAhead, type TrackingUpdate } from '../../api/index.ts';
import { dayCount, journeyOf } from '../../domain/journey.ts';
import { notAfter } from '../../domain/moments.ts';
import { loadParcelExtras } from '../../parcels/load-extras.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { Log } from '../../process/log.ts';
import type { PendingDelivery, Store } from '../../store/index.ts';
import type { AlertExtras } from '../../views/tracking-alert.ts';
import { readTimedScan, scanUpdate } from '../updates.ts';
import { createSharedLoading, type Loading } from './shared-loading.ts';

/** What the card about a scan shows besides it. Resolves when alerts wait no longer; never rejects. */
export type LoadAlertExtras = (delivery: PendingDelivery) => Promise<AlertExtras>;

interface AlertExtrasOptions {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  /** None: without pictures. */
  readonly pictures?: Pictures | undefined;
  readonly pictureWaitMs?: number | undefined;
}

/** Loads once for all destinations that are told about the same scan. */
export function createAlertExtrasLoader(options: AlertExtrasOptions): LoadAlertExtras {
  const loadShared = createSharedLoading<AlertExtras>(options.pictureWaitMs);
  return (delivery) => loadShared(String(delivery.updateId), () => load(options, delivery));
}

function load(options: AlertExtrasOptions, delivery: PendingDelivery): Loading<AlertExtras> {
  const announced = readTimedScan(delivery, delivery.createdAt);
  // A single scan says nothing about the days before it.
  let extras: AlertExtras = { day: null, usual: null, journey: journeyOf([announced]), picture: null };
  const loadAll = async (): Promise<void> => {
    const scans = await scansUntil(options, delivery, announced);
    extras = { ...extras, day: dayOf(delivery, scans), journey: journeyOf(scans) };
    const { usual, picture, drawing } = await loadParcelExtras(options, scans);
    extras = { ...extras, usual };
    await drawing;
    extras = { ...extras, picture: picture() };
  };
  return {
    done: loadAll().catch((error: unknown) => options.log.warn({ err: error }, 'alert card incomplete')),
    soFar: () => extras,
  };
}

/** Days are counted until the scan: an alert that is posted late still says on which day it happened. */
function dayOf({ at, createdAt }: PendingDelivery, scans: readonly TrackingUpdate[]): number | null {
  return scans.length < 2 ? null : dayCount(scans, notAfter(createdAt, at) ?? createdAt);
}

/**
 * The parcel's scans until the announced one, newest first. The store knows all scans of a parcel that somebody follows; of
 * another one, the service is asked. Its answer is shown but not stored, because the events about those scans may still arrive.
 */
async function scansUntil(
  { store, api, log }: AlertExtrasOptions,
  { topicId, topicKey, data, at, createdAt }: PendingDelivery,
  announced: TrackingUpdate,
): Promise<readonly TrackingUpdate[]> {
  if (await store.follows.isSynced(topicId)) {
    const stored = await store.updates.history(topicId, MAX_SCANS);
    const earlier = stored.filter(
      (update) => update.data !== data && (update.at ?? 0) <= (at ?? Number.POSITIVE_INFINITY),
    );
    const scans = [announced, ...earlier.map((update) => readTimedScan(update, createdAt))];
    await readAhead(scans);
    return scans;
  }
  try {
    const { updates } = (await api.tracking(topicKey)).data;
    const { key } = scanUpdate(topicKey, announced);
    const index = updates.findIndex((scan) => scanUpdate(topicKey, scan).key === key);
    return index === -1 ? [announced, ...updates] : updates.slice(index);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ err: error }, 'alert journey unavailable, posting without it');
    return [announced];
  }
}
