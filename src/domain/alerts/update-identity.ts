import { hash } from 'node:crypto';
import type { Scan } from '../moments.ts';

interface QcSetFields {
  readonly date: string | undefined;
  readonly sku: string | undefined;
  readonly photos: readonly string[];
}

// Two reports are of the same update if their keys are equal, or if one's key is the other's `baseKey`.

/** Scans of a parcel are the same if date, hour, status, location and country are. */
export function identifyScan({ date, hour, status, location, country }: Scan) {
  const key = digest([date, hour, status, location, country]);
  return { key, baseKey: key };
}

/**
 * QC sets of a product are the same if date and SKU are, and also the first photo if both have photos: an
 * agent can photograph a SKU twice a day, and a webhook can report a set before its photos are available.
 */
export function identifyQcSet({ date, sku, photos: [first] }: QcSetFields) {
  const baseKey = digest([date, sku]);
  return { key: first === undefined ? baseKey : `${baseKey}.${digest([first])}`, baseKey };
}

/** Whether a report contains anything that identifies its QC set: some events only name the product. */
export function isDescribed({ date, sku, photos }: QcSetFields): boolean {
  return [date, sku, ...photos].some((field) => field !== undefined && field.trim() !== '');
}

/** Each event that doesn't describe its QC set counts as a new set, unless the same event is sent again. */
export function identifyUndescribedQcSet(createdAt: number) {
  const key = digest(['undescribed', String(createdAt)]);
  return { key, baseKey: key };
}

/** 132 bits of SHA-256: short enough for an index. Missing and empty fields are equal. */
function digest(fields: readonly (string | undefined)[]): string {
  const text = JSON.stringify(fields.map((field) => field?.trim() ?? ''));
  return hash('sha256', text, 'base64url').slice(0, 22);
}
