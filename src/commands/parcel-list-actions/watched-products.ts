import type { Context } from '../../context.ts';
import { productOfTopic } from '../../domain/topic.ts';
import type { Watch, WatchedProduct } from '../../views/watched-products.ts';

/** The products that a user watches, for QC photos or for their price: the one watched last first. */
export async function watchedProducts(
  userId: string,
  { store }: Pick<Context, 'store'>,
): Promise<WatchedProduct[]> {
  const photos = (await store.follows.list(userId, 'product')).map((follow) => ({
    key: follow.key,
    since: follow.followedAt,
    price: null,
    watch: { followId: follow.id, channelId: channelOf(follow), price: null },
  }));
  const prices = (await store.priceWatches.list(userId)).map((price) => ({
    key: price.product,
    since: price.createdAt,
    price,
    watch: { followId: price.followId, channelId: channelOf(price), price },
  }));
  const all = [...photos, ...prices].toSorted((a, b) => b.since - a.since);
  const keys = [...new Set(all.map(({ key }) => key))];
  const known = await store.products.find(keys);
  return keys.map((key): WatchedProduct => {
    const own = all.filter((one) => one.key === key);
    const watches: Watch[] = own.map(({ watch }) => watch);
    const whole = own.find(({ price }) => price?.variant === '') ?? own.find(({ price }) => price !== null);
    const title = known.get(key)?.title ?? null;
    return { key, product: productOfTopic(key), title, watches, offer: whole?.price ?? null };
  });
}

/** Null: the DMs. */
function channelOf(target: {
  readonly destinationKind: 'channel' | 'user';
  readonly destinationDiscordId: string;
}): string | null {
  return target.destinationKind === 'user' ? null : target.destinationDiscordId;
}
