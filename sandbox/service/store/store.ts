import SQLite from 'better-sqlite3';
import { PARCELS } from '../data/parcels.ts';
import type { ProductSheet } from '../data/product-sheet.ts';
import { PRODUCTS } from '../data/products.ts';
import { createOffers } from '../offers.ts';
import type { Platform, ProductKey, TrackingUpdate } from '../wire.ts';
import { createBatchTable } from './batches.ts';
import { createScanTable } from './scans.ts';
import { seedSamples, seedScans } from './seed-samples.ts';

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
export function openStore(now: () => number) {
  const database = new SQLite(':memory:');
  const scans = createScanTable(database);
  const batches = createBatchTable(database);
  database.transaction(seedSamples)(scans, batches, now());

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
      const parcel = PARCELS.find((one) => one.number === number);
      if (parcel === undefined) return null;
      database.transaction(() => {
        scans.deleteAll(number);
        seedScans(scans, parcel, now());
      })();
      return latest(number);
    },
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
