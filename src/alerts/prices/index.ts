import { productTopic } from '../../domain/alerts/topic.ts';
import type { PriceConditions } from '../../domain/products/price-watch.ts';
import type { LookupResult } from '../../service/index.ts';
import type { NewDestination } from '../../store/index.ts';
import { MAX_FOLLOWS } from '../follow.ts';
import type { AlertParts } from '../parts.ts';
import { createPriceObserver } from './observe.ts';
import { createPricePolling, priceIntervalMs } from './poll-prices.ts';

interface PricesOptions
  extends Pick<AlertParts, 'store' | 'api' | 'log' | 'clock' | 'onEnqueued' | 'resume'> {
  /** Base interval of the poller, milliseconds; 0: prices are never polled. */
  readonly pollMs: number;
}

/** What a user wants to watch, and the service's last answer about it. */
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

/** Price and stock alerts: fed by the service's webhooks, all users' lookups, and polls. */
export function createPrices(options: PricesOptions) {
  const { store, clock, pollMs, resume } = options;
  const { observe, settled } = createPriceObserver(options);
  const open = async (destination: NewDestination): Promise<number> => {
    const destinationId = await store.destinations.upsert(destination);
    await store.destinations.restore(destinationId, clock());
    resume(destinationId);
    return destinationId;
  };
  return {
    observe,
    settled,
    polling: createPricePolling({ ...options, observe }),
    /** Alerts this destination from now on; what is already known isn't announced. */
    async watch(destination: NewDestination, { lookup, checkedAt, ...request }: WatchRequest) {
      const { key: product } = productTopic({ platform: lookup.platform, id: lookup.product_id });
      const destinationId = await open(destination);
      const currency = lookup.price?.currency ?? null;
      const nextPollAt = clock() + priceIntervalMs(pollMs, 0);
      const watch = { ...request, destinationId, product, currency, nextPollAt };
      const result = await store.priceWatches.add(watch, MAX_FOLLOWS, clock());
      if (result === 'added') await observe(lookup, checkedAt);
      return result;
    },
    async move(userId: string, topicId: number, destination: NewDestination): Promise<void> {
      await store.priceWatches.move(userId, topicId, await open(destination));
    },
  };
}
