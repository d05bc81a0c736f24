import { type Api, ApiError, type QcBatch } from '../api/index.ts';
import type { Product } from '../links/product.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/index.ts';
import { batchNews } from './news.ts';

/** News seen so early is told to nobody. */
const LONG_AGO = 0;

/** The batches that events tell of, with the photos that the service has of them by now. */
export function createBatchPhotos({ store, api, log }: { store: Store; api: Api; log: Log }) {
  return async (topicId: number, product: Product, told: readonly QcBatch[]): Promise<readonly QcBatch[]> => {
    try {
      let known = (await api.qc(product)).data.batches;
      if (told.some((batch) => find(known, batch) === undefined)) {
        known = (await api.qc(product, { fresh: true })).data.batches;
      }
      const shown = told.map((batch) => (batch.photos.length > 0 ? batch : (find(known, batch) ?? batch)));
      const found = shown.filter((batch) => !told.includes(batch));
      const news = found.map((batch) => batchNews(product, batch));
      // Told with this alert: whoever hears of it again, described in full, is not told twice.
      await store.news.remember(topicId, news, LONG_AGO);
      return [...new Map(shown.map((batch) => [batchNews(product, batch).key, batch])).values()];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The news itself must not wait for its pictures: the button leads to them.
      log.warn({ err: error }, 'an alert goes out without its photos');
      return told;
    }
  };
}

/** The service's newest batch of that date and SKU; of that date, or the newest at all, where the event says less. */
function find(known: readonly QcBatch[], { date, sku }: QcBatch): QcBatch | undefined {
  return known
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .find(
      (batch) =>
        batch.photos.length > 0 &&
        (date === undefined || batch.date === date) &&
        (sku === undefined || batch.sku === sku),
    );
}
