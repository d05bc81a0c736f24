import { parcelTopic, productTopic } from '../domain/alerts/topic.ts';
import { identifyQcSet, identifyScan, identifyUndescribedQcSet } from '../domain/alerts/update-identity.ts';
import { type ApiTimeZone, CHINA_TIME, momentOf, notAfter, timeScans } from '../domain/moments.ts';
import { type Abroad, type ImportStep, importStepOf, isOrigin } from '../domain/parcels/journey-stage.ts';
import { findPlace } from '../domain/parcels/places/find-place.ts';
import { meaningOfScan, type ParcelState, stateOfScan } from '../domain/parcels/wordings/index.ts';
import type { Product } from '../links/product.ts';
import {
  ApiError,
  MAX_SCANS,
  type QcSet,
  qcSet,
  readAhead,
  type TrackingUpdate,
  trackingUpdate,
} from '../service/index.ts';
import type { AlertableUpdate, Store, Topic } from '../store/index.ts';
import type { AlertParts } from './parts.ts';

export function scanUpdate(number: string, scan: TrackingUpdate): AlertableUpdate {
  const { at = momentOfScan(scan, 'local'), ...reported } = scan;
  return {
    event: 'tracking',
    state: stateAbroad(scan),
    importStep: importStepAt(scan),
    abroad: placeAbroad(scan),
    topic: parcelTopic(number),
    ...identifyScan(scan),
    data: JSON.stringify(reported),
    at,
  };
}

/**
 * The parcel's state by a scan. Customs in the country of the warehouse is that of the export: for the reader, the parcel is
 * on its way.
 */
export function stateAbroad({ status, location, country }: TrackingUpdate): ParcelState {
  const state = stateOfScan(status ?? '');
  return state === 'customs' && isOrigin(findPlace(location, country)?.country) ? 'in_transit' : state;
}

/** Whether a scan says that the parcel has landed in the country it is for, or cleared customs there. */
export function importStepAt({ status, location, country }: TrackingUpdate): ImportStep | null {
  const text = status ?? '';
  const [state, meaning] = [stateOfScan(text), meaningOfScan(text)];
  return importStepOf({ state, meaning, place: findPlace(location, country) });
}

function placeAbroad({ location, country }: TrackingUpdate): Abroad | null {
  const place = findPlace(location, country);
  return place === null || isOrigin(place.country) ? null : { country: place.country, city: place.city };
}

export function qcSetUpdate(product: Product, set: QcSet): AlertableUpdate {
  return {
    event: 'qc',
    state: null,
    topic: productTopic(product),
    ...identifyQcSet(set),
    data: JSON.stringify(set),
    at: momentOf(set.date, undefined, CHINA_TIME),
  };
}

/** A QC set that an event reports without describing it. */
export function undescribedQcSetUpdate(product: Product, createdAt: number): AlertableUpdate {
  const set = { date: undefined, sku: undefined, photos: [] };
  return { ...qcSetUpdate(product, set), ...identifyUndescribedQcSet(createdAt) };
}

/** The scan in a stored update, without its moment. */
export function readScan(data: string): TrackingUpdate {
  return trackingUpdate.parse(JSON.parse(data));
}

/** The scan in a stored update, with its moment as far as it is past. */
export function readTimedScan(
  { data, at }: Pick<AlertableUpdate, 'data' | 'at'>,
  now: number,
): TrackingUpdate {
  return { ...readScan(data), at: notAfter(now, at) };
}

/** The update with its scan's moment in another zone than that of its place; others stay the same. */
export function inTimeZone(update: AlertableUpdate, timeZone: ApiTimeZone): AlertableUpdate {
  if (update.event !== 'tracking' || timeZone === 'local') return update;
  return { ...update, at: momentOfScan(readScan(update.data), timeZone) };
}

function momentOfScan(scan: TrackingUpdate, timeZone: ApiTimeZone): number | null {
  return timeScans([scan], timeZone)[0]?.at ?? null;
}

export function readQcSet(data: string): QcSet {
  return qcSet.parse(JSON.parse(data));
}

/** The stored scans of a parcel by its number, newest first; none if nothing is stored about it. */
export async function storedScansOf(
  store: Pick<Store, 'topics' | 'updates'>,
  number: string,
  now: number,
): Promise<TrackingUpdate[]> {
  const topic = await store.topics.find(parcelTopic(number));
  return topic === undefined ? [] : storedScans(store, topic.id, now);
}

/** The stored scans of a parcel, newest first: as many as an answer of the service has at most. */
export async function storedScans(
  { updates }: Pick<Store, 'updates'>,
  topicId: number,
  now: number,
): Promise<TrackingUpdate[]> {
  const stored = await updates.history(topicId, MAX_SCANS);
  const scans = stored.map((update) => readTimedScan(update, now));
  await readAhead(scans);
  return scans;
}

/**
 * A parcel's scans, newest first. Those of a followed parcel are all stored. Of others, only what webhooks reported is, so the service
 * is asked. Its answer is shown but not stored, because the events for those scans may still arrive.
 * @param until the scan that an alert is about: later ones are left out, and without the service, it is alone
 */
export async function parcelHistory(
  { store, api, clock, log }: Pick<AlertParts, 'store' | 'api' | 'clock' | 'log'>,
  { id, key }: Pick<Topic, 'id' | 'key'>,
  until?: TrackingUpdate,
): Promise<readonly TrackingUpdate[]> {
  const stored = await storedScans(store, id, clock());
  const newest = until ?? stored[0];
  if (newest === undefined) return stored;
  const keyOf = (scan: TrackingUpdate) => scanUpdate(key, scan).key;
  const newestKey = keyOf(newest);
  const complete = (scans: readonly TrackingUpdate[]) => {
    const index = scans.findIndex((scan) => keyOf(scan) === newestKey);
    // The service may be behind its own events.
    if (index === -1) return [newest, ...scans];
    if (until === undefined) return scans;
    // Stored scans without a time come last, whenever they were made.
    return until.at == null ? [until, ...scans.toSpliced(index, 1)] : scans.slice(index);
  };
  if (await store.follows.isSynced(id)) return complete(stored);
  try {
    return complete((await api.tracking(key)).data.updates);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ err: error }, 'parcel history unavailable, using what is stored');
    return until === undefined ? stored : [until];
  }
}
