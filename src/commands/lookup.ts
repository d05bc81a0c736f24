import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import { z } from 'zod';
import { ApiError, type CachedResponse, type LookupResult, type Subject } from '../api/index.ts';
import { type Command, defineComponent, type ReplyComponent, type Visibility } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { ADDRESSABLE } from '../views/addressable.ts';
import { type LookupViewOptions, lookupView } from '../views/lookup.ts';
import {
  decodeSelection,
  type OptionSelection,
  selectableOptions,
  selectionAt,
  withSelection,
} from '../views/variant-selection.ts';
import { readAgents, suggestAgents } from './arguments/agents.ts';
import { productArgs, productOptions, readProduct, suggestPlatforms } from './arguments/product.ts';
import { EVERYWHERE } from './definition/availability.ts';
import { localized } from './definition/localized.ts';
import { textsForReply, textsForUser } from './reply/reply-texts.ts';

const agentArg = z.union([z.literal(''), z.string().regex(ADDRESSABLE.agent)]);
const selectionArg = z.string().transform((text, context) => {
  const selection = decodeSelection(text);
  if (selection !== null) return selection;
  context.addIssue('not a choice');
  return z.NEVER;
});
/** What a menu entry changes: `-` any value, `~3` show the fourth page of values, `12` the thirteenth value. */
function parseMenuValue(value = ''): Partial<OptionSelection> {
  if (value === '-') return { value: null };
  const [, page, index] = /^(?:~(\d{1,3})|(\d{1,3}))$/.exec(value) ?? [];
  if (page !== undefined) return { page: Number(page) };
  return index === undefined ? {} : { value: Number(index) };
}

function lookUpProduct(
  { api }: Context,
  subject: Subject,
  agent: string,
): Promise<CachedResponse<LookupResult>> {
  return api.lookup(subject, agent === '' ? {} : { agent });
}

/** The product with nothing chosen: opened beside another card, or reset in place. */
const overview = (mode: ReplyComponent['mode']) =>
  defineComponent({
    mode,
    args: z.tuple([...productArgs, agentArg]),
    press: ({ interaction, args: [platform, id, agent] }, context) => ({
      private: true,
      async view(visibility) {
        const answer = await lookUpProduct(context, { platform, id }, agent);
        const texts = await textsForReply(visibility, interaction, context);
        return lookupView(answer, { agent, selection: [], linkAgent: null }, texts);
      },
    }),
  });

const pick = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs, agentArg, z.coerce.number().int().min(0).max(4), selectionArg]),
  press: ({ interaction, args: [platform, id, agent, option, previous], values: [value] }, context) => ({
    private: true,
    async view(visibility) {
      const answer = await lookUpProduct(context, { platform, id }, agent);
      const chosen = { ...selectionAt(previous, option), ...parseMenuValue(value) };
      const selection = withSelection(previous, option, chosen, selectableOptions(answer.data).length);
      return lookupView(
        answer,
        { agent, selection, linkAgent: null },
        await textsForReply(visibility, interaction, context),
      );
    },
  }),
});

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('lookup', ({ commands }) => commands.lookup.description),
    options: [
      ...productOptions,
      {
        type: ApplicationCommandOptionType.String,
        ...localized('agent', ({ commands }) => commands.lookup.agent),
        autocomplete: true,
      },
      {
        ...localized('private', ({ commands }) => commands.private),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  execute(interaction, context) {
    const isPrivate = interaction.options.getBoolean('private') ?? false;
    const texts = textsForUser(interaction);
    const requested = readProduct(interaction.options, context.platforms, texts);
    const wanted = interaction.options.getString('agent') ?? '';
    const show = async (agent: string, linkAgent: string | null, visibility: Visibility) => {
      const options: LookupViewOptions = { agent, selection: [], linkAgent };
      const answer = await lookUpProduct(context, requested.subject, agent);
      return lookupView(answer, options, await textsForReply(visibility, interaction, context));
    };
    return {
      private: isPrivate,
      async view(visibility) {
        const [agent] = await readAgents(wanted, context, texts);
        if (agent !== undefined) return show(agent, null, visibility);
        // The link's own agent is a wish, not a demand: the service may not know that agent.
        return show(requested.agent ?? '', requested.agent, visibility).catch((error: unknown) => {
          if (requested.agent !== null && error instanceof ApiError && error.kind === 'bad_request')
            return show('', requested.agent, visibility);
          throw error;
        });
      },
    };
  },
  autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agent'
      ? suggestAgents(value, context)
      : Promise.resolve(suggestPlatforms(context.platforms, value));
  },
  components: { open: overview('reply'), pick, reset: overview('update_for_all') },
} satisfies Command;
