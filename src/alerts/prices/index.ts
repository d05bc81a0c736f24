import type { Api, LookupResult } from '../../api/index.ts';
import type { Log } from '../../process/log.ts';
import type { Store } from '../../store/index.ts';
import { createPriceObserver } from './observe.ts';
import { createPricePolling, type PricePolling, priceIntervalMs } from './poll-prices.ts';
import { createPriceWatchService, type PriceWatchService } from './watch-price.ts';

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
