import type { Context } from '../../context.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import { takeTurn } from '../../timing/take-turn.ts';
import { type HaulWatches, readHaulWatches } from './haul-watches.ts';

/** What *Stop watching all* did, in items. */
interface StoppedWatches {
  readonly ended: number;
  /** Still watched in the DMs, at least photos or price: the user started that, or another haul needs it. */
  readonly kept: number;
  /** The price is still watched in a channel. */
  readonly elsewhere: number;
}

/** Ends what *Watch all* started for a haul, also for items that were removed since. */
export async function stopWatching(
  userId: string,
  { id, items }: Pick<Haul, 'id' | 'items'>,
  context: Pick<Context, 'store'>,
): Promise<StoppedWatches> {
  const { store } = context;
  const watches = await readHaulWatches(userId, context);
  const ended = new Set<number>();
  // One transaction each: others write in between.
  for (const followId of await store.haulWatches.list(userId, id)) {
    await takeTurn();
    if (await store.haulWatches.release(userId, id, followId)) ended.add(followId);
  }
  const idsInDms = (item: HaulItem) => watchesOf(item, watches).inDms;
  const isKept = (item: HaulItem) => idsInDms(item).some((followId) => !ended.has(followId));
  const wasEnded = (item: HaulItem) => idsInDms(item).length > 0 && !isKept(item);
  const ofItems = new Set(items.flatMap(idsInDms));
  return {
    ended:
      items.filter(wasEnded).length + watches.countProducts([...ended].filter((one) => !ofItems.has(one))),
    kept: items.filter(isKept).length,
    elsewhere: items.filter((item) => watchesOf(item, watches).isElsewhere).length,
  };
}

/** The ids of an item's follows in the DMs, and whether its price is watched in a channel. */
function watchesOf(item: HaulItem, watches: HaulWatches) {
  const price = watches.priceOf(item) ?? watches.priceOfAllVariants(item);
  const isElsewhere = price !== undefined && price.destinationKind !== 'user';
  const ids = [watches.photosOf(item)?.id, isElsewhere ? undefined : price?.followId];
  return { inDms: ids.filter((followId) => followId !== undefined), isElsewhere };
}
