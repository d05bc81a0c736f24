import { MAX_FOLLOWS } from '../../alerts/index.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import {
  haulUnwatchedView,
  haulWatchesView,
  haulWatchView,
  type WatchOutcome,
} from '../../hauls/cards/watch.ts';
import { inParallel } from '../../process/timing/in-parallel.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import { ApiError, isClientError } from '../../service/index.ts';
import type { Haul, HaulItem, Store } from '../../store/index.ts';
import { oneId } from '../arguments/custom-id-args.ts';
import { watchPriceInDms } from '../lookup/watch-price.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { dmDestination } from '../track/follow-target.ts';
import { ownFilledHaul, ownHaul } from './own-haul.ts';

/** People who watch a haul want to know both, sold out or not. */
const CONDITIONS = { cheaper: true, below: null, restock: true, fewLeft: null };

export const watchButtons = {
  /** Watches everything in a haul, and says what is watched then. */
  watch: updating(oneId, async (request, [id]) => {
    const { context, userId, texts } = request;
    const haul = await ownFilledHaul(request, id);
    const { items, complete } = await watchItems(request, haul);
    return growingView(complete, async () => {
      const started = await context.store.haulWatches.list(userId, id);
      return haulWatchView({ haul, items, limit: MAX_FOLLOWS, canStop: started.length > 0 }, texts);
    });
  }),
  /** *Change* in a haul's *More*: how much is watched, and ways to change that. */
  watches: updating(oneId, async (request, [id]) => {
    const { context, userId, texts } = request;
    const haul = await ownHaul(request, id);
    return haulWatchesView(haul, await watchedOfHaul(userId, haul, context.store), texts);
  }),
  /** Ends what *Watch all* started for a haul; watches that the user started separately stay. */
  unwatch: updating(oneId, async (request, [id]) => {
    const { context, userId, texts } = request;
    const haul = await ownHaul(request, id);
    return haulUnwatchedView({ haul, ...(await stopWatching(userId, haul, context.store)) }, texts);
  }),
};

/**
 * Watches the QC photos, the price and the stock of a haul's items in the user's DMs, unless they already do. What this
 * starts is remembered, so that *Stop watching all* ends nothing else.
 * @returns what becomes of each item, which changes until `complete` settles; it never rejects
 */
async function watchItems(request: CommandRequest, { id: haulId, items }: Haul) {
  const { interaction, context, userId } = request;
  const { api, alerts, store } = context;
  await store.haulWatches.share(userId, haulId);
  const existing = await readHaulWatches(userId, store);
  const outcomeOf = (found: object | undefined): WatchOutcome =>
    found === undefined ? 'pending' : 'already';
  const watched = items.map((item) => ({
    item,
    photos: outcomeOf(existing.photosOf(item)),
    price: outcomeOf(existing.priceOf(item)),
  }));
  const start = {
    photos: ({ product }: HaulItem) =>
      alerts.follow.product(dmDestination(interaction), productOfTopic(product), userId, haulId),
    async price({ product, variant }: HaulItem) {
      const options = { conditions: CONDITIONS, haulId };
      const watch = await watchPriceInDms(request, productOfTopic(product), variant, options);
      return watch === 'too_many' ? watch : watch.outcome;
    },
  };
  // Each follow that the limit refuses would cost a call all the same.
  let isFull = false;
  const startPart = async (watch: (typeof watched)[number], part: keyof typeof start) => {
    if (watch[part] !== 'pending') return;
    watch[part] = isFull
      ? 'too_many'
      : await start[part](watch.item).catch((error: unknown) => failure(error, context));
    if (watch[part] === 'too_many') isFull = true;
  };
  // An item takes two calls at once.
  const complete = inParallel(watched, Math.ceil(api.callerLimit / 2), async (watch) => {
    await Promise.all([startPart(watch, 'photos'), startPart(watch, 'price')]);
  });
  return { items: watched, complete };
}

function failure(error: unknown, { log }: Context): WatchOutcome {
  if (isClientError(error)) return 'unknown';
  if (!(error instanceof ApiError)) log.error({ err: error }, 'item of a haul not watched');
  return 'no_answer';
}

/**
 * Ends what *Watch all* started for a haul, also for items that were removed since.
 * @returns what it did, in items: those ended; those still watched in the DMs, at least photos or price, since the user
 *   started that, or another haul needs it; and those whose price is still watched in a channel
 */
async function stopWatching(userId: string, { id, items }: Haul, store: Store) {
  const watches = await readHaulWatches(userId, store);
  const ended = new Set<number>();
  // One transaction each: others write in between.
  for (const followId of await store.haulWatches.list(userId, id)) {
    await takeTurn();
    if (await store.haulWatches.release(userId, id, followId)) ended.add(followId);
  }
  const ofItems = items.map((item) => watchesOf(item, watches));
  const isKept = ({ inDms }: (typeof ofItems)[number]) => inDms.some((followId) => !ended.has(followId));
  const known = new Set(ofItems.flatMap(({ inDms }) => inDms));
  const ofRemoved = [...ended].filter((followId) => !known.has(followId));
  return {
    ended:
      ofItems.filter((one) => one.inDms.length > 0 && !isKept(one)).length + watches.countProducts(ofRemoved),
    kept: ofItems.filter(isKept).length,
    elsewhere: ofItems.filter(({ isElsewhere }) => isElsewhere).length,
  };
}

/** The ids of an item's follows in the DMs, and whether its price is watched in a channel. */
function watchesOf(item: HaulItem, watches: HaulWatches) {
  const price = watches.priceOf(item) ?? watches.priceOfAllVariants(item);
  const isElsewhere = price !== undefined && price.destinationKind !== 'user';
  const ids = [watches.photosOf(item)?.id, isElsewhere ? undefined : price?.followId];
  return { inDms: ids.filter((followId) => followId !== undefined), isElsewhere };
}

/** What a user watches of a haul. */
async function readHaulWatches(userId: string, store: Store) {
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
    /** The follow of the item's QC photos in the user's DMs. */
    photosOf: ({ product }: HaulItem) => photos.get(product),
    /** The watch of the price and stock of the item's variant, wherever its alerts go. */
    priceOf: ({ product, variant }: HaulItem) => prices.get(keyOf(product, variant)),
    /** The watch of the whole product, which replaces that of a variant that is no longer offered. */
    priceOfAllVariants: ({ product }: HaulItem) => prices.get(keyOf(product, '')),
    /** How many products these follows are about. */
    countProducts: (followIds: readonly number[]) =>
      new Set(followIds.map((followId) => products.get(followId))).size,
  };
}

type HaulWatches = Awaited<ReturnType<typeof readHaulWatches>>;

/** How much of a haul is watched, for its photos or its price, and whether *Stop watching all* would end something. */
export async function watchedOfHaul(userId: string, { id, items }: Haul, store: Store) {
  const [started, { photosOf, priceOf, priceOfAllVariants }] = await Promise.all([
    store.haulWatches.list(userId, id),
    readHaulWatches(userId, store),
  ]);
  const priceWatchOf = (item: HaulItem) => priceOf(item) ?? priceOfAllVariants(item);
  const watched = items.filter((item) => (photosOf(item) ?? priceWatchOf(item)) !== undefined);
  const isWhole = items.every((item) => photosOf(item) !== undefined && priceOf(item) !== undefined);
  return { watched: watched.length, total: items.length, canStop: started.length > 0, isWhole };
}
