import * as z from 'zod';
import { growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import {
  type WatchedProduct,
  watchedProductsView,
  watchedProductView,
} from '../../products/cards/watched-products.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { Follow, PriceWatch } from '../../store/index.ts';
import { chosenValue, offsetArg, oneOffset, rowIdArg } from '../arguments/custom-id-args.ts';
import { readerOf } from '../replies/reader.ts';
import { type Card, type CommandRequest, updating } from '../replies/request.ts';

/** The products that a user watches, for QC photos or for their price: the one watched last first. */
export async function watchedProducts({
  context,
  userId,
}: Pick<CommandRequest, 'context' | 'userId'>): Promise<WatchedProduct[]> {
  const { follows, priceWatches, products } = context.store;
  const photos = (await follows.list(userId, 'product')).map((follow) => ({
    key: follow.key,
    since: follow.followedAt,
    watch: { followId: follow.id, channelId: channelOf(follow), price: null },
  }));
  const prices = (await priceWatches.list(userId)).map((price) => ({
    key: price.product,
    since: price.createdAt,
    watch: { followId: price.followId, channelId: channelOf(price), price },
  }));
  const newestFirst = [...photos, ...prices].toSorted((a, b) => b.since - a.since);
  const byKey = Map.groupBy(newestFirst, ({ key }) => key);
  const known = await products.find([...byKey.keys()]);
  return [...byKey].map(([key, own]) => {
    const watches = own.map(({ watch }) => watch);
    const whole = watches.find(({ price }) => price?.variant === '');
    const offer = (whole ?? watches.find(({ price }) => price !== null))?.price ?? null;
    return { key, product: productOfTopic(key), title: known.get(key)?.title ?? null, watches, offer };
  });
}

/** Null: the DMs. */
function channelOf(target: Pick<Follow | PriceWatch, 'destinationKind' | 'destinationDiscordId'>) {
  return target.destinationKind === 'user' ? null : target.destinationDiscordId;
}

/** `platform:id`, as topics name a product. */
const keyArg = z.string().regex(/^[\w -]{1,12}:[\w-]{1,20}$/);

/** A page of the list. */
const openProducts = updating(oneOffset, (request, [offset]) => showProducts(request, offset));

export const watchedButtons = {
  products: openProducts,
  productsnext: openProducts,
  /** The menu of the list. */
  chosen: updating(oneOffset, (request, [offset], [value]) =>
    showWatched(request, chosenValue(request, keyArg, value), offset),
  ),
  /** The store is asked with the user's id, so a forged id ends no other user's watch. */
  unwatch: updating(z.tuple([rowIdArg, keyArg, offsetArg]), async (request, [id, key, offset]) => {
    await request.context.store.follows.remove(request.userId, id);
    return showWatched(request, key, offset);
  }),
  unwatchall: updating(z.tuple([keyArg, offsetArg]), async (request, [key, offset]) => {
    for (const { followId } of (await watchedProduct(request, key))?.watches ?? []) {
      await takeTurn();
      await request.context.store.follows.remove(request.userId, followId);
    }
    return showProducts(request, offset);
  }),
};

async function watchedProduct(request: CommandRequest, key: string): Promise<WatchedProduct | undefined> {
  return (await watchedProducts(request)).find((one) => one.key === key);
}

async function showProducts(request: CommandRequest, offset: number): Promise<MessageView> {
  return watchedProductsView(await watchedProducts(request), offset, request.texts);
}

/** A product's watches; the list once there are none. */
async function showWatched(request: CommandRequest, key: string, offset: number): Promise<Card> {
  const watched = await watchedProduct(request, key);
  if (watched === undefined) return showProducts(request, offset);
  const { product } = watched;
  const reader = await readerOf(request);
  const facts = loadFacts(request.context, request.context.api, product);
  return growingView(facts.complete, () =>
    watchedProductView(watched, summaryOf(product, facts.soFar()), offset, reader),
  );
}
