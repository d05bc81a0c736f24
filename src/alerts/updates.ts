import { type QcSet, qcSet, type TrackingUpdate, trackingUpdate } from '../api/index.ts';
import { momentOf } from '../domain/moments.ts';
import { parcelTopic, productTopic } from '../domain/topic.ts';
import { identifyQcSet, identifyScan, identifyUndescribedQcSet } from '../domain/update-identity.ts';
import type { Product } from '../links/product.ts';
import type { AlertableUpdate } from '../store/index.ts';

/** A scan as the store keeps it. */
export function scanUpdate(number: string, scan: TrackingUpdate): AlertableUpdate {
  return {
    event: 'tracking',
    topic: parcelTopic(number),
    ...identifyScan(scan),
    data: JSON.stringify(scan),
    at: momentOf(scan.date, scan.hour),
  };
}

/** A QC set as the store keeps it. */
export function qcSetUpdate(product: Product, set: QcSet): AlertableUpdate {
  return {
    event: 'qc',
    topic: productTopic(product),
    ...identifyQcSet(set),
    data: JSON.stringify(set),
    at: momentOf(set.date, undefined),
  };
}

/** A QC set that an event reports without describing it. */
export function undescribedQcSetUpdate(product: Product, createdAt: number): AlertableUpdate {
  const set = { date: undefined, sku: undefined, photos: [] };
  return { ...qcSetUpdate(product, set), ...identifyUndescribedQcSet(createdAt) };
}

/** The scan in a stored update. */
export function readScan(data: string): TrackingUpdate {
  return trackingUpdate.parse(JSON.parse(data));
}

/** The QC set in a stored update. */
export function readQcSet(data: string): QcSet {
  return qcSet.parse(JSON.parse(data));
}
