import { ApplicationCommandOptionType, ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { MAX_FOLLOWS, productTopic } from '../alerts/index.ts';
import type { Subject } from '../api/index.ts';
import { type Command, defineComponent, type Readers } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { Product } from '../links/product.ts';
import { notice } from '../views/notice.ts';
import { QC_START, type QcPlace, qcView } from '../views/qc.ts';
import { watchView } from '../views/watch.ts';
import { EVERYWHERE } from './input/availability.ts';
import { endFollow, stopHere } from './input/end-follow.ts';
import { named } from './input/named.ts';
import { channelOf, readPlace, where } from './input/place.ts';
import { choosePlatform, productArgs, productOptions, readProduct } from './input/product.ts';
import { rowIdArg } from './input/row-id.ts';
import { textsForAsker, textsForReaders } from './input/texts-for-asker.ts';

/** A batch's index (0 = newest run), or `l` for the listing's own photos. */
const batch = z.union([
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
  readers: Readers,
  subject: Subject,
  place: QcPlace,
) {
  const texts = await textsForReaders(readers, interaction, context);
  return qcView(await context.api.qc(subject), place, texts);
}

const open = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => ({
    private: true,
    view: (readers) => show(interaction, context, readers, { platform, id }, QC_START),
  }),
});

const leaf = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs, batch, offset]),
  press: ({ interaction, args: [platform, id, at, from] }, context) => ({
    private: true,
    view: (readers) => show(interaction, context, readers, { platform, id }, { batch: at, offset: from }),
  }),
});

const chooseBatch = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [value] }, context) => {
    const chosen = batch.safeParse(value);
    const place: QcPlace = { batch: chosen.success ? chosen.data : 0, offset: 0 };
    return {
      private: true,
      view: (readers) => show(interaction, context, readers, { platform, id }, place),
    };
  },
});

async function showWatch(interaction: BaseInteraction, context: Context, product: Product) {
  const { key } = productTopic(product);
  const follows = (await context.store.follows.list(interaction.user.id, 'product')).filter(
    (one) => one.key === key,
  );
  const isAt = (id: string | undefined) => follows.some(({ placeDiscordId }) => placeDiscordId === id);
  const channel = channelOf(interaction);
  const state = { dm: isAt(interaction.user.id), here: channel === null ? null : isAt(channel.discordId) };
  return watchView(product, state, textsForAsker(interaction));
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
  args: z.tuple([...productArgs, where]),
  press: ({ interaction, args: [platform, id, at] }, context) => {
    const texts = textsForAsker(interaction);
    return {
      private: true,
      async view() {
        const place = await readPlace(interaction, at, texts);
        const followed = await context.alerts.follow.product(place, { platform, id }, interaction.user.id);
        if (followed === 'too_many') throw new UserError(texts.input.tooManyFollows(MAX_FOLLOWS));
        return showWatch(interaction, context, { platform, id });
      },
    };
  },
});

const unwatch = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs, where]),
  press: ({ interaction, args: [platform, id, at] }, context) => ({
    private: true,
    async view() {
      await endFollow(interaction, productTopic({ platform, id }), at, context);
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
      await stopHere(interaction, topicId, context);
      return notice(textsForAsker(interaction).qc.stopped);
    },
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...named('qc', ({ commands }) => commands.qc.description),
    options: [
      ...productOptions,
      {
        ...named('private', ({ commands }) => commands.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? false;
    const texts = textsForAsker(interaction);
    const { subject } = readProduct(interaction.options, context.platforms, texts);
    return {
      private: isPrivate,
      view: (readers) => show(interaction, context, readers, subject, QC_START),
    };
  },
  autocomplete: async (interaction, context) =>
    choosePlatform(context.platforms, interaction.options.getFocused()),
  components: { open, newer: leaf, older: leaf, batch: chooseBatch, watching, watch, unwatch, stop },
} satisfies Command;
