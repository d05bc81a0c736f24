import { LRUCache } from 'lru-cache';
import type { Api, TrackingUpdate } from '../api/index.ts';
import type { Store, WaitingDelivery } from '../store/index.ts';
import { readScan, scanNews } from './news.ts';

/** Context is welcome, but the news itself does not wait for it. */
const MAX_WAIT_MS = 800;
const ASKED_AGAIN_AFTER_MS = 10 * 60_000;
const ASKED_REMEMBERED = 10_000;
/** People's questions go first: while this many requests run, further alerts go without context. */
const ASKED_AT_ONCE = 4;

/**
 * The scan before the one that a delivery tells. Where only events have told of a parcel so far, the service is asked
 * once for its history; what that lists is shown and not taken as told, since its event may still be on the way.
 */
export function createPreviousScan({ store, api }: { store: Store; api: Api }) {
  const asked = new LRUCache<number, Promise<TrackingUpdate | undefined>>({
    max: ASKED_REMEMBERED,
    ttl: ASKED_AGAIN_AFTER_MS,
  });

  let underWayCount = 0;

  const listedBefore = async ({ topicKey, data }: WaitingDelivery): Promise<TrackingUpdate | undefined> => {
    const { updates } = (await api.tracking(topicKey)).data;
    const told = scanNews(topicKey, readScan(data)).key;
    const index = updates.findIndex((scan) => scanNews(topicKey, scan).key === told);
    return index === -1 ? undefined : updates[index + 1];
  };

  const ask = (delivery: WaitingDelivery): Promise<TrackingUpdate | undefined> => {
    const underWay = asked.get(delivery.newsId);
    if (underWay !== undefined) return underWay;
    if (underWayCount >= ASKED_AT_ONCE) return Promise.resolve(undefined);
    underWayCount += 1;
    const asking = listedBefore(delivery)
      .catch(() => undefined)
      .finally(() => {
        underWayCount -= 1;
      });
    asked.set(delivery.newsId, asking);
    return asking;
  };

  return async (delivery: WaitingDelivery): Promise<TrackingUpdate | undefined> => {
    const { newsId, topicId, at } = delivery;
    const earlier = await store.news.before({ id: newsId, topicId, at });
    if (earlier !== undefined) return readScan(earlier.data);
    return Promise.race([ask(delivery), pause(MAX_WAIT_MS)]);
  };
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
}
