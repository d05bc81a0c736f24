import { PARCELS } from '../data/parcels.ts';
import { PRODUCTS } from '../data/products.ts';
import type { BatchTable } from './batches.ts';
import type { ScanTable } from './scans.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Stores the samples, with every time counted back from `now`. */
export function seedSamples(scans: ScanTable, batches: BatchTable, now: number): void {
  for (const parcel of PARCELS) {
    scans.addParcel(parcel.number);
    for (const [hoursAgo, ...text] of parcel.scans.toReversed()) {
      scans.add(parcel.number, now - hoursAgo * HOUR, text);
    }
    for (const text of parcel.next) scans.add(parcel.number, null, text);
  }
  for (const sheet of PRODUCTS) {
    for (const { daysAgo, sku, photos } of sheet.batches)
      batches.add(sheet, now - daysAgo * DAY, sku, photos);
  }
}
