import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { convertView } from '../views/convert.ts';
import { readAgents, suggestAgentList } from './arguments/agents.ts';
import { readLink } from './arguments/product.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { privateOption } from './builders/private-option.ts';
import { chatReplyActions } from './chat-reply-actions/index.ts';
import { chooseAgent, openLinks } from './convert-actions/agent-link-buttons.ts';
import { convertForAgents } from './convert-actions/convert-subject.ts';
import { textsForReply, textsForUser } from './reply/reply-texts.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('convert', ({ commands }) => commands.convert.description),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localized('link', ({ commands }) => commands.convert.link),
        required: true,
      },
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
    const { subject } = readLink(interaction.options.getString('link', true), texts);
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
  autocomplete: (interaction, context) => suggestAgentList(interaction.options.getFocused(), context),
  components: { open: openLinks, agent0: chooseAgent, agent1: chooseAgent, ...chatReplyActions },
} satisfies SlashCommand<Context>;
