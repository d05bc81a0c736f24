import SQLite from 'better-sqlite3';
import type { ParcelSheet, ScanText, When } from '../data/parcel-sheet.ts';
import { PARCELS } from '../data/parcels.ts';
import type { ProductSheet } from '../data/product-sheet.ts';
import { PRODUCTS } from '../data/products.ts';
import { createOffers } from '../offers.ts';
import type { Platform, ProductKey, TrackingUpdate } from '../wire.ts';
import { type BatchTable, createBatchTable } from './batches.ts';
import { momentAt } from './date-and-hour.ts';
import { createScanTable, type ScanTable } from './scans.ts';
import { timeZoneOf } from './time-zones.ts';

/** Tmall and Taobao share one id space, and most agents call both Taobao: either name finds the product. */
const TWIN: Readonly<Record<Platform, Platform | null>> = {
  taobao: 'tmall',
  tmall: 'taobao',
  weidian: null,
  '1688': null,
};

const SHEETS = new Map(PRODUCTS.map((sheet) => [keyOf(sheet), sheet]));

export type Store = ReturnType<typeof openStore>;

/** What changes of the samples, in memory. Product sheets stay in code; only their prices and stocks can change. */
export function openStore(now: () => number, parcels: readonly ParcelSheet[] = PARCELS) {
  const database = new SQLite(':memory:');
  const scans = createScanTable(database);
  const batches = createBatchTable(database);
  database.transaction(seedSamples)(scans, batches, parcels, now());

  const offers = createOffers();

  const latest = (number: string): TrackingUpdate | null => scans.list(number)?.[0] ?? null;

  return {
    /** Newest first; null for an unknown number. */
    scans: scans.list,
    /** Lets the next planned scan happen now; null when none is planned, or the number is unknown. */
    advance(number: string): TrackingUpdate | null {
      return scans.startNextPlanned(number, now()) ? latest(number) : null;
    },
    /** Adds a scan at the location of the newest one; null for an unknown number. */
    addScan(number: string, status: string): TrackingUpdate | null {
      if (scans.list(number) === null) return null;
      const { location, country } = latest(number) ?? { location: 'Shenzhen', country: 'CN' };
      scans.add(number, now(), [status, location, country]);
      return latest(number);
    },
    /** The sample as it was at the start, with its times counted back from now; null for an unknown number. */
    restart(number: string): TrackingUpdate | null {
      const parcel = parcels.find((one) => one.number === number);
      if (parcel === undefined) return null;
      database.transaction(() => {
        scans.deleteAll(number);
        seedScans(scans, parcel, now());
      })();
      return latest(number);
    },
    /** Every parcel is a day further on its way, and no scan was added. */
    makeParcelsOlder: () => scans.makeOlder(DAY),
    deletePlannedScans: scans.deletePlanned,
    countPlannedScans: scans.countPlanned,
    /** As it is offered now; null for an unknown product. */
    product(key: ProductKey): ProductSheet | null {
      const sheet = productSheet(key);
      return sheet === null ? null : offers.apply(sheet);
    },
    changeOffer: offers.change,
    batches: batches.list,
    addBatch: batches.add,
    close: () => {
      database.close();
    },
  };
}

function productSheet(key: ProductKey): ProductSheet | null {
  const twin = TWIN[key.platform];
  return (
    SHEETS.get(keyOf(key)) ?? (twin === null ? null : SHEETS.get(keyOf({ ...key, platform: twin }))) ?? null
  );
}

function keyOf({ platform, id }: ProductKey): string {
  return `${platform}:${id}`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Stores the samples, with every time counted back from `now`. */
function seedSamples(
  scans: ScanTable,
  batches: BatchTable,
  parcels: readonly ParcelSheet[],
  now: number,
): void {
  for (const parcel of parcels) {
    scans.addParcel(parcel.number);
    seedScans(scans, parcel, now);
  }
  for (const sheet of PRODUCTS) {
    for (const { daysAgo, sku, photos } of sheet.batches)
      batches.add(sheet, now - daysAgo * DAY, sku, photos);
  }
}

/** Stores the scans of a sample that have happened, and those that are planned. */
function seedScans(scans: ScanTable, parcel: ParcelSheet, now: number): void {
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
