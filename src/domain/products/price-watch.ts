/** What a price watch reports: in stock again, a lower price, few left. The first that applies leads the alert. */
export const PRICE_REASONS = ['restock', 'cheaper', 'few_left'] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

/** What the person wants to be alerted about. */
export interface PriceConditions {
  /** When it costs less. */
  readonly cheaper: boolean;
  /** If set, only at this price or less, in the listing's currency; null: at any lower price. */
  readonly below: number | null;
  /** When it is in stock again. */
  readonly restock: boolean;
  /** When no more than this many are left; null: never. */
  readonly fewLeft: number | null;
}

/** Price and stock at one point in time; null: not listed. */
export interface Offer {
  readonly price: number | null;
  readonly stock: number | null;
}

/** An offer that was just looked up. Some listings say that a product is in stock, but not how many are left. */
export interface SeenOffer extends Offer {
  readonly inStock: boolean | null;
}

/** An earlier alert. */
export interface ToldNews {
  readonly reasons: readonly PriceReason[];
  readonly price: number | null;
  readonly at: number;
}

const HOUR_MS = 3_600_000;
/** A listing that alternates between two values is news only this often. */
const REPEAT_PRICE_MS = 24 * HOUR_MS;
const REPEAT_STOCK_MS = 6 * HOUR_MS;

/**
 * What is news in the current offer. A lower price is reported once, and again after a rise; with a price
 * limit, when the price first meets it, and after that at every new low.
 * @param last what the watch last saw
 * @param told its earlier alerts, newest first
 */
export function priceNews(
  conditions: PriceConditions,
  last: Offer,
  seen: SeenOffer,
  told: readonly ToldNews[],
  now: number,
): PriceReason[] {
  const isNews: Readonly<Record<PriceReason, boolean>> = {
    restock: isBack(conditions, last, seen) && !wasTold(told, 'restock', now, REPEAT_STOCK_MS),
    cheaper: isCheaper(conditions, last, seen, told, now),
    few_left: isRunningOut(conditions, last, seen) && !wasTold(told, 'few_left', now, REPEAT_STOCK_MS),
  };
  return PRICE_REASONS.filter((reason) => isNews[reason]);
}

/** The offer that the watch last saw, after this lookup: values not listed now stay unchanged. */
export function afterLook(last: Offer, { price, stock, inStock }: SeenOffer): Offer {
  const isBackUncounted = inStock === true && last.stock === 0;
  return { price: price ?? last.price, stock: stock ?? (isBackUncounted ? null : last.stock) };
}

function isBack({ restock }: PriceConditions, last: Offer, { stock, inStock }: SeenOffer): boolean {
  return restock && last.stock === 0 && (stock === null ? inStock === true : stock > 0);
}

function isRunningOut({ fewLeft }: PriceConditions, last: Offer, { stock }: SeenOffer): boolean {
  if (fewLeft === null || last.stock === null || stock === null) return false;
  return last.stock > fewLeft && stock <= fewLeft && stock > 0;
}

function isCheaper(
  { cheaper, below }: PriceConditions,
  last: Offer,
  { price }: SeenOffer,
  told: readonly ToldNews[],
  now: number,
): boolean {
  if (!cheaper || price === null || (below !== null && price > below)) return false;
  // Without a limit, the first listed price isn't lower than anything.
  if (last.price === null ? below === null : price >= last.price) return false;
  const before = told.find(({ reasons }) => reasons.includes('cheaper'));
  if (before === undefined || before.price === null || price < before.price) return true;
  const hasRisen = below === null || last.price === null || last.price > below;
  return hasRisen && !wasTold([before], 'cheaper', now, REPEAT_PRICE_MS);
}

function wasTold(told: readonly ToldNews[], reason: PriceReason, now: number, withinMs: number): boolean {
  return told.some(({ reasons, at }) => reasons.includes(reason) && Math.abs(now - at) < withinMs);
}

/** Since when a price hasn't been as low as now; null: unknown. @param history oldest first */
export function lowestSince(
  history: readonly Pick<ToldNews, 'at' | 'price'>[],
  price: number,
  now: number,
): number | null {
  const earlier = history.filter((past) => past.at < now);
  const index = earlier.findLastIndex((past) => past.price !== null && past.price <= price);
  if (index === -1) return earlier[0]?.at ?? null;
  // That price held until the next one.
  return earlier[index + 1]?.at ?? null;
}
