import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { ApiError } from '../service/index.ts';
import { readAgents, suggestAgents } from './arguments/agents.ts';
import { privateOption, slashCommand, suggestingOption } from './arguments/definition.ts';
import { productOption } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { priceWatchButtons } from './lookup/price-watch.ts';
import { watchModalButtons, watchModals } from './lookup/price-watch-modals.ts';
import { productButtons, showProduct } from './lookup/show-product.ts';
import { openLinkModal, replyAboutProduct, submitLink } from './replies/with-product-retry.ts';

export default {
  data: slashCommand('lookup', ({ commands }) => commands.lookup.description, [
    productOption,
    suggestingOption('agent', ({ commands }) => commands.lookup.agent),
    privateOption(),
  ]),
  execute: (interaction, context) =>
    replyAboutProduct('lookup', interaction, context, async (request, { subject, agent: agentOfLink }) => {
      const [agent] = await readAgents(request, interaction.options.getString('agent') ?? '');
      if (agent !== undefined) return showProduct(request, subject, { agent });
      if (agentOfLink === null) return showProduct(request, subject);
      // The agent of the link is optional: the service may not know it.
      return showProduct(request, subject, { agent: agentOfLink }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.kind !== 'bad_request') throw error;
        return showProduct(request, subject);
      });
    }),
  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agent' ? suggestAgents(value, context) : suggestProducts(value, interaction, context);
  },
  components: {
    ...productButtons,
    ...priceWatchButtons,
    ...watchModalButtons,
    retry: openLinkModal('lookup'),
  },
  modals: { ...watchModals, retry: submitLink('lookup', showProduct) },
} satisfies SlashCommand<Context>;
