import { setImmediate as nextTurn } from 'node:timers/promises';
import { productTopic } from '../../domain/alerts/topic.ts';
import {
  afterLook,
  lowestSince,
  type PriceReason,
  priceNews,
  type SeenOffer,
} from '../../domain/products/price-watch.ts';
import { isInStock, variantWithKey } from '../../products/index.ts';
import type { LookupResult } from '../../service/index.ts';
import type { PriceWatch, Store } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import { type PriceNotice, readPriceNotice } from './price-notice.ts';

/** A title longer than any platform's. */
const MAX_TITLE = 500;

type NamedWatch = PriceWatch & { readonly title: string | null; readonly image: string | null };

type Parts = Pick<AlertParts, 'store' | 'log' | 'clock' | 'onEnqueued'>;

export function createPriceObserver(parts: Parts) {
  let last: Promise<void> = Promise.resolve();
  return {
    /**
     * Compares a lookup with what is known about the product, if someone watches it: changes are recorded, and those that are new
     * to a watch become alerts. Handles one lookup at a time, and yields to waiting input first, so that the receiver stays fast.
     * Never rejects.
     * @param at when the service said it; what is older than the newest known price is ignored
     */
    observe(result: LookupResult, at: number): Promise<void> {
      last = last
        .then(() => nextTurn())
        .then(() => observe(parts, result, Math.min(at, parts.clock())))
        .catch((error: unknown) => parts.log.error({ err: error }, 'prices not compared'));
      return last;
    },
    /** Resolves when everything so far has been compared. */
    settled: () => last,
  };
}

export type ObservePrices = ReturnType<typeof createPriceObserver>['observe'];

async function observe(parts: Parts, result: LookupResult, at: number): Promise<void> {
  const { store, onEnqueued } = parts;
  const { key } = productTopic({ platform: result.platform, id: result.product_id });
  const product = await store.watchedProducts.find(key);
  if (product === undefined) return;
  const currency = result.price?.currency;
  const isOther = currency !== undefined && currency !== product.currency;
  if (isOther && !(await store.watchedProducts.setCurrency(key, currency, at))) return;
  const title = result.title?.slice(0, MAX_TITLE).toWellFormed() ?? null;
  const watches = await store.priceWatches.of(key);
  const destinationIds: number[] = [];
  for (const variant of new Set(['', ...watches.map((watch) => watch.variant)])) {
    const seen = offerOf(result, variant);
    if (seen === null || (await store.prices.record(key, variant, seen, at)) === 'older') continue;
    for (const watch of watches.filter((one) => one.variant === variant)) {
      const image = variantWithKey(result, variant)?.image ?? null;
      const named = { ...watch, currency: currency ?? watch.currency, title, image };
      destinationIds.push(...(await look(parts, named, seen, at)));
    }
  }
  // All at once: the same news for several people in a channel becomes one message.
  if (destinationIds.length > 0) onEnqueued(destinationIds);
}

/**
 * Reports what is new to a watch, then records what it saw. After a crash in between, what was reported isn't reported
 * again.
 * @returns the destinations that have new deliveries
 */
async function look(
  { store, clock }: Parts,
  watch: NamedWatch,
  seen: SeenOffer,
  at: number,
): Promise<number[]> {
  const next = afterLook(watch, seen);
  if (next.price === watch.price && next.stock === watch.stock) return [];
  const told = await store.priceWatches.told(watch.topicId);
  const now = clock();
  const toldNews = told.map((earlier) => ({ ...readPriceNotice(earlier.data), at: earlier.at }));
  const reasons = priceNews(watch, watch, seen, toldNews, now);
  let destinationIds: number[] = [];
  if (reasons.length > 0) {
    const data = JSON.stringify(await noticeOf(store, watch, seen, reasons, at));
    const notice = {
      notice: 'price',
      key: `after ${told[0]?.id ?? 0}`,
      data,
      importance: 'milestone',
    } as const;
    destinationIds = await store.notices.record(watch.topicId, notice, now);
  }
  await store.priceWatches.markSeen(watch.topicId, next);
  return destinationIds;
}

async function noticeOf(
  store: Store,
  watch: NamedWatch,
  seen: SeenOffer,
  reasons: PriceReason[],
  at: number,
): Promise<PriceNotice> {
  const { product, title, variant, variantName, image, currency } = watch;
  const history = await store.prices.history(product, variant);
  const lowest = seen.price === null ? null : lowestSince(history, seen.price, at);
  const change = { price: seen.price, was: watch.price, stock: seen.stock, lowestSince: lowest };
  return { product, title, variant, variantName, image, reasons, ...change, currency, at };
}

/**
 * The price and stock of a product or one variant according to a lookup; null if it doesn't say.
 * @param variant its key; empty: the whole product
 */
function offerOf(result: LookupResult, variant: string): SeenOffer | null {
  const offer = variant === '' ? offerOfProduct(result) : offerOfVariant(result, variant);
  return offer?.price != null || offer?.stock != null || offer?.inStock != null ? offer : null;
}

/** A product costs what its cheapest variant costs. */
function offerOfProduct({ price, availability }: LookupResult): SeenOffer {
  const inStock = isInStock(availability);
  const total = availability?.total_stock ?? null;
  // "In stock" with a total of 0 means that the stock isn't counted.
  const counted = total === 0 ? null : total;
  return { price: price?.low ?? price?.high ?? null, stock: inStock === false ? 0 : counted, inStock };
}

function offerOfVariant(result: LookupResult, key: string): SeenOffer | null {
  const sku = variantWithKey(result, key);
  if (sku === undefined) return null;
  const stock = sku.stock ?? null;
  return { price: sku.price ?? null, stock, inStock: stock === null ? null : stock > 0 };
}
