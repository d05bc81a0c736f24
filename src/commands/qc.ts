import { ApplicationCommandOptionType, ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { MAX_FOLLOWS } from '../alerts/index.ts';
import type { Subject } from '../api/index.ts';
import { type Command, defineComponent, type Visibility } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { productTopic } from '../domain/topic.ts';
import type { Product } from '../links/product.ts';
import { notice } from '../views/notice.ts';
import { watchView } from '../views/product-watch.ts';
import { qcView } from '../views/qc.ts';
import { QC_START, type QcPosition } from '../views/qc-page.ts';
import { UserFacingError } from '../views/user-facing-error.ts';
import { channelDestination, followTarget, resolveDestination } from './arguments/destination.ts';
import { productArgs, productOptions, readProduct, suggestPlatforms } from './arguments/product.ts';
import { rowIdArg } from './arguments/row-id.ts';
import { EVERYWHERE } from './definition/availability.ts';
import { localized } from './definition/localized.ts';
import { endOwnFollow, stopFollowHere } from './follows/end-follow.ts';
import { textsForReply, textsForUser } from './reply/reply-texts.ts';

/** A set's index (0 = newest), or `l` for the seller's photos. */
const setArg = z.union([
  z.literal('l').transform(() => 'listing' as const),
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
]);
const offset = z.coerce.number().int().min(0).max(100_000);

async function show(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  subject: Subject,
  position: QcPosition,
) {
  const texts = await textsForReply(visibility, interaction, context);
  return qcView(await context.api.qc(subject), position, texts);
}

const open = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => ({
    private: true,
    view: (visibility) => show(interaction, context, visibility, { platform, id }, QC_START),
  }),
});

const photoPage = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs, setArg, offset]),
  press: ({ interaction, args: [platform, id, at, from] }, context) => ({
    private: true,
    view: (visibility) => show(interaction, context, visibility, { platform, id }, { set: at, offset: from }),
  }),
});

const chooseSet = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [value] }, context) => {
    const chosen = setArg.safeParse(value);
    const position: QcPosition = { set: chosen.success ? chosen.data : 0, offset: 0 };
    return {
      private: true,
      view: (visibility) => show(interaction, context, visibility, { platform, id }, position),
    };
  },
});

async function showWatch(interaction: BaseInteraction, context: Context, product: Product) {
  const { key } = productTopic(product);
  const follows = (await context.store.follows.list(interaction.user.id, 'product')).filter(
    (one) => one.key === key,
  );
  const isAt = (id: string | undefined) =>
    follows.some(({ destinationDiscordId }) => destinationDiscordId === id);
  const channel = channelDestination(interaction);
  const state = { dm: isAt(interaction.user.id), here: channel === null ? null : isAt(channel.discordId) };
  return watchView(product, state, textsForUser(interaction));
}

const watching = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => ({
    private: true,
    view: () => showWatch(interaction, context, { platform, id }),
  }),
});

const watch = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs, followTarget]),
  press: ({ interaction, args: [platform, id, at] }, context) => {
    const texts = textsForUser(interaction);
    return {
      private: true,
      async view() {
        const destination = await resolveDestination(interaction, at, texts);
        const followed = await context.alerts.follow.product(
          destination,
          { platform, id },
          interaction.user.id,
        );
        if (followed === 'too_many') throw new UserFacingError(texts.input.tooManyFollows(MAX_FOLLOWS));
        return showWatch(interaction, context, { platform, id });
      },
    };
  },
});

const unwatch = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs, followTarget]),
  press: ({ interaction, args: [platform, id, at] }, context) => ({
    private: true,
    async view() {
      await endOwnFollow(interaction, productTopic({ platform, id }), at, context);
      return showWatch(interaction, context, { platform, id });
    },
  }),
});

/** From an alert: no more of it here. */
const stop = defineComponent({
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

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('qc', ({ commands }) => commands.qc.description),
    options: [
      ...productOptions,
      {
        ...localized('private', ({ commands }) => commands.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? false;
    const texts = textsForUser(interaction);
    const { subject } = readProduct(interaction.options, context.platforms, texts);
    return {
      private: isPrivate,
      view: (visibility) => show(interaction, context, visibility, subject, QC_START),
    };
  },
  autocomplete: async (interaction, context) =>
    suggestPlatforms(context.platforms, interaction.options.getFocused()),
  components: { open, newer: photoPage, older: photoPage, batch: chooseSet, watching, watch, unwatch, stop },
} satisfies Command;
