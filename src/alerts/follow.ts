import { type Api, ApiError } from '../api/index.ts';
import type { Product } from '../links/product.ts';
import type { Log } from '../log.ts';
import type { NewPlace, Store, TopicName } from '../store/index.ts';
import { type Absorb, look } from './absorb.ts';
import { parcelTopic, productTopic } from './news.ts';

/** Enough for any shopper; a bound against somebody filling the database. */
export const MAX_FOLLOWS = 100;

export type Followed = 'added' | 'already' | 'too_many';

export interface Following {
  /** Tells this place about this parcel from now on. */
  parcel(place: NewPlace, number: string, userId: string): Promise<Followed>;
  /** Tells this place about new QC photos of this product from now on. */
  product(place: NewPlace, product: Product, userId: string): Promise<Followed>;
}

export interface FollowingOptions {
  readonly store: Store;
  readonly api: Api;
  readonly absorb: Absorb;
  readonly log: Log;
  readonly clock: () => number;
  /** Base interval of the poller, milliseconds. */
  readonly pollMs: number;
  /** Tries a suspended place again: somebody who may use it follows something there. */
  readonly resume: (placeId: number) => void;
}

/** Begins follows. What the service has said so far is taken in silently: only what comes later is news. */
export function createFollowing({
  store,
  api,
  absorb,
  log,
  clock,
  pollMs,
  resume,
}: FollowingOptions): Following {
  const follow = async (place: NewPlace, name: TopicName, userId: string): Promise<Followed> => {
    const now = clock();
    const topicId = await store.topics.remember(name, now);
    const placeId = await store.places.remember(place);
    const followed = await store.follows.add({ topicId, placeId, userId }, MAX_FOLLOWS, now);
    if (followed === 'too_many') return followed;
    await store.places.restore(placeId, now);
    const isSynced = await sync(topicId, api.forPerson(userId));
    await store.topics.schedule(topicId, isSynced ? now + pollMs : now, 0);
    resume(placeId);
    return followed;
  };

  /** Without an answer now, the poller syncs once the service is back. */
  const sync = async (topicId: number, client: Api): Promise<boolean> => {
    const topic = await store.topics.get(topicId);
    if (topic === undefined) return false;
    try {
      await absorb(topicId, await look(client, topic, { stale: 'refuse' }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.info({ err: error, topic: topicId }, 'a new follow has to wait for its first sync');
      return false;
    }
  };

  return {
    parcel: (place, number, userId) => follow(place, parcelTopic(number), userId),
    product: (place, product, userId) => follow(place, productTopic(product), userId),
  };
}
