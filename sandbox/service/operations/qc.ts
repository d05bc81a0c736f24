import { type Addresses, SOURCE } from '../addresses.ts';
import { canonicalLink } from '../links.ts';
import { type Query, wantedProduct } from '../query.ts';
import { Refusal } from '../refusal.ts';
import type { StoredBatch } from '../store/batches.ts';
import type { Store } from '../store/store.ts';
import type { ProductKey, QcResult, QcSet } from '../wire.ts';
import { refuseFailing } from './failing.ts';

/** GET /v1/qc */
export function qualityCheck(query: Query, store: Store, addresses: Addresses): QcResult {
  const { product } = wantedProduct(query);
  refuseFailing(product);
  const sheet = store.product(product);
  if (sheet === null) throw new Refusal(404, 'unknown_product', 'No such product here.');
  const batches = store.batches(sheet).map((batch) => batchOnWire(sheet, batch, addresses));
  return {
    platform: sheet.platform,
    product_id: sheet.id,
    canonical: canonicalLink(sheet),
    provider: 'Sandbox QC',
    total_photos: batches.reduce((sum, batch) => sum + batch.photos.length, 0),
    batch_count: batches.length,
    batches,
    listing_photos: Array.from({ length: sheet.listing }, (_, index) => addresses.listing(sheet, index + 1)),
    source: SOURCE,
    docs: addresses.docs('qc'),
  };
}

/** A stored run as the interface writes it. */
export function batchOnWire(product: ProductKey, batch: StoredBatch, addresses: Addresses): QcSet {
  return {
    date: batch.date,
    sku: batch.sku,
    photos: Array.from({ length: batch.photos }, (_, index) =>
      addresses.qc(product, batch.run, batch.first + index),
    ),
  };
}
