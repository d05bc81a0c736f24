import { createHash } from 'node:crypto';
import { type QcSet, qcSet, type TrackingUpdate, trackingUpdate } from '../api/index.ts';
import { momentOf } from '../domain/moments.ts';
import type { Product } from '../links/product.ts';
import type { AlertableUpdate, TopicName } from '../store/index.ts';

/** What a scan is to everybody who hears of it: (number, date, hour, status, location, country) make it the same. */
export function scanUpdate(number: string, scan: TrackingUpdate): AlertableUpdate {
  const key = digest([scan.date, scan.hour, scan.status, scan.location, scan.country]);
  return {
    event: 'tracking',
    topic: parcelTopic(number),
    key,
    baseKey: key,
    data: JSON.stringify(scan),
    at: momentOf(scan.date, scan.hour),
  };
}

/**
 * A batch is the same by date and SKU, and by its first photo where it brings photos: an agent can photograph one SKU
 * twice a day, and a webhook can tell of a batch before its photos are there.
 */
export function batchUpdate(product: Product, batch: QcSet): AlertableUpdate {
  const baseKey = digest([batch.date, batch.sku]);
  const [first] = batch.photos;
  return {
    event: 'qc',
    topic: productTopic(product),
    key: first === undefined ? baseKey : `${baseKey}.${digest([first])}`,
    baseKey,
    data: JSON.stringify(batch),
    at: momentOf(batch.date, undefined),
  };
}

/** Whether a batch can be told from others at all: events may name no more than the product. */
export function isDescribed({ date, sku, photos }: QcSet): boolean {
  return date !== undefined || sku !== undefined || photos.length > 0;
}

/** A batch that an event does not describe: every such event tells of another. */
export function undescribedBatchUpdate(product: Product, createdAt: number): AlertableUpdate {
  const key = digest(['undescribed', String(createdAt)]);
  return { ...batchUpdate(product, { date: undefined, sku: undefined, photos: [] }), key, baseKey: key };
}

export function parcelTopic(number: string): TopicName {
  return { kind: 'parcel', key: number };
}

/** The interface calls one platform "the service" where its answers say `weidian` (section 4, platform values). */
export function productTopic({ platform, id }: Product): TopicName {
  const name = platform.toLowerCase();
  return { kind: 'product', key: `${name === 'the service' ? 'weidian' : name}:${id}` };
}

/** The product that a topic's key names. */
export function productOf(key: string): Product {
  const [platform = '', ...id] = key.split(':');
  return { platform, id: id.join(':') };
}

export const readScan = (data: string): TrackingUpdate => trackingUpdate.parse(JSON.parse(data));
export const readBatch = (data: string): QcSet => qcSet.parse(JSON.parse(data));

/** Short enough for an index, long enough for chance; absent and empty are the same. */
function digest(parts: readonly (string | undefined)[]): string {
  const text = JSON.stringify(parts.map((part) => part?.trim() ?? ''));
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
