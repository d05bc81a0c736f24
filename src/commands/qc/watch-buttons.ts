import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import { notice } from '../../cards/container.ts';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import type { Visibility } from '../../discord/interactions/command.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productTopic } from '../../domain/alerts/topic.ts';
import type { Product } from '../../links/product.ts';
import { watchView } from '../../products/cards/product-watch.ts';
import { loadFacts, summaryOf } from '../../products/index.ts';
import type { NewDestination } from '../../store/index.ts';
import { offsetArg, rowIdArg } from '../arguments/custom-id-args.ts';
import { productArgs } from '../arguments/product.ts';
import { privateComponent } from '../builders/define-component.ts';
import { readerOf, textsForUser } from '../replies/reader.ts';
import {
  channelDestination,
  dmDestination,
  endOwnFollow,
  followTarget,
  resolveDestination,
  stopFollowHere,
} from '../track/follow-target.ts';
import { filterArg } from './photo-buttons.ts';
import { showPhotos } from './show-photos.ts';

const watch = privateComponent({
  mode: 'update',
  args: z.tuple([...productArgs, followTarget]),
  async view({ interaction, args: [platform, id, target] }, context, visibility) {
    const product = { platform, id };
    const destination = await resolveDestination(interaction, target, textsForUser(interaction));
    await follow(interaction, destination, product, context);
    return showWatch(interaction, context, visibility, product);
  },
});

export const watchButtons = {
  /** Watches in the user's DMs, and shows the photos again. */
  start: privateComponent({
    mode: 'update_for_all',
    args: z.tuple([...productArgs, filterArg, offsetArg]),
    async view({ interaction, args: [platform, id, filter, offset] }, context, visibility) {
      const subject = { platform, id };
      await follow(interaction, dmDestination(interaction), subject, context);
      const position = { filter, offset };
      return showPhotos(interaction, context, visibility, { subject, screen: 'gallery', position });
    },
  }),
  /** Shows where the user follows the product. */
  watching: privateComponent({
    mode: 'reply',
    args: z.tuple([...productArgs]),
    view: ({ interaction, args: [platform, id] }, context, visibility) =>
      showWatch(interaction, context, visibility, { platform, id }),
  }),
  watch,
  /** On cards that an earlier version posted: ends the follow at one destination. */
  unwatch: privateComponent({
    mode: 'update',
    args: z.tuple([...productArgs, followTarget]),
    async view({ interaction, args: [platform, id, target] }, context, visibility) {
      await endOwnFollow(interaction, productTopic({ platform, id }), target, context);
      return showWatch(interaction, context, visibility, { platform, id });
    },
  }),
  /** Ends all follows of the product that this user has. */
  forget: privateComponent({
    mode: 'update',
    args: z.tuple([...productArgs]),
    async view({ interaction, args: [platform, id] }, context, visibility) {
      const follows = await followsOf(interaction, { platform, id }, context);
      for (const { id: followId } of follows)
        await context.store.follows.remove(interaction.user.id, followId);
      return showWatch(interaction, context, visibility, { platform, id });
    },
  }),
  /** On an alert: ends the follow that caused it. */
  stop: privateComponent({
    mode: 'reply',
    args: z.tuple([rowIdArg]),
    async view({ interaction, args: [topicId] }, context) {
      await stopFollowHere(interaction, topicId, context);
      return notice(textsForUser(interaction).qc.alertsStopped);
    },
  }),
};

/** @throws UserFacingError for somebody who follows too much */
async function follow(
  interaction: BaseInteraction,
  destination: NewDestination,
  product: Product,
  { alerts }: Context,
): Promise<void> {
  const outcome = await alerts.follow.product(destination, product, interaction.user.id);
  if (outcome === 'too_many')
    throw new UserFacingError(textsForUser(interaction).input.tooManyFollows(MAX_FOLLOWS));
}

function followsOf({ user }: BaseInteraction, product: Product, { store }: Context) {
  return store.follows.ofTopic(user.id, productTopic(product));
}

async function showWatch(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  product: Product,
) {
  const facts = loadFacts(context, context.api, product);
  const [follows, reader] = await Promise.all([
    followsOf(interaction, product, context),
    readerOf(visibility, interaction, context),
  ]);
  const ids = follows.map(({ destinationDiscordId }) => destinationDiscordId);
  const channel = channelDestination(interaction);
  const isElsewhere = (id: string) => id !== interaction.user.id && id !== channel?.discordId;
  const status = {
    dm: ids.includes(interaction.user.id),
    here: channel === null ? null : ids.includes(channel.discordId),
    elsewhere: ids.filter(isElsewhere).length,
  };
  return growingView(facts.complete, () => watchView(summaryOf(product, facts.soFar()), status, reader));
}
