import { hash } from 'node:crypto';
import type { Scan } from '../moments.ts';

interface QcSetFields {
  readonly date: string | undefined;
  readonly sku: string | undefined;
  readonly photos: readonly string[];
}

// Two reports are of one update if their keys are equal, or if the key of one is the `baseKey` of the other.

/** Scans of one parcel are the same when date, hour, status, location and country are. */
export function identifyScan({ date, hour, status, location, country }: Scan) {
  const key = digest([date, hour, status, location, country]);
  return { key, baseKey: key };
}

/**
 * QC sets of one product are the same when date and SKU are, and the first photo, if both have photos: an agent can
 * photograph one SKU twice a day, and a webhook can report a set before its photos are available.
 */
export function identifyQcSet({ date, sku, photos: [first] }: QcSetFields) {
  const baseKey = digest([date, sku]);
  return { key: first === undefined ? baseKey : `${baseKey}.${digest([first])}`, baseKey };
}

/** Whether a report says anything that identifies its QC set: an event can name the product only. */
export function isDescribed({ date, sku, photos }: QcSetFields): boolean {
  return [date, sku, ...photos].some((field) => field !== undefined && field.trim() !== '');
}

/** Each event that doesn't describe its QC set reports another one; the same event sent again does not. */
export function identifyUndescribedQcSet(createdAt: number) {
  const key = digest(['undescribed', String(createdAt)]);
  return { key, baseKey: key };
}

/** 132 bits of SHA-256: short enough for an index. Missing and empty fields are the same. */
function digest(fields: readonly (string | undefined)[]): string {
  const text = JSON.stringify(fields.map((field) => field?.trim() ?? ''));
  return hash('sha256', text, 'base64url').slice(0, 22);
}
