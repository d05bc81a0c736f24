import { ApplicationCommandOptionType, ApplicationCommandType, type BaseInteraction } from 'discord.js';
import { z } from 'zod';
import { MAX_FOLLOWS, productTopic } from '../alerts/index.ts';
import type { Subject } from '../api/index.ts';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import type { Product } from '../links/product.ts';
import { en } from '../texts/en.ts';
import type { Texts } from '../texts/index.ts';
import { notice } from '../views/notice.ts';
import { QC_START, type QcPlace, qcView } from '../views/qc.ts';
import { watchView } from '../views/watch.ts';
import { EVERYWHERE } from './input/availability.ts';
import { endFollow, stopHere, topicArg } from './input/end-follow.ts';
import { channelOf, readPlace, where } from './input/place.ts';
import { choosePlatform, productArgs, productOptions, readProduct } from './input/product.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

/** A batch's index (0 = newest run), or `l` for the listing's own photos. */
const batch = z.union([
  z.literal('l').transform(() => 'listing' as const),
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
]);
const offset = z.coerce.number().int().min(0).max(100_000);

async function show(context: Context, subject: Subject, place: QcPlace, texts: Texts) {
  return qcView(await context.api.qc(subject), place, texts);
}

const open = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => ({
    private: true,
    view: () => show(context, { platform, id }, QC_START, textsForAsker(interaction, true)),
  }),
});

const leaf = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs, batch, offset]),
  press: ({ interaction, args: [platform, id, at, from] }, context) => ({
    private: true,
    view: () =>
      show(context, { platform, id }, { batch: at, offset: from }, textsForAsker(interaction, true)),
  }),
});

const chooseBatch = defineComponent({
  mode: 'update',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [value] }, context) => {
    const chosen = batch.safeParse(value);
    const place: QcPlace = { batch: chosen.success ? chosen.data : 0, offset: 0 };
    return {
      private: true,
      view: () => show(context, { platform, id }, place, textsForAsker(interaction, true)),
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
  return watchView(product, state, textsForAsker(interaction, true));
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
    const texts = textsForAsker(interaction, true);
    const place = readPlace(interaction, at, texts);
    return {
      private: true,
      async view() {
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
  args: z.tuple([topicArg]),
  press: ({ interaction, args: [topicId] }, context) => ({
    private: true,
    async view() {
      await stopHere(interaction, topicId, context);
      return notice(textsForAsker(interaction, true).qc.stopped);
    },
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    name: 'qc',
    description: en.commands.qc.description,
    options: [
      ...productOptions,
      { type: ApplicationCommandOptionType.Boolean, name: 'private', description: en.commands.private },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? false;
    const texts = textsForAsker(interaction, isPrivate);
    const { subject } = readProduct(interaction.options, context.platforms, texts);
    return { private: isPrivate, view: () => show(context, subject, QC_START, texts) };
  },
  autocomplete: async (interaction, context) =>
    choosePlatform(context.platforms, interaction.options.getFocused()),
  components: { open, newer: leaf, older: leaf, batch: chooseBatch, watching, watch, unwatch, stop },
} satisfies Command;
