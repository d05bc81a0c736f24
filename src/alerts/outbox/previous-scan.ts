import { LRUCache } from 'lru-cache';
import type { Api, TrackingUpdate } from '../../api/index.ts';
import type { PendingDelivery, Store } from '../../store/index.ts';
import { readScan, scanUpdate } from '../updates.ts';

/** Context is welcome, but the news itself does not wait for it. */
const MAX_WAIT_MS = 800;
const REQUEST_TTL_MS = 10 * 60_000;
const MAX_REQUESTS_REMEMBERED = 10_000;
/** People's questions go first: while this many requests run, further alerts go without context. */
const MAX_CONCURRENT_REQUESTS = 4;

/**
 * The scan before the one that a delivery tells. Where only events have told of a parcel so far, the service is asked
 * once for its history; what that lists is shown and not taken as told, since its event may still be on the way.
 */
export function createPreviousScan({ store, api }: { store: Store; api: Api }) {
  const requested = new LRUCache<number, Promise<TrackingUpdate | undefined>>({
    max: MAX_REQUESTS_REMEMBERED,
    ttl: REQUEST_TTL_MS,
  });

  let inFlightCount = 0;

  const listedBefore = async ({ topicKey, data }: PendingDelivery): Promise<TrackingUpdate | undefined> => {
    const { updates } = (await api.tracking(topicKey)).data;
    const reported = scanUpdate(topicKey, readScan(data)).key;
    const index = updates.findIndex((scan) => scanUpdate(topicKey, scan).key === reported);
    return index === -1 ? undefined : updates[index + 1];
  };

  const requestOnce = (delivery: PendingDelivery): Promise<TrackingUpdate | undefined> => {
    const inFlight = requested.get(delivery.updateId);
    if (inFlight !== undefined) return inFlight;
    if (inFlightCount >= MAX_CONCURRENT_REQUESTS) return Promise.resolve(undefined);
    inFlightCount += 1;
    const request = listedBefore(delivery)
      .catch(() => undefined)
      .finally(() => {
        inFlightCount -= 1;
      });
    requested.set(delivery.updateId, request);
    return request;
  };

  return async (delivery: PendingDelivery): Promise<TrackingUpdate | undefined> => {
    const { updateId, topicId, at } = delivery;
    const earlier = await store.updates.before({ id: updateId, topicId, at });
    if (earlier !== undefined) return readScan(earlier.data);
    return Promise.race([requestOnce(delivery), resolveAfter(MAX_WAIT_MS)]);
  };
}

function resolveAfter(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
}
