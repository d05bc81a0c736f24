import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import { z } from 'zod';
import { type Answer, ApiError, type LookupResult, type Subject } from '../api/index.ts';
import { type AnsweringComponent, type Command, defineComponent, type Readers } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { ADDRESSABLE } from '../views/address.ts';
import { type LookupViewOptions, lookupView } from '../views/lookup.ts';
import { choosableOptions, decodeChoice, type Pick, pickAt, withPick } from '../views/variant-choice.ts';
import { chooseAgent, readAgents } from './input/agents.ts';
import { EVERYWHERE } from './input/availability.ts';
import { named } from './input/named.ts';
import { choosePlatform, productArgs, productOptions, readProduct } from './input/product.ts';
import { textsForAsker, textsForReaders } from './input/texts-for-asker.ts';

const agentArg = z.union([z.literal(''), z.string().regex(ADDRESSABLE.agent)]);
const choiceArg = z.string().transform((text, context) => {
  const choice = decodeChoice(text);
  if (choice !== null) return choice;
  context.addIssue('not a choice');
  return z.NEVER;
});
/** What a menu entry changes: `-` any value, `~3` show the fourth page of values, `12` the thirteenth value. */
function readPick(value = ''): Partial<Pick> {
  if (value === '-') return { value: null };
  const [, page, index] = /^(?:~(\d{1,3})|(\d{1,3}))$/.exec(value) ?? [];
  if (page !== undefined) return { page: Number(page) };
  return index === undefined ? {} : { value: Number(index) };
}

function ask({ api }: Context, subject: Subject, agent: string): Promise<Answer<LookupResult>> {
  return api.lookup(subject, agent === '' ? {} : { agent });
}

/** The product with nothing chosen: opened beside another card, or reset in place. */
const overview = (mode: AnsweringComponent['mode']) =>
  defineComponent({
    mode,
    args: z.tuple([...productArgs, agentArg]),
    press: ({ interaction, args: [platform, id, agent] }, context) => ({
      private: true,
      async view(readers) {
        const answer = await ask(context, { platform, id }, agent);
        const texts = await textsForReaders(readers, interaction, context);
        return lookupView(answer, { agent, choice: [], linkOf: null }, texts);
      },
    }),
  });

const pick = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs, agentArg, z.coerce.number().int().min(0).max(4), choiceArg]),
  press: ({ interaction, args: [platform, id, agent, option, before], values: [value] }, context) => ({
    private: true,
    async view(readers) {
      const answer = await ask(context, { platform, id }, agent);
      const chosen = { ...pickAt(before, option), ...readPick(value) };
      const choice = withPick(before, option, chosen, choosableOptions(answer.data).length);
      return lookupView(
        answer,
        { agent, choice, linkOf: null },
        await textsForReaders(readers, interaction, context),
      );
    },
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...named('lookup', ({ commands }) => commands.lookup.description),
    options: [
      ...productOptions,
      {
        type: ApplicationCommandOptionType.String,
        ...named('agent', ({ commands }) => commands.lookup.agent),
        autocomplete: true,
      },
      {
        ...named('private', ({ commands }) => commands.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? false;
    const texts = textsForAsker(interaction);
    const asked = readProduct(interaction.options, context.platforms, texts);
    const wanted = interaction.options.getString('agent') ?? '';
    const show = async (agent: string, linkOf: string | null, readers: Readers) => {
      const options: LookupViewOptions = { agent, choice: [], linkOf };
      const answer = await ask(context, asked.subject, agent);
      return lookupView(answer, options, await textsForReaders(readers, interaction, context));
    };
    return {
      private: isPrivate,
      async view(readers) {
        const [agent] = await readAgents(wanted, context, texts);
        if (agent !== undefined) return show(agent, null, readers);
        // The link's own agent is a wish, not a demand: the service may not know that agent.
        return show(asked.agent ?? '', asked.agent, readers).catch((error: unknown) => {
          if (asked.agent !== null && error instanceof ApiError && error.kind === 'bad_request')
            return show('', asked.agent, readers);
          throw error;
        });
      },
    };
  },
  autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agent'
      ? chooseAgent(value, context)
      : Promise.resolve(choosePlatform(context.platforms, value));
  },
  components: { open: overview('reply'), pick, reset: overview('update_for_all') },
} satisfies Command;
