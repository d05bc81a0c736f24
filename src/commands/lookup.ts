import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { Context } from '../context.ts';
import type { SlashCommand, Visibility } from '../discord/interactions/command.ts';
import { ApiError } from '../service/index.ts';
import { readAgents, suggestAgents } from './arguments/agents.ts';
import { productOption, readProduct } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { EVERYWHERE, localized, privateOption } from './builders/definition.ts';
import { priceWatchButtons } from './lookup/price-watch.ts';
import { watchModalButtons, watchModals } from './lookup/price-watch-modals.ts';
import { productButtons, showProduct } from './lookup/show-product.ts';
import { textsForUser } from './replies/reader.ts';
import { openLinkModal, submitLink, withProductRetry } from './replies/with-product-retry.ts';

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
    const link = interaction.options.getString('link', true);
    const requested = readProduct(link, context.platforms, 'lookup', texts);
    const { subject } = requested;
    const typed = interaction.options.getString('agent') ?? '';
    const show = (agent: string, visibility: Visibility) =>
      showProduct(interaction, context, visibility, { subject, agent, select: () => [] });
    const view = async (visibility: Visibility) => {
      const [agent] = await readAgents(typed, context, texts);
      if (agent !== undefined) return show(agent, visibility);
      // The agent of the link is optional: the service may not know it.
      return show(requested.agent ?? '', visibility).catch((error: unknown) => {
        if (requested.agent === null || !isBadRequest(error)) throw error;
        return show('', visibility);
      });
    };
    return {
      private: interaction.options.getBoolean('private') ?? false,
      view: (visibility) => withProductRetry('lookup', subject, view(visibility), context, texts),
    };
  },
  async autocomplete(interaction, context) {
    const { name, value } = interaction.options.getFocused(true);
    return name === 'agent'
      ? suggestAgents(value, context)
      : suggestProducts(value, interaction.user.id, context);
  },
  components: {
    ...productButtons,
    ...priceWatchButtons,
    ...watchModalButtons,
    retry: openLinkModal('lookup'),
  },
  modals: {
    ...watchModals,
    retry: submitLink('lookup', (interaction, context, visibility, subject) =>
      showProduct(interaction, context, visibility, { subject, agent: '', select: () => [] }),
    ),
  },
} satisfies SlashCommand<Context>;

/** Whether the service rejected the request, as it does for an agent that it does not know. */
function isBadRequest(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'bad_request';
}
