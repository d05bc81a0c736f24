import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { readAgents, suggestAgentList } from './arguments/agents.ts';
import { privateOption, slashCommand, suggestingOption } from './arguments/definition.ts';
import { productOption } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { chatReplyActions } from './convert/chat-reply.ts';
import { linkButtons, showLinks } from './convert/show-links.ts';
import { openLinkModal, replyAboutProduct, submitLink } from './replies/with-product-retry.ts';

export default {
  data: slashCommand('convert', ({ commands }) => commands.convert.description, [
    productOption,
    suggestingOption('agents', ({ commands }) => commands.convert.agents),
    privateOption(),
  ]),
  execute: (interaction, context) =>
    replyAboutProduct('convert', interaction, context, async (request, { subject }) =>
      showLinks(request, subject, await readAgents(request, interaction.options.getString('agents') ?? '')),
    ),
  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agents'
      ? suggestAgentList(value, context)
      : suggestProducts(value, interaction, context);
  },
  components: { ...linkButtons, retry: openLinkModal('convert'), ...chatReplyActions },
  modals: { retry: submitLink('convert', showLinks) },
} satisfies SlashCommand<Context>;
