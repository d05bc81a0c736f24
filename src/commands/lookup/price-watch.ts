import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { notice } from '../../cards/container.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Reader } from '../../cards/reader.ts';
import type { Context } from '../../context.ts';
import type { ReplyMode, Visibility } from '../../discord/interactions/command.ts';
import {
  type GrowingView,
  growingView,
  type MessageFile,
  type MessageView,
} from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import {
  priceLineFile,
  priceLineOf,
  priceWatchEndedView,
  priceWatchView,
} from '../../products/cards/product-watch.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { PriceWatch } from '../../store/index.ts';
import { rowIdArg } from '../arguments/custom-id-args.ts';
import { productArgs } from '../arguments/product.ts';
import { variantArg } from '../arguments/variant-selection.ts';
import { privateComponent } from '../builders/define-component.ts';
import { readerOf, textsForUser } from '../replies/reader.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';
import { channelDestination, resolveDestination, stopFollowHere } from '../track/follow-target.ts';
import { watchPriceInDms } from './watch-price.ts';

/** The line is drawn once an hour at most. */
const LINE_STEP_MS = 3_600_000;

/**
 * A price watch that a button names.
 * @throws UserFacingError when it has ended, or is somebody else's: ids can be forged
 */
export async function ownPriceWatch(
  interaction: BaseInteraction,
  topicId: number,
  { store }: Context,
): Promise<PriceWatch> {
  const watch = await store.priceWatches.get(topicId);
  if (watch?.userId === interaction.user.id) return watch;
  throw new UserFacingError(textsForUser(interaction).prices.ended);
}

/** Shows a watch, as it is stored now, with what can be changed. */
export async function showPriceWatch(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  topicId: number,
): Promise<MessageView | GrowingView> {
  const watch = await ownPriceWatch(interaction, topicId, context);
  const product = productOfTopic(watch.product);
  const facts = loadFacts(context, context.api, product);
  const reader = await readerOf(visibility, interaction, context);
  const line = await drawLine(watch, context, reader);
  const canMove = watch.destinationKind === 'channel' || channelDestination(interaction) !== null;
  return growingView(facts.complete, () => {
    const known = facts.soFar();
    const hasVariants = (known.lookup?.variants?.skus.length ?? 0) > 1;
    const summary = summaryOf(product, known);
    return priceWatchView({ watch, summary, hasVariants, line, canMove }, reader);
  });
}

/** Says that a watch has ended, and offers to start it again. */
async function showEndedWatch(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  watch: PriceWatch,
): Promise<MessageView | GrowingView> {
  const product = productOfTopic(watch.product);
  const facts = loadFacts(context, context.api, product);
  const reader = await readerOf(visibility, interaction, context);
  return growingView(facts.complete, () =>
    priceWatchEndedView(watch, summaryOf(product, facts.soFar()), reader),
  );
}

async function drawLine(
  { product, variant, currency }: PriceWatch,
  { store, pictures, clock }: Context,
  { texts }: Reader,
): Promise<Required<MessageFile> | null> {
  const until = Math.ceil(clock() / LINE_STEP_MS) * LINE_STEP_MS;
  const line = priceLineOf(await store.prices.history(product, variant), until, texts.locale);
  const picture = line === null ? null : await pictures.drawPriceLine(line);
  return line === null || picture === null ? null : priceLineFile(picture, line, currency, texts);
}

/** Watches the product or the variant in the user's DMs, unless they already do, and shows the watch. */
const watchPrice = (mode: ReplyMode) =>
  privateComponent({
    mode,
    args: z.tuple([...productArgs, variantArg]),
    view({ interaction, args: [platform, id, variant] }, context, visibility) {
      const product = { platform, id };
      const started = startWatch(interaction, product, variant, context);
      const card = started.then((topicId) => showPriceWatch(interaction, context, visibility, topicId));
      return withProductRetry('lookup', product, card, context, textsForUser(interaction));
    },
  });

export const priceWatchButtons = {
  /** In the list of watched products: what one watch tells, to change it. */
  watched: privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg]),
    view: ({ interaction, args: [topicId] }, context, visibility) =>
      showPriceWatch(interaction, context, visibility, topicId),
  }),
  /** Turns alerts about a new stock on or off. */
  watchstock: privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [topicId] }, context, visibility) {
      const { restock } = await ownPriceWatch(interaction, topicId, context);
      await context.store.priceWatches.configure(interaction.user.id, topicId, { restock: !restock });
      return showPriceWatch(interaction, context, visibility, topicId);
    },
  }),
  /** Posts the alerts in this channel instead of the user's DMs, or the other way round. */
  watchplace: privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [topicId] }, context, visibility) {
      const { destinationKind } = await ownPriceWatch(interaction, topicId, context);
      const target = destinationKind === 'user' ? 'here' : 'dm';
      const destination = await resolveDestination(interaction, target, textsForUser(interaction));
      await context.alerts.prices.move(interaction.user.id, topicId, destination);
      return showPriceWatch(interaction, context, visibility, topicId);
    },
  }),
  endwatch: privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [topicId] }, context, visibility) {
      const watch = await ownPriceWatch(interaction, topicId, context);
      await context.store.priceWatches.remove(interaction.user.id, topicId);
      return showEndedWatch(interaction, context, visibility, watch);
    },
  }),
  /** On an alert: ends the watch that caused it. Moderators end everybody's in their channel. */
  unwatch: privateComponent({
    mode: 'reply',
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [topicId] }, context) {
      await stopFollowHere(interaction, await watchToStop(interaction, topicId, context), context);
      return notice(textsForUser(interaction).prices.stopped);
    },
  }),
  watch: watchPrice('reply'),
  rewatch: watchPrice('update'),
};

/** An alert may be about several people's watches of one thing in a channel: everybody stops their own. */
async function watchToStop(
  { user, channelId }: BaseInteraction,
  topicId: number,
  { store }: Context,
): Promise<number | undefined> {
  const watch = await store.priceWatches.get(topicId);
  if (watch === undefined || watch.userId === user.id) return watch?.topicId;
  const own = await store.priceWatches.find(user.id, watch.product, watch.variant);
  return own?.destinationDiscordId === channelId ? own.topicId : topicId;
}

/** @returns the id of the watch */
async function startWatch(
  interaction: BaseInteraction,
  product: Product,
  variant: string,
  context: Context,
): Promise<number> {
  const watch = await watchPriceInDms(interaction, product, variant, context);
  if (watch === 'too_many')
    throw new UserFacingError(textsForUser(interaction).input.tooManyFollows(MAX_FOLLOWS));
  return watch.topicId;
}
