import type { BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import { growingView } from '../../discord/growing-view.ts';
import type { GrowingView, MessageFile, MessageView } from '../../discord/message-view.ts';
import { productOfTopic } from '../../domain/topic.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { PriceWatch } from '../../store/index.ts';
import { priceLineFile, priceLineOf, priceWatchEndedView, priceWatchView } from '../../views/price-watch.ts';
import type { Reader } from '../../views/reader.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { channelDestination } from '../follow-actions/follow-target.ts';
import { readerOf } from '../reply/reader.ts';
import { textsForUser } from '../reply/reply-texts.ts';

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
export async function showEndedWatch(
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
): Promise<MessageFile | null> {
  const until = Math.ceil(clock() / LINE_STEP_MS) * LINE_STEP_MS;
  const line = priceLineOf(await store.prices.history(product, variant), until, texts.locale);
  const picture = line === null ? null : await pictures.drawPriceLine(line);
  return line === null || picture === null ? null : priceLineFile(picture, line, currency, texts);
}
