import { setTimeout as delay } from 'node:timers/promises';
import { pollIntervalMs } from '../../domain/alerts/poll-interval.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { createSteadyClock } from '../../process/timing/clocks.ts';
import { abortable, untilAborted } from '../../process/timing/waiting.ts';
import { ApiError, isClientError } from '../../service/index.ts';
import type { WatchedProduct } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import { createPollRate, type PollRate } from '../poll/poll-rate.ts';
import type { ObservePrices } from './observe.ts';

const HOUR_MS = 3_600_000;
/** A restock is soon sold out again, so even a quiet product is looked up this often. */
const MAX_INTERVAL_MS = 6 * HOUR_MS;
const JITTER = 0.2;
/** One lookup at a time: nobody waits for them, and users' commands come first. */
const CONCURRENT_POLLS = 1;

/** Prices change less often than parcels move, so the interval is at least an hour. */
export function priceIntervalMs(pollMs: number, quietPolls: number): number {
  const baseMs = Math.max(pollMs, HOUR_MS);
  const intervalMs = Math.min(pollIntervalMs(baseMs, quietPolls), Math.max(baseMs, MAX_INTERVAL_MS));
  return Math.round(intervalMs * (1 - JITTER + 2 * JITTER * Math.random()));
}

interface PricePollOptions extends Pick<AlertParts, 'store' | 'api' | 'log' | 'clock'> {
  readonly observe: ObservePrices;
  /** Base interval of the poller, milliseconds; 0: prices are never polled. */
  readonly pollMs: number;
}

interface PollContext extends PricePollOptions {
  readonly rate: PollRate;
  readonly stopping: AbortSignal;
}

/** Looks watched products up, each at its time. */
export function createPricePolling(options: PricePollOptions) {
  const rate = createPollRate(CONCURRENT_POLLS, createSteadyClock(options.clock));
  const poll = (stopping: AbortSignal): Promise<void> => pollDue({ ...options, rate, stopping });
  return {
    name: 'poll prices',
    task: 'polls' as const,
    poll,
    async run(_now: number, stopping: AbortSignal): Promise<void> {
      if (options.pollMs > 0) await poll(stopping);
    },
  };
}

async function pollDue(context: PollContext): Promise<void> {
  const { store, clock, rate, stopping, pollMs } = context;
  while (!stopping.aborted && !rate.isPaused()) {
    const now = clock();
    // No product is planned later than that.
    const latest = now + Math.max(pollMs, MAX_INTERVAL_MS) * (1 + JITTER);
    const [product] = await store.watchedProducts.due(now, latest, 1);
    if (product === undefined) return rate.idle();
    await pollProduct(context, product);
    const gapMs = rate.gapMs();
    if (gapMs > 0) await untilAborted(stopping, () => delay(gapMs, undefined, { signal: stopping }));
  }
}

async function pollProduct(context: PollContext, { product, quietPolls }: WatchedProduct): Promise<void> {
  const { store, api, observe, clock, rate, stopping, pollMs } = context;
  const schedule = (quiet: number) =>
    store.watchedProducts.schedule(product, clock() + priceIntervalMs(pollMs, quiet), quiet);
  const [startedAt, startedBy] = [rate.started(), clock()];
  try {
    const lookup = api.lookup(productOfTopic(product), { fresh: true, stale: 'refuse', retry: 'never' });
    const { data, checkedAt } = await abortable(lookup, stopping);
    rate.succeeded();
    await observe(data, checkedAt);
    const hasChanged = await store.prices.changedSince(product, startedBy);
    await schedule(hasChanged ? 0 : quietPolls + 1);
  } catch (error) {
    if (stopping.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    const { kind, retryAfterMs } = error;
    context.log.info({ err: error, product }, 'price poll failed');
    if (isClientError(error)) {
      rate.succeeded();
      return schedule(quietPolls + 1);
    }
    const isRateLimit = kind === 'rate_limited' || retryAfterMs !== undefined;
    rate.failed({ startedAt, isRateLimit, retryAfterMs: retryAfterMs ?? 0 });
    // An outage is not a quiet poll. A rate limit isn't about the product: it stays due.
    if (!isRateLimit) await schedule(quietPolls);
  }
}
