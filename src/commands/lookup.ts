import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Visibility } from '../bot/command-reply.ts';
import type { Context } from '../context.ts';
import { lookupView } from '../views/lookup.ts';
import { readAgents, suggestAgents } from './arguments/agents.ts';
import { productOption, readProduct } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { privateOption } from './builders/private-option.ts';
import { isBadRequest, lookUpProduct } from './lookup-actions/look-up-product.ts';
import { openProduct, selectOption } from './lookup-actions/variant-buttons.ts';
import { textsForReply, textsForUser } from './reply/reply-texts.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('lookup', ({ commands }) => commands.lookup.description),
    options: [
      productOption,
      {
        type: ApplicationCommandOptionType.String,
        ...localized('agent', ({ commands }) => commands.lookup.agent),
        autocomplete: true,
      },
      privateOption,
    ],
  },
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    const requested = readProduct(
      interaction.options.getString('link', true),
      context.platforms,
      'lookup',
      texts,
    );
    const typed = interaction.options.getString('agent') ?? '';
    const show = async (agent: string, linkAgent: string | null, visibility: Visibility) => {
      const answer = await lookUpProduct(context, requested.subject, agent);
      const replyTexts = await textsForReply(visibility, interaction, context);
      return lookupView(answer, { agent, selection: [], linkAgent }, replyTexts);
    };
    return {
      private: interaction.options.getBoolean('private') ?? false,
      async view(visibility) {
        const [agent] = await readAgents(typed, context, texts);
        if (agent !== undefined) return show(agent, null, visibility);
        // The agent of the link is optional: the service may not know it.
        return show(requested.agent ?? '', requested.agent, visibility).catch((error: unknown) => {
          if (requested.agent === null || !isBadRequest(error)) throw error;
          return show('', requested.agent, visibility);
        });
      },
    };
  },
  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agent'
      ? suggestAgents(value, context)
      : suggestProducts(value, interaction.user.id, context);
  },
  components: { open: openProduct('reply'), pick: selectOption, reset: openProduct('update_for_all') },
} satisfies SlashCommand<Context>;
