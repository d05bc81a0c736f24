import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import { takeTurn } from '../../timing/take-turn.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { watchedProductsView, watchedProductView } from '../../views/watched-products.ts';
import { offsetArg } from '../arguments/offset.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { readerOf } from '../reply/reader.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { watchedProducts } from './watched-products.ts';

/** `platform:id`, as topics name a product. */
const keyArg = z.string().regex(/^[\w -]{1,12}:[\w-]{1,20}$/);

/** A page of the list. */
export const openProducts = defineComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  press: ({ interaction, args: [offset] }, context) => ({
    private: true,
    view: () => showProducts(interaction, context, offset),
  }),
});

/** The menu of the list. */
export const openChosen = defineComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  press: ({ interaction, args: [offset], values: [value] }, context) => {
    const key = keyArg.safeParse(value);
    if (!key.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    return {
      private: true,
      view: (visibility) => showProduct(interaction, context, key.data, offset, visibility),
    };
  },
});

/** The store is asked with the user's id, so a forged id ends no other user's watch. */
export const stopOneWatch = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, keyArg, offsetArg]),
  press: ({ interaction, args: [id, key, offset] }, context) => ({
    private: true,
    async view(visibility) {
      await context.store.follows.remove(interaction.user.id, id);
      return showProduct(interaction, context, key, offset, visibility);
    },
  }),
});

export const stopAllWatches = defineComponent({
  mode: 'update',
  args: z.tuple([keyArg, offsetArg]),
  press: ({ interaction, args: [key, offset] }, context) => ({
    private: true,
    async view() {
      const { user } = interaction;
      const watched = (await watchedProducts(user.id, context)).find((one) => one.key === key);
      for (const { followId } of watched?.watches ?? []) {
        await takeTurn();
        await context.store.follows.remove(user.id, followId);
      }
      return showProducts(interaction, context, offset);
    },
  }),
});

async function showProducts(
  interaction: BaseInteraction,
  context: Context,
  offset: number,
): Promise<MessageView> {
  const products = await watchedProducts(interaction.user.id, context);
  return watchedProductsView(products, offset, textsForUser(interaction));
}

/** A product's watches; the list once there are none. */
async function showProduct(
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
