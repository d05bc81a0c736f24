import { type AlertLevel, DEFAULT_LEVEL } from '../domain/alerts/alert-level.ts';
import { parcelTopic, productTopic } from '../domain/alerts/topic.ts';
import type { Product } from '../links/product.ts';
import { inParallel } from '../process/timing/in-parallel.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import { type Api, ApiError, isClientError } from '../service/index.ts';
import type { NewDestination, Store, TopicName } from '../store/index.ts';
import { followedArrival } from './dates/followed-arrival.ts';
import { nextCheckOf } from './dates/told-date.ts';
import type { AlertParts } from './parts.ts';
import { fetchSnapshot, type SyncTopic } from './sync-topic.ts';
import { storedScans } from './updates.ts';

/**
 * How much one person can follow: enough for a full haul, which takes two for each of its 100 items, and for everything
 * else that a shopper needs; few enough to keep the database small.
 */
export const MAX_FOLLOWS = 300;

type FollowResult = 'added' | 'already' | 'too_many';

interface FollowServiceOptions
  extends Pick<AlertParts, 'store' | 'api' | 'log' | 'clock' | 'resume' | 'arrivals'> {
  readonly syncTopic: SyncTopic;
  /** Base interval of the poller, milliseconds. */
  readonly pollMs: number;
}

type FollowService = ReturnType<typeof createFollowService>;

/** Starts follows. What the service already reports is stored without alerts; only later updates are announced. */
export function createFollowService(options: FollowServiceOptions) {
  const { store, api, clock, pollMs, resume } = options;
  const follow = async (
    destination: NewDestination,
    name: TopicName,
    userId: string,
    { level: chosenLevel, haulId }: { level?: AlertLevel | undefined; haulId?: number | undefined },
  ): Promise<FollowResult> => {
    const now = clock();
    const topicId = await store.topics.upsert(name, now);
    const destinationId = await store.destinations.upsert(destination);
    const level = chosenLevel ?? (await levelAt(store, destinationId));
    const request = { topicId, destinationId, userId, level, haulId };
    const result = await store.follows.add(request, MAX_FOLLOWS, now);
    if (result === 'too_many') return result;
    await store.destinations.restore(destinationId, now);
    const isSynced = await syncFirst(options, topicId, api.forUser(userId));
    await store.topics.schedule(topicId, isSynced ? now + pollMs : now, 'reset');
    if (name.kind === 'parcel') {
      await store.stalls.expectFirstScan(topicId, now);
      if (isSynced) await rememberDate(options, topicId, name.key);
    }
    resume(destinationId);
    return result;
  };

  return {
    /**
     * Alerts this destination about a parcel from now on.
     * @param level default: as the destination's other follows, or milestones
     */
    parcel: (destination: NewDestination, number: string, userId: string, level?: AlertLevel) =>
      follow(destination, parcelTopic(number), userId, { level }),
    /**
     * Alerts this destination about new QC photos of a product from now on.
     * @param haulId the haul for which *Watch all* starts it; by default, the person does
     */
    product: (destination: NewDestination, product: Product, userId: string, haulId?: number) =>
      follow(destination, productTopic(product), userId, { level: 'all', haulId }),
  };
}

/** Who begins to follow a parcel sees its card, with the date. Without it, they only don't hear that it has moved. */
async function rememberDate(options: FollowServiceOptions, topicId: number, number: string): Promise<void> {
  const { store, clock, log } = options;
  try {
    const now = clock();
    const scans = await storedScans(store, topicId, now);
    const date = await followedArrival(options, { id: topicId, key: number }, scans);
    if (date?.state === 'expected')
      await store.toldArrivals.begin(topicId, date, { now, checkAt: nextCheckOf(date, now) });
  } catch (error) {
    log.warn({ err: error, topic: topicId }, 'date of a followed parcel not stored');
  }
}

/** If the service does not answer, the poller syncs the topic later. */
async function syncFirst(
  { store, syncTopic, log, clock }: FollowServiceOptions,
  topicId: number,
  client: Api,
): Promise<boolean> {
  const topic = await store.topics.get(topicId);
  if (topic === undefined) return false;
  try {
    await syncTopic(topicId, await fetchSnapshot(client, topic, { stale: 'refuse' }));
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isClientError(error)) {
      // Nothing is known yet, so the first update ever is news.
      await syncTopic(topicId, { updates: [], checkedAt: clock() });
      return true;
    }
    log.info({ err: error, topic: topicId }, 'first sync postponed');
    return false;
  }
}

async function levelAt({ destinations }: Store, destinationId: number): Promise<AlertLevel> {
  return (await destinations.get(destinationId))?.defaultLevel ?? DEFAULT_LEVEL;
}

/** More would not be faster: the service answers a few calls of one person at a time. */
const ASKED_AT_ONCE = 4;

interface FollowManyOptions extends Pick<AlertParts, 'store' | 'clock' | 'resume'> {
  readonly follow: Pick<FollowService, 'parcel'>;
  /** Whether there is a poller. Without one, the service is asked at once: nobody else would. */
  readonly isPolled: boolean;
}

/**
 * Follows parcels without asking the service about each of them first, so that a long list needs no patience: the poller
 * syncs them.
 */
export function createFollowMany({ store, follow, clock, isPolled, resume }: FollowManyOptions) {
  /**
   * @param areShown the person has their scans in sight: what the service said of them is stored at once, so that no list says less
   * @returns what became of each number
   */
  return async (
    destination: NewDestination,
    numbers: readonly string[],
    userId: string,
    { areShown = false }: { readonly areShown?: boolean } = {},
  ): Promise<ReadonlyMap<string, FollowResult>> => {
    const now = clock();
    const results = new Map<string, FollowResult>();
    if (areShown || !isPolled) {
      await inParallel(numbers, ASKED_AT_ONCE, async (number) => {
        await takeTurn();
        results.set(number, await follow.parcel(destination, number, userId));
      });
      return results;
    }
    const destinationId = await store.destinations.upsert(destination);
    const level = await levelAt(store, destinationId);
    for (const number of numbers) {
      // SQLite answers at once: all of them would be one turn of the event loop.
      await takeTurn();
      const topicId = await store.topics.upsert(parcelTopic(number), now);
      const result = await store.follows.add({ topicId, destinationId, userId, level }, MAX_FOLLOWS, now);
      if (result === 'added') {
        await store.topics.schedule(topicId, now, 'reset');
        await store.stalls.expectFirstScan(topicId, now);
      }
      results.set(number, result);
    }
    await store.destinations.restore(destinationId, now);
    resume(destinationId);
    return results;
  };
}
