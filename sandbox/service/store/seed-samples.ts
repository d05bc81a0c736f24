import type { ParcelSheet, ScanText, When } from '../data/parcel-sheet.ts';
import { PARCELS } from '../data/parcels.ts';
import { PRODUCTS } from '../data/products.ts';
import type { BatchTable } from './batches.ts';
import { momentAt } from './date-and-hour.ts';
import type { ScanTable } from './scans.ts';
import { timeZoneOf } from './time-zones.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Stores the samples, with every time counted back from `now`. */
export function seedSamples(scans: ScanTable, batches: BatchTable, now: number): void {
  for (const parcel of PARCELS) {
    scans.addParcel(parcel.number);
    seedScans(scans, parcel, now);
  }
  for (const sheet of PRODUCTS) {
    for (const { daysAgo, sku, photos } of sheet.batches)
      batches.add(sheet, now - daysAgo * DAY, sku, photos);
  }
}

/** Stores the scans of a sample that have happened, and those that are planned. */
export function seedScans(scans: ScanTable, parcel: ParcelSheet, now: number): void {
  for (const [when, ...text] of parcel.scans.toReversed()) {
    scans.add(parcel.number, momentOf(when, text, now), text);
  }
  for (const text of parcel.next) scans.add(parcel.number, null, text);
}

function momentOf(when: When, text: ScanText, now: number): number {
  if (typeof when === 'number') return now - when * HOUR;
  const [days = '', hour = ''] = when.split('d ');
  const today = Math.floor(now / DAY) * DAY;
  return momentAt(today - Number(days) * DAY, hour, timeZoneOf(text));
}
