import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import { z } from 'zod';
import type { Subject } from '../api/index.ts';
import { type Command, defineComponent } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { en } from '../texts/en.ts';
import type { Texts } from '../texts/index.ts';
import { QC_START, type QcPlace, qcView } from '../views/qc.ts';
import { EVERYWHERE } from './input/availability.ts';
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
  components: { open, newer: leaf, older: leaf, batch: chooseBatch },
} satisfies Command;
