import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { ProductKey } from '../wire.ts';
import { dateAndHour } from './date-and-hour.ts';

/** The QC photos of one SKU and date. `first` is the number of its first photo among all of the product. */
export interface StoredBatch {
  readonly run: number;
  readonly date: string;
  readonly sku: string;
  readonly photos: number;
  readonly first: number;
}

const batchRow = z.object({ run: z.int(), at: z.int(), sku: z.string(), photos: z.int(), first: z.int() });

const SCHEMA = `
  CREATE TABLE batch (platform TEXT NOT NULL, product TEXT NOT NULL, run INTEGER NOT NULL, at INTEGER NOT NULL,
    sku TEXT NOT NULL, photos INTEGER NOT NULL, first INTEGER NOT NULL, PRIMARY KEY (platform, product, run)) STRICT;
`;

export type BatchTable = ReturnType<typeof createBatchTable>;

export function createBatchTable(database: Database) {
  database.exec(SCHEMA);
  const insert = database.prepare('INSERT INTO batch VALUES (?, ?, ?, ?, ?, ?, ?)');
  const select = database.prepare(
    'SELECT run, at, sku, photos, first FROM batch WHERE platform = ? AND product = ? ORDER BY run',
  );

  function list({ platform, id }: ProductKey): readonly StoredBatch[] {
    return batchRow
      .array()
      .parse(select.all(platform, id))
      .map(({ at, ...batch }) => ({ ...batch, date: dateAndHour(at).date }));
  }

  return {
    /** Oldest first. */
    list,
    add(product: ProductKey, at: number, sku: string, photos: number): StoredBatch {
      const before = list(product);
      const first = before.reduce((sum, batch) => sum + batch.photos, 1);
      const run = before.length + 1;
      insert.run(product.platform, product.id, run, at, sku, photos, first);
      return { run, date: dateAndHour(at).date, sku, photos, first };
    },
  };
}
