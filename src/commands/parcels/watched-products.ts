import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import { type GrowingView, growingView, type MessageView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { takeTurn } from '../../process/timing/take-turn.ts';
import {
  type Watch,
  type WatchedProduct,
  watchedProductsView,
  watchedProductView,
} from '../../products/cards/watched-products.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import { chosenValue, offsetArg, rowIdArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { readerOf, textsForUser } from '../replies/reader.ts';

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

/** `platform:id`, as topics name a product. */
const keyArg = z.string().regex(/^[\w -]{1,12}:[\w-]{1,20}$/);

/** A page of the list. */
const openProducts = privateComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  view: ({ interaction, args: [offset] }, context) => showProducts(interaction, context, offset),
});

export const watchedButtons = {
  products: openProducts,
  productsnext: openProducts,
  /** The menu of the list. */
  chosen: privateComponent({
    mode: 'update',
    args: z.tuple([offsetArg]),
    view({ interaction, args: [offset], values: [value] }, context, visibility) {
      const key = chosenValue(keyArg, value, interaction);
      return showWatched(interaction, context, key, offset, visibility);
    },
  }),
  /** The store is asked with the user's id, so a forged id ends no other user's watch. */
  unwatch: privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg, keyArg, offsetArg]),
    async view({ interaction, args: [id, key, offset] }, context, visibility) {
      await context.store.follows.remove(interaction.user.id, id);
      return showWatched(interaction, context, key, offset, visibility);
    },
  }),
  unwatchall: privateComponent({
    mode: 'update',
    args: z.tuple([keyArg, offsetArg]),
    async view({ interaction, args: [key, offset] }, context) {
      const { user } = interaction;
      const watched = (await watchedProducts(user.id, context)).find((one) => one.key === key);
      for (const { followId } of watched?.watches ?? []) {
        await takeTurn();
        await context.store.follows.remove(user.id, followId);
      }
      return showProducts(interaction, context, offset);
    },
  }),
};

async function showProducts(
  interaction: BaseInteraction,
  context: Context,
  offset: number,
): Promise<MessageView> {
  const products = await watchedProducts(interaction.user.id, context);
  return watchedProductsView(products, offset, textsForUser(interaction));
}

/** A product's watches; the list once there are none. */
async function showWatched(
  interaction: BaseInteraction,
  context: Context,
  key: string,
  offset: number,
  visibility: Visibility,
): Promise<MessageView | GrowingView> {
  const watched = (await watchedProducts(interaction.user.id, context)).find((one) => one.key === key);
  if (watched === undefined) return showProducts(interaction, context, offset);
  const reader = await readerOf(visibility, interaction, context);
  const facts = loadFacts(context, context.api, watched.product);
  return growingView(facts.complete, () =>
    watchedProductView(watched, summaryOf(watched.product, facts.soFar()), offset, reader),
  );
}
