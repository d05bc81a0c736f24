import { productTopic } from '../../domain/alerts/topic.ts';
import type { PriceConditions } from '../../domain/products/price-watch.ts';
import type { Log } from '../../process/log.ts';
import type { Api, LookupResult } from '../../service/index.ts';
import type { NewDestination, Store } from '../../store/index.ts';
import { MAX_FOLLOWS } from '../follow.ts';
import { createPriceObserver, type ObservePrices } from './observe.ts';
import { createPricePolling, type PricePolling, priceIntervalMs } from './poll-prices.ts';

interface PricesOptions {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  readonly clock: () => number;
  /** Base interval of the poller, milliseconds; 0: prices are never polled. */
  readonly pollMs: number;
  readonly onEnqueued: (destinationIds: readonly number[]) => void;
  readonly resume: (destinationId: number) => void;
}

/** Price and stock alerts: fed by the service's webhooks, by everybody's look-ups, and by polls. */
export interface Prices extends PriceWatchService {
  /**
   * Compares a look-up with what is known, if somebody watches the product. Never rejects.
   * @param at when the service said it
   */
  observe(result: LookupResult, at: number): Promise<void>;
  readonly polling: PricePolling;
  /** Resolves when everything observed so far has been compared. */
  settled(): Promise<void>;
}

export function createPrices(options: PricesOptions): Prices {
  const { observe, settled } = createPriceObserver(options);
  const firstPollMs = () => priceIntervalMs(options.pollMs, 0);
  return {
    ...createPriceWatchService({ ...options, observe, firstPollMs }),
    observe,
    polling: createPricePolling({ ...options, observe }),
    settled,
  };
}

/** What somebody wants to watch, and what the service said about it last. */
interface WatchRequest extends PriceConditions {
  readonly userId: string;
  readonly lookup: LookupResult;
  /** Milliseconds since 1970. */
  readonly checkedAt: number;
  /** The variant's key; empty: the whole product. */
  readonly variant: string;
  readonly variantName: string;
  /** The haul for which *Watch all* starts it; by default, the person does. */
  readonly haulId?: number | undefined;
}

interface PriceWatchService {
  /** Alerts this destination from now on: what is known now is no news. */
  watch(destination: NewDestination, request: WatchRequest): Promise<'added' | 'already' | 'too_many'>;
  /** Posts the alerts of a watch at another destination. */
  move(userId: string, topicId: number, destination: NewDestination): Promise<void>;
}

interface PriceWatchServiceOptions {
  readonly store: Store;
  readonly observe: ObservePrices;
  readonly clock: () => number;
  /** Until the product is looked up again. */
  readonly firstPollMs: () => number;
  /** Tries a suspended destination again: a watch there shows that somebody wants its alerts. */
  readonly resume: (destinationId: number) => void;
}

function createPriceWatchService({
  store,
  observe,
  clock,
  firstPollMs,
  resume,
}: PriceWatchServiceOptions): PriceWatchService {
  const open = async (destination: NewDestination): Promise<number> => {
    const destinationId = await store.destinations.upsert(destination);
    await store.destinations.restore(destinationId, clock());
    resume(destinationId);
    return destinationId;
  };
  return {
    async watch(destination, { lookup, checkedAt, ...request }) {
      const { key: product } = productTopic({ platform: lookup.platform, id: lookup.product_id });
      const destinationId = await open(destination);
      const currency = lookup.price?.currency ?? null;
      const nextPollAt = clock() + firstPollMs();
      const watch = { ...request, destinationId, product, currency, nextPollAt };
      const result = await store.priceWatches.add(watch, MAX_FOLLOWS, clock());
      if (result === 'added') await observe(lookup, checkedAt);
      return result;
    },
    async move(userId, topicId, destination) {
      await store.priceWatches.move(userId, topicId, await open(destination));
    },
  };
}
