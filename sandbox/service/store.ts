import SQLite from 'better-sqlite3';
import { z } from 'zod';
import { PARCELS } from './data/parcels.ts';
import type { ProductSheet } from './data/product-sheet.ts';
import { PRODUCTS } from './data/products.ts';
import type { ProductKey, TrackingUpdate } from './wire.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One photo run of one SKU. `first` is the number of its first photo among all of the product. */
export interface StoredBatch {
  readonly run: number;
  readonly date: string;
  readonly sku: string;
  readonly photos: number;
  readonly first: number;
}

const batchRow = z.object({ run: z.int(), at: z.int(), sku: z.string(), photos: z.int(), first: z.int() });
const scanRow = z.object({ at: z.int(), status: z.string(), location: z.string(), country: z.string() });
const waitingRow = z.object({ position: z.int() });

export type Store = ReturnType<typeof openStore>;

/** The moving part of the samples in SQLite, every moment counted back from `now`. Sheets stay in code: they never change. */
export function openStore(now: () => number) {
  const database = new SQLite(':memory:');
  database.exec(`
    CREATE TABLE parcel (number TEXT PRIMARY KEY) STRICT;
    -- A scan without a moment is still to come.
    CREATE TABLE scan (number TEXT NOT NULL REFERENCES parcel, position INTEGER NOT NULL, at INTEGER,
      status TEXT NOT NULL, location TEXT NOT NULL, country TEXT NOT NULL, PRIMARY KEY (number, position)) STRICT;
    CREATE TABLE batch (platform TEXT NOT NULL, product TEXT NOT NULL, run INTEGER NOT NULL, at INTEGER NOT NULL,
      sku TEXT NOT NULL, photos INTEGER NOT NULL, first INTEGER NOT NULL, PRIMARY KEY (platform, product, run)) STRICT;
  `);
  const insertParcel = database.prepare('INSERT INTO parcel VALUES (?)');
  const insertScan = database.prepare('INSERT INTO scan VALUES (?, ?, ?, ?, ?, ?)');
  const insertBatch = database.prepare('INSERT INTO batch VALUES (?, ?, ?, ?, ?, ?, ?)');
  const selectParcel = database.prepare('SELECT 1 FROM parcel WHERE number = ?');
  const selectScans = database.prepare(
    'SELECT at, status, location, country FROM scan WHERE number = ? AND at IS NOT NULL ORDER BY at DESC, position DESC',
  );
  const selectWaiting = database.prepare(
    'SELECT position FROM scan WHERE number = ? AND at IS NULL ORDER BY position LIMIT 1',
  );
  const countWaiting = database.prepare(
    'SELECT count(*) AS position FROM scan WHERE number = ? AND at IS NULL',
  );
  const stampScan = database.prepare('UPDATE scan SET at = ? WHERE number = ? AND position = ?');
  const selectBatches = database.prepare(
    'SELECT run, at, sku, photos, first FROM batch WHERE platform = ? AND product = ? ORDER BY run',
  );

  const lastPosition = database.prepare(
    'SELECT coalesce(max(position), 0) AS position FROM scan WHERE number = ?',
  );
  const deleteWaiting = database.prepare('DELETE FROM scan WHERE number = ? AND at IS NULL');

  const sheets = new Map(PRODUCTS.map((sheet) => [keyOf(sheet), sheet]));

  function scans(number: string): readonly TrackingUpdate[] | null {
    if (selectParcel.get(number) === undefined) return null;
    return scanRow.array().parse(selectScans.all(number)).map(update);
  }

  function batches(product: ProductKey): readonly StoredBatch[] {
    return batchRow
      .array()
      .parse(selectBatches.all(product.platform, product.id))
      .map(({ at, ...batch }) => ({ ...batch, date: stamp(at).date }));
  }

  function addBatch(product: ProductKey, at: number, sku: string, photos: number): StoredBatch {
    const before = batches(product);
    const first = before.reduce((sum, batch) => sum + batch.photos, 1);
    const run = before.length + 1;
    insertBatch.run(product.platform, product.id, run, at, sku, photos, first);
    return { run, date: stamp(at).date, sku, photos, first };
  }

  function seed(): void {
    const start = now();
    for (const parcel of PARCELS) {
      insertParcel.run(parcel.number);
      const past = parcel.scans.toReversed();
      past.forEach(([hoursAgo, ...text], position) => {
        insertScan.run(parcel.number, position, start - hoursAgo * HOUR, ...text);
      });
      parcel.next.forEach((text, index) => {
        insertScan.run(parcel.number, past.length + index, null, ...text);
      });
    }
    for (const sheet of PRODUCTS) {
      for (const batch of sheet.batches)
        addBatch(sheet, start - batch.daysAgo * DAY, batch.sku, batch.photos);
    }
  }

  database.transaction(seed)();

  return {
    /** Newest first; null for a number nobody knows. */
    scans,
    /** Lets the next scan of the parcel's script happen now; null when there is none, or no such parcel. */
    advance(number: string): TrackingUpdate | null {
      const waiting = waitingRow.safeParse(selectWaiting.get(number));
      if (!waiting.success) return null;
      stampScan.run(now(), number, waiting.data.position);
      return scans(number)?.[0] ?? null;
    },
    /** A scan now, where the newest one was; null for a number nobody knows. */
    addScan(number: string, status: string): TrackingUpdate | null {
      const before = scans(number);
      if (before === null) return null;
      const { location, country } = before[0] ?? { location: 'Shenzhen', country: 'CN' };
      const { position } = waitingRow.parse(lastPosition.get(number));
      insertScan.run(number, position + 1, now(), status, location, country);
      return scans(number)?.[0] ?? null;
    },
    /** Nothing of the parcel's script happens any more. */
    dropWaiting(number: string): void {
      deleteWaiting.run(number);
    },
    /** Scans of the parcel's script that have yet to happen. */
    remaining(number: string): number {
      return waitingRow.parse(countWaiting.get(number)).position;
    },
    /** Tmall and Taobao share one id space, and most agents call both Taobao: either name finds the product. */
    product(key: ProductKey): ProductSheet | null {
      const twin = { taobao: 'tmall', tmall: 'taobao', weidian: null, '1688': null } as const;
      const other = twin[key.platform];
      return (
        sheets.get(keyOf(key)) ??
        (other === null ? null : sheets.get(keyOf({ ...key, platform: other }))) ??
        null
      );
    },
    batches,
    addBatch,
    close: () => {
      database.close();
    },
  };
}

function keyOf(product: ProductKey): string {
  return `${product.platform}:${product.id}`;
}

function update(row: z.infer<typeof scanRow>): TrackingUpdate {
  return { ...stamp(row.at), status: row.status, location: row.location, country: row.country };
}

/** Date and hour as the service writes them, in UTC. */
function stamp(at: number): { date: string; hour: string } {
  const iso = new Date(at).toISOString();
  return { date: iso.slice(0, 10), hour: iso.slice(11, 16) };
}
