import type { BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { MAX_FOLLOWS } from '../../alerts/index.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { productTopic } from '../../domain/topic.ts';
import type { Product } from '../../links/product.ts';
import { notice } from '../../views/notice.ts';
import { watchView } from '../../views/product-watch.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { productArgs } from '../arguments/product.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { endOwnFollow, stopFollowHere } from '../follow-actions/end-follow.ts';
import { channelDestination, followTarget, resolveDestination } from '../follow-actions/follow-target.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** Shows where the user follows the product. */
export const openWatch = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => ({
    private: true,
    view: () => showWatch(interaction, context, { platform, id }),
  }),
});

export const watch = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs, followTarget]),
  press: ({ interaction, args: [platform, id, target] }, context) => {
    const texts = textsForUser(interaction);
    const product = { platform, id };
    return {
      private: true,
      async view() {
        const destination = await resolveDestination(interaction, target, texts);
        const outcome = await context.alerts.follow.product(destination, product, interaction.user.id);
        if (outcome === 'too_many') throw new UserFacingError(texts.input.tooManyFollows(MAX_FOLLOWS));
        return showWatch(interaction, context, product);
      },
    };
  },
});

export const unwatch = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs, followTarget]),
  press: ({ interaction, args: [platform, id, target] }, context) => ({
    private: true,
    async view() {
      await endOwnFollow(interaction, productTopic({ platform, id }), target, context);
      return showWatch(interaction, context, { platform, id });
    },
  }),
});

/** On an alert: ends the follow that caused it. */
export const stopAlerts = defineComponent({
  mode: 'reply',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [topicId] }, context) => ({
    private: true,
    async view() {
      await stopFollowHere(interaction, topicId, context);
      return notice(textsForUser(interaction).qc.alertsStopped);
    },
  }),
});

async function showWatch(
  interaction: BaseInteraction,
  context: Context,
  product: Product,
): Promise<MessageView> {
  const { key } = productTopic(product);
  const followed = await context.store.follows.list(interaction.user.id, 'product');
  const destinationIds = followed
    .filter((follow) => follow.key === key)
    .map(({ destinationDiscordId }) => destinationDiscordId);
  const channel = channelDestination(interaction);
  const state = {
    dm: destinationIds.includes(interaction.user.id),
    here: channel === null ? null : destinationIds.includes(channel.discordId),
  };
  return watchView(product, state, textsForUser(interaction));
}
