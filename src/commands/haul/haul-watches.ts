import type { Follow, Haul, HaulItem, PriceWatch, Store } from '../../store/index.ts';

/** What a user watches of a haul. */
export interface HaulWatches {
  /** The follow of the item's QC photos in the user's DMs. */
  photosOf(item: HaulItem): Follow | undefined;
  /** The watch of the price and stock of the item's variant, wherever its alerts go. */
  priceOf(item: HaulItem): PriceWatch | undefined;
  /** The watch of the whole product, which stands in for a variant that is no longer offered. */
  priceOfAllVariants(item: HaulItem): PriceWatch | undefined;
  /** How many products these follows are about. */
  countProducts(followIds: readonly number[]): number;
}

export async function readHaulWatches(userId: string, store: Store): Promise<HaulWatches> {
  const [follows, watches] = await Promise.all([
    store.follows.list(userId, 'product'),
    store.priceWatches.list(userId),
  ]);
  const photos = new Map(
    follows.filter(({ destinationKind }) => destinationKind === 'user').map((follow) => [follow.key, follow]),
  );
  const keyOf = (product: string, variant: string) => `${product} ${variant}`;
  const prices = new Map(watches.map((watch) => [keyOf(watch.product, watch.variant), watch]));
  const products = new Map([
    ...follows.map(({ id, key }) => [id, key] as const),
    ...watches.map(({ followId, product }) => [followId, product] as const),
  ]);
  return {
    photosOf: ({ product }) => photos.get(product),
    priceOf: ({ product, variant }) => prices.get(keyOf(product, variant)),
    priceOfAllVariants: ({ product }) => prices.get(keyOf(product, '')),
    countProducts: (followIds) => new Set(followIds.map((followId) => products.get(followId))).size,
  };
}

/** Whether *Watch all* would change nothing, and *Stop watching all* would end something. */
export async function isHaulWatched(userId: string, { id, items }: Haul, store: Store): Promise<boolean> {
  if ((await store.haulWatches.list(userId, id)).length === 0) return false;
  const { photosOf, priceOf } = await readHaulWatches(userId, store);
  return items.every((item) => photosOf(item) !== undefined && priceOf(item) !== undefined);
}
