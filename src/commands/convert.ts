import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { convertView } from '../views/convert.ts';
import { readAgents, suggestAgentList } from './arguments/agents.ts';
import { productOption, readProduct } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { privateOption } from './builders/private-option.ts';
import { dismissButton } from './chat-reply-actions/dismiss-button.ts';
import { chooseAgent, openLinks } from './convert-actions/agent-link-buttons.ts';
import { convertForAgents } from './convert-actions/convert-subject.ts';
import { textsForReply, textsForUser } from './reply/reply-texts.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('convert', ({ commands }) => commands.convert.description),
    options: [
      productOption,
      {
        type: ApplicationCommandOptionType.String,
        ...localized('agents', ({ commands }) => commands.convert.agents),
        autocomplete: true,
      },
      privateOption,
    ],
  },
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    const { subject } = readProduct(
      interaction.options.getString('link', true),
      context.platforms,
      'convert',
      texts,
    );
    const typed = interaction.options.getString('agents') ?? '';
    return {
      private: interaction.options.getBoolean('private') ?? false,
      async view(visibility) {
        const agents = await readAgents(typed, context, texts);
        // Agents named in the command take precedence over those in the user's settings.
        const first =
          agents.length > 0 ? agents : (await context.store.settings.user(interaction.user.id)).agents;
        const answer = await convertForAgents(context, subject, agents, texts);
        return convertView(answer, first, await textsForReply(visibility, interaction, context));
      },
    };
  },
  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agents'
      ? suggestAgentList(value, context)
      : suggestProducts(value, interaction.user.id, context);
  },
  components: { open: openLinks, agent0: chooseAgent, agent1: chooseAgent, dismiss: dismissButton },
} satisfies SlashCommand<Context>;
