import type { Store } from '../src/store/index.ts';

const DAY_MS = 86_400_000;

/** The tote's prices before the sandbox started: for so many days, it cost so much. */
const TOTE = 'weidian:7240011893';
const PRICES: readonly (readonly [daysAgo: number, price: number])[] = [
  [62, 96],
  [52, 92],
  [45, 96],
  [15, 89],
];

/** Fills in what the tote cost in the last two months, so that a price watch has something to show. */
export async function seedPriceHistory(store: Pick<Store, 'prices'>, now: number): Promise<void> {
  for (const [daysAgo, price] of PRICES)
    await store.prices.record(TOTE, '', { price, stock: 200 }, now - daysAgo * DAY_MS);
}
