import { type Api, ApiError, type QcSet } from '../../api/index.ts';
import type { Product } from '../../links/product.ts';
import type { Log } from '../../process/log.ts';
import type { Store } from '../../store/index.ts';
import { batchUpdate } from '../updates.ts';

/** News seen so early is told to nobody. */
const SEEN_LONG_AGO = 0;

/** The batches that events tell of, with the photos that the service has of them by now. */
export function createPhotoLoader({ store, api, log }: { store: Store; api: Api; log: Log }) {
  return async (topicId: number, product: Product, reported: readonly QcSet[]): Promise<readonly QcSet[]> => {
    try {
      let known = (await api.qc(product)).data.batches;
      if (reported.some((batch) => find(known, batch) === undefined)) {
        known = (await api.qc(product, { fresh: true })).data.batches;
      }
      const shown = reported.map((batch) =>
        batch.photos.length > 0 ? batch : (find(known, batch) ?? batch),
      );
      const found = shown.filter((batch) => !reported.includes(batch));
      const updates = found.map((batch) => batchUpdate(product, batch));
      // Told with this alert: whoever hears of it again, described in full, is not told twice.
      await store.updates.upsert(topicId, updates, SEEN_LONG_AGO);
      return [...new Map(shown.map((batch) => [batchUpdate(product, batch).key, batch])).values()];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The news itself must not wait for its pictures: the button leads to them.
      log.warn({ err: error }, 'alert photos unavailable, posting without them');
      return reported;
    }
  };
}

/** The service's newest batch of that date and SKU; of that date, or the newest at all, where the event says less. */
function find(known: readonly QcSet[], { date, sku }: QcSet): QcSet | undefined {
  return known
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .find(
      (batch) =>
        batch.photos.length > 0 &&
        (date === undefined || batch.date === date) &&
        (sku === undefined || batch.sku === sku),
    );
}
