import { LRUCache } from 'lru-cache';
import type { Api, TrackingUpdate } from '../api/index.ts';
import type { Store, WaitingDelivery } from '../store/index.ts';
import { readScan, scanNews } from './news.ts';

/** Context is welcome, but the news itself does not wait for it. */
const PATIENCE_MS = 800;
const ASKED_AGAIN_AFTER_MS = 10 * 60_000;
const ASKED_REMEMBERED = 10_000;

/**
 * The scan before the one that a delivery tells. Where only events have told of a parcel so far, the service is asked
 * once for its history.
 */
export function createPreviousScan({ store, api }: { store: Store; api: Api }) {
  const asked = new LRUCache<number, Promise<void>>({ max: ASKED_REMEMBERED, ttl: ASKED_AGAIN_AFTER_MS });

  /** What the service lists as older than this scan is old to everybody. */
  const learnHistory = async ({ topicId, topicKey, data }: WaitingDelivery): Promise<void> => {
    const { data: known } = await api.tracking(topicKey);
    const told = scanNews(topicKey, readScan(data)).key;
    const history = known.updates.map((scan) => scanNews(topicKey, scan));
    const older = history.slice(history.findIndex(({ key }) => key === told) + 1);
    if (older.length < history.length) await store.news.remember(topicId, older.toReversed(), 0);
  };

  const historyOf = (delivery: WaitingDelivery): Promise<void> => {
    const under = asked.get(delivery.topicId);
    if (under !== undefined) return under;
    const learning = learnHistory(delivery).catch(() => {});
    asked.set(delivery.topicId, learning);
    return learning;
  };

  const known = async ({ newsId, topicId, at }: WaitingDelivery): Promise<TrackingUpdate | undefined> => {
    const earlier = await store.news.before({ id: newsId, topicId, at });
    return earlier === undefined ? undefined : readScan(earlier.data);
  };

  return async (delivery: WaitingDelivery): Promise<TrackingUpdate | undefined> => {
    const before = await known(delivery);
    if (before !== undefined) return before;
    await Promise.race([historyOf(delivery), pause(PATIENCE_MS)]);
    return known(delivery);
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
