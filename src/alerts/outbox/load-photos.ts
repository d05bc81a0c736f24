import { type Api, ApiError, type QcSet } from '../../api/index.ts';
import type { Product } from '../../links/product.ts';
import type { Log } from '../../process/log.ts';
import type { Store } from '../../store/index.ts';
import { qcSetUpdate } from '../updates.ts';

/** Updates first seen at this time are older than every follow and alert channel, so they cause no alerts. */
const SEEN_BEFORE_EVERYTHING = 0;

/** Completes reported QC sets with the photos that the service has by now. Without an answer, they stay as reported. */
export type LoadPhotos = (
  topicId: number,
  product: Product,
  reported: readonly QcSet[],
) => Promise<readonly QcSet[]>;

export function createPhotoLoader({
  store,
  api,
  log,
}: {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
}): LoadPhotos {
  return async (topicId, product, reported) => {
    try {
      const available = await setsAtService(api, product, reported);
      const shown = reported.map((set) =>
        set.photos.length > 0 ? set : (findMatchingSet(available, set) ?? set),
      );
      const completed = shown.filter((set) => !reported.includes(set));
      // This alert announces them: an event or a poll that reports them later, with photos, is no new update.
      const updates = completed.map((set) => qcSetUpdate(product, set));
      await store.updates.upsert(topicId, updates, SEEN_BEFORE_EVERYTHING);
      return uniqueSets(product, shown);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The alert doesn't wait for its photos: a button leads to them.
      log.warn({ err: error }, 'alert photos unavailable, posting without them');
      return reported;
    }
  };
}

/** The service's QC sets, fetched again if the cached ones lack a reported one. */
async function setsAtService(
  api: Api,
  product: Product,
  reported: readonly QcSet[],
): Promise<readonly QcSet[]> {
  const cached = (await api.qc(product)).data.batches;
  if (reported.every((set) => findMatchingSet(cached, set) !== undefined)) return cached;
  return (await api.qc(product, { fresh: true })).data.batches;
}

/** The newest QC set with photos that has the reported date and SKU, if the report names them. */
function findMatchingSet(sets: readonly QcSet[], { date, sku }: QcSet): QcSet | undefined {
  return sets
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .find(
      (set) =>
        set.photos.length > 0 &&
        (date === undefined || set.date === date) &&
        (sku === undefined || set.sku === sku),
    );
}

/** Two reports can be completed to the same QC set. */
function uniqueSets(product: Product, sets: readonly QcSet[]): QcSet[] {
  return [...new Map(sets.map((set) => [qcSetUpdate(product, set).key, set])).values()];
}
