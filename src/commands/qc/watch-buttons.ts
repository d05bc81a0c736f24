import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { COLOURS, notice, prompt } from '../../cards/container.ts';
import { isAddressable } from '../../cards/display-names.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productOfTopic, productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { watchView } from '../../products/cards/product-watch.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { NewDestination } from '../../store/index.ts';
import { offsetArg, oneId } from '../arguments/custom-id-args.ts';
import { oneProduct, productArgs } from '../arguments/product.ts';
import { readerOf } from '../replies/reader.ts';
import { answering, type Card, type CommandRequest, replying, updating } from '../replies/request.ts';
import {
  channelDestination,
  destinationHere,
  dmDestination,
  endOwnFollow,
  followTarget,
  resolveDestination,
  stopFollowHere,
} from '../track/follow-target.ts';
import { filterArg } from './photo-buttons.ts';
import { showPhotos } from './show-photos.ts';

const productTarget = z.tuple([...productArgs, followTarget]);

export const watchButtons = {
  /** Watches in the user's DMs, and shows the photos again. */
  start: answering(
    'update_for_all',
    z.tuple([...productArgs, filterArg, offsetArg]),
    async (request, [platform, id, filter, offset]) => {
      const subject = { platform, id };
      await followProduct(request, dmDestination(request.interaction), subject);
      return showPhotos(request, { subject, screen: 'gallery', position: { filter, offset } });
    },
  ),
  /** Shows where the user follows the product. */
  watching: replying(oneProduct, (request, product) => showWatch(request, product)),
  watch: updating(productTarget, async (request, [platform, id, target]) => {
    await followProduct(request, await resolveDestination(request, target), { platform, id });
    return showWatch(request, { platform, id });
  }),
  /** On cards that an earlier version posted: ends the follow at one destination. */
  unwatch: updating(productTarget, async (request, [platform, id, target]) => {
    await endOwnFollow(request, productTopic({ platform, id }), target);
    return showWatch(request, { platform, id });
  }),
  /** Ends all follows of the product that this user has. */
  forget: updating(oneProduct, async (request, product) => {
    const { follows } = request.context.store;
    for (const { id } of await followsOf(request, product)) await follows.remove(request.userId, id);
    return showWatch(request, product);
  }),
  /** On an alert: ends the follow that caused it. */
  stop: replying(oneId, async (request, [topicId]) => {
    const next = await ownWatchButtons(request, topicId);
    await stopFollowHere(request, topicId, next);
    return photosStopped(request, topicId);
  }),
};

/** Says what has ended, and what hasn't: the user's price watches of the product. */
async function photosStopped(request: CommandRequest, topicId: number): Promise<Card> {
  const { store } = request.context;
  const { qc } = request.texts;
  const [here, topic] = await Promise.all([destinationHere(request), store.topics.get(topicId)]);
  if (topic === undefined) return notice(qc.alertsStopped);
  const { platform, id } = productOfTopic(topic.key);
  if (!isAddressable({ platform, id })) return notice(qc.alertsStopped);
  const watches = await store.priceWatches.list(request.userId);
  const areLeft = watches.some(({ product }) => product === topic.key);
  const place = here?.kind === 'channel' ? 'here' : 'dm';
  const buttons = [
    areLeft && button(qc.stopThoseToo, encodeCustomId('lookup', 'endwatches', platform, id)),
    button(qc.watch, encodeCustomId('qc', 'watch', platform, id, place)),
  ];
  const said = areLeft ? `${qc.alertsStopped}\n${qc.pricesStayOn}` : qc.alertsStopped;
  return prompt(said, fittingRows(buttons), COLOURS.good);
}

/** For those who can't end somebody else's watch: a watch of their own, as long as the product is watched here. */
async function ownWatchButtons(request: CommandRequest, topicId: number) {
  const { store } = request.context;
  const [here, topic] = await Promise.all([destinationHere(request), store.topics.get(topicId)]);
  const isWatched = here !== undefined && (await store.follows.isFollowedAt(here.id, topicId));
  if (!isWatched || topic?.kind !== 'product') return [];
  const { platform, id } = productOfTopic(topic.key);
  if (!isAddressable({ platform, id })) return [];
  return [
    button(request.texts.qc.watch, encodeCustomId('qc', 'watch', platform, id, 'dm'), { primary: true }),
  ];
}

/** Watches a product for new photos. @throws UserFacingError if the user follows too much */
export async function followProduct(
  { context, userId, texts }: CommandRequest,
  where: NewDestination,
  product: Product,
) {
  const outcome = await context.alerts.follow.product(where, product, userId);
  if (outcome === 'too_many') throw new UserFacingError(texts.input.tooManyFollows(MAX_FOLLOWS));
}

function followsOf({ context, userId }: CommandRequest, product: Product) {
  return context.store.follows.ofTopic(userId, productTopic(product));
}

async function showWatch(request: CommandRequest, product: Product) {
  const { interaction, context, userId } = request;
  const facts = loadFacts(context, context.api, product);
  const [follows, reader] = await Promise.all([followsOf(request, product), readerOf(request)]);
  const ids = follows.map(({ destinationDiscordId }) => destinationDiscordId);
  const channel = channelDestination(interaction);
  const status = {
    dm: ids.includes(userId),
    here: channel === null ? null : ids.includes(channel.discordId),
    elsewhere: ids.filter((id) => id !== userId && id !== channel?.discordId).length,
  };
  return growingView(facts.complete, () => watchView(summaryOf(product, facts.soFar()), status, reader));
}
