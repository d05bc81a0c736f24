import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, notice, prompt } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Reader } from '../../cards/reader.ts';
import type { Context } from '../../context.ts';
import type { ReplyMode } from '../../discord/interactions/command.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { growingView, type MessageFile } from '../../discord/messages/message-view.ts';
import { productOfTopic, productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import {
  priceLineFile,
  priceLineOf,
  priceWatchEndedView,
  priceWatchView,
} from '../../products/cards/product-watch.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { PriceWatch } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { oneId } from '../arguments/custom-id-args.ts';
import { oneProduct, productArgs } from '../arguments/product.ts';
import { variantArg } from '../arguments/variant-selection.ts';
import { readerOf } from '../replies/reader.ts';
import { answering, type Card, type CommandRequest, replying, updating } from '../replies/request.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';
import {
  channelDestination,
  destinationHere,
  resolveDestination,
  stopFollowHere,
} from '../track/follow-target.ts';
import { watchPriceInDms } from './watch-price.ts';

/** The line is drawn once an hour at most. */
const LINE_STEP_MS = 3_600_000;

/**
 * A price watch that a button names.
 * @throws UserFacingError if it has ended, or belongs to someone else: ids can be forged
 */
export async function ownPriceWatch(
  { context, userId, texts }: CommandRequest,
  topicId: number,
): Promise<PriceWatch> {
  const watch = await context.store.priceWatches.get(topicId);
  if (watch?.userId === userId) return watch;
  throw new UserFacingError(texts.prices.ended);
}

/** Shows a watch, as it is stored now, with what can be changed. */
export async function showPriceWatch(request: CommandRequest, topicId: number): Promise<Card> {
  const { interaction, context } = request;
  const watch = await ownPriceWatch(request, topicId);
  const product = productOfTopic(watch.product);
  const facts = loadFacts(context, context.api, product);
  const reader = await readerOf(request);
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
async function showEndedWatch(request: CommandRequest, watch: PriceWatch): Promise<Card> {
  const product = productOfTopic(watch.product);
  const facts = loadFacts(request.context, request.context.api, product);
  const reader = await readerOf(request);
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
  answering(mode, z.tuple([...productArgs, variantArg]), (request, [platform, id, variant]) => {
    const product = { platform, id };
    return withProductRetry(request, 'lookup', product, startWatch(request, product, variant));
  });

async function startWatch(request: CommandRequest, product: Product, variant: string): Promise<Card> {
  const watch = await watchPriceInDms(request, product, variant);
  if (watch === 'too_many') throw new UserFacingError(request.texts.input.tooManyFollows(MAX_FOLLOWS));
  return showPriceWatch(request, watch.topicId);
}

export const priceWatchButtons = {
  /** In the list of watched products: opens one watch, to change what it reports. */
  watched: updating(oneId, (request, [topicId]) => showPriceWatch(request, topicId)),
  /** Turns alerts about a new stock on or off. */
  watchstock: updating(oneId, async (request, [topicId]) => {
    const { restock } = await ownPriceWatch(request, topicId);
    await request.context.store.priceWatches.configure(request.userId, topicId, { restock: !restock });
    return showPriceWatch(request, topicId);
  }),
  /** Posts the alerts in this channel instead of the user's DMs, or the other way round. */
  watchplace: updating(oneId, async (request, [topicId]) => {
    const { destinationKind } = await ownPriceWatch(request, topicId);
    const destination = await resolveDestination(request, destinationKind === 'user' ? 'here' : 'dm');
    await request.context.alerts.prices.move(request.userId, topicId, destination);
    return showPriceWatch(request, topicId);
  }),
  endwatch: updating(oneId, async (request, [topicId]) => {
    const watch = await ownPriceWatch(request, topicId);
    await request.context.store.priceWatches.remove(request.userId, topicId);
    return showEndedWatch(request, watch);
  }),
  /** On an alert: ends the watch that caused it. Moderators end everyone's in their channel. */
  unwatch: replying(oneId, async (request, [topicId]) => {
    const watch = await watchToStop(request, topicId);
    await stopFollowHere(request, watch.topicId, [watchButton(watch, request.texts)]);
    return priceStopped(request, watch);
  }),
  /** After *Stop watching* below an alert about photos: ends the user's price watches of the product, too. */
  endwatches: updating(oneProduct, async (request, product) => {
    const { priceWatches } = request.context.store;
    const { key } = productTopic(product);
    const own = (await priceWatches.list(request.userId)).filter((watch) => watch.product === key);
    for (const { topicId } of own) await priceWatches.remove(request.userId, topicId);
    const [first] = own;
    if (first === undefined) throw new UserFacingError(request.texts.prices.ended);
    return showEndedWatch(request, first);
  }),
  watch: watchPrice('reply'),
  rewatch: watchPrice('update'),
};

/** Says what has ended, and what hasn't: the user's watch of the photos. */
async function priceStopped({ context, userId, texts }: CommandRequest, watch: PriceWatch): Promise<Card> {
  const { prices, qc } = texts;
  const product = productOfTopic(watch.product);
  const { platform, id } = product;
  if (!isAddressable(product)) return notice(prices.stopped);
  const areLeft = (await context.store.follows.ofTopic(userId, productTopic(product))).length > 0;
  const buttons = [
    areLeft && button(qc.stopThoseToo, encodeCustomId('qc', 'forget', platform, id)),
    button(prices.watchAgain, encodeCustomId('lookup', 'rewatch', platform, id, watch.variant)),
  ];
  const said = areLeft ? `${prices.stopped}\n${prices.photosStayOn}` : prices.stopped;
  return prompt(said, fittingRows(buttons), COLOURS.good);
}

/**
 * An alert may be about several users' watches of one thing in a channel: each user stops their own.
 * @throws UserFacingError if the watch has ended, or isn't told here: ids can be forged
 */
async function watchToStop(request: CommandRequest, topicId: number): Promise<PriceWatch> {
  const { context, userId, texts } = request;
  const { priceWatches } = context.store;
  const watch = await priceWatches.get(topicId);
  if (watch?.userId === userId) return watch;
  const here = await destinationHere(request);
  if (watch === undefined || watch.destinationId !== here?.id) throw new UserFacingError(texts.prices.ended);
  const own = await priceWatches.find(userId, watch.product, watch.variant);
  return own?.destinationId === here.id ? own : watch;
}

/** For those who can't end somebody else's watch: one of their own. */
function watchButton({ product, variant }: PriceWatch, { prices }: Texts) {
  const { platform, id } = productOfTopic(product);
  return button(prices.watch, encodeCustomId('lookup', 'watch', platform, id, variant), { primary: true });
}
