import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Api, TrackingUpdate } from '../../api/index.ts';
import type { PendingDelivery, Store } from '../../store/index.ts';
import { readScan, scanUpdate } from '../updates.ts';

/** An alert waits no longer than this for its previous scan. */
const MAX_WAIT_MS = 800;
const REQUEST_TTL_MS = 10 * 60_000;
const MAX_REQUESTS_CACHED = 10_000;
/** While this many requests run, further alerts are posted without a previous scan: commands have priority. */
const MAX_CONCURRENT_REQUESTS = 4;

/** The scan before the one that a delivery announces. */
export type PreviousScan = (delivery: PendingDelivery) => Promise<TrackingUpdate | undefined>;

/**
 * Looks in the store first. If that has no earlier scan, the service is asked once for the parcel's history. Its answer
 * is shown but not stored, because the events about those scans may still arrive.
 */
export function createPreviousScan({
  store,
  api,
}: {
  readonly store: Store;
  readonly api: Api;
}): PreviousScan {
  const requests = new LRUCache<number, Promise<TrackingUpdate | undefined>>({
    max: MAX_REQUESTS_CACHED,
    ttl: REQUEST_TTL_MS,
  });
  let inFlightCount = 0;

  const requestOnce = (delivery: PendingDelivery): Promise<TrackingUpdate | undefined> => {
    const earlierRequest = requests.get(delivery.updateId);
    if (earlierRequest !== undefined) return earlierRequest;
    if (inFlightCount >= MAX_CONCURRENT_REQUESTS) return Promise.resolve(undefined);
    inFlightCount += 1;
    const request = scanBefore(api, delivery)
      .catch(() => undefined)
      .finally(() => {
        inFlightCount -= 1;
      });
    requests.set(delivery.updateId, request);
    return request;
  };

  return async (delivery) => {
    const { updateId, topicId, at } = delivery;
    const stored = await store.updates.before({ id: updateId, topicId, at });
    if (stored !== undefined) return readScan(stored.data);
    return Promise.race([requestOnce(delivery), delay(MAX_WAIT_MS, undefined, { ref: false })]);
  };
}

/** The scan that the service lists before a delivery's scan. */
async function scanBefore(
  api: Api,
  { topicKey, data }: PendingDelivery,
): Promise<TrackingUpdate | undefined> {
  const { updates } = (await api.tracking(topicKey)).data;
  const { key } = scanUpdate(topicKey, readScan(data));
  const index = updates.findIndex((scan) => scanUpdate(topicKey, scan).key === key);
  return index === -1 ? undefined : updates[index + 1];
}
