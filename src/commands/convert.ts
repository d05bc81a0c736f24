import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { Context } from '../context.ts';
import type { SlashCommand, Visibility } from '../discord/interactions/command.ts';
import { readAgents, suggestAgentList } from './arguments/agents.ts';
import { productOption, readProduct } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { EVERYWHERE, localized, privateOption } from './builders/definition.ts';
import { chatReplyActions } from './convert/chat-reply.ts';
import { linkButtons, showLinks } from './convert/show-links.ts';
import { textsForUser } from './replies/reader.ts';
import { openLinkModal, submitLink, withProductRetry } from './replies/with-product-retry.ts';

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
    const view = async (visibility: Visibility) =>
      showLinks(interaction, context, visibility, subject, await readAgents(typed, context, texts));
    return {
      private: interaction.options.getBoolean('private') ?? false,
      view: (visibility) => withProductRetry('convert', subject, view(visibility), context, texts),
    };
  },
  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agents'
      ? suggestAgentList(value, context)
      : suggestProducts(value, interaction.user.id, context);
  },
  components: { ...linkButtons, retry: openLinkModal('convert'), ...chatReplyActions },
  modals: { retry: submitLink('convert', showLinks) },
} satisfies SlashCommand<Context>;
