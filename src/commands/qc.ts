import { ApplicationCommandType } from 'discord.js';
import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { productOption, readProduct } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { EVERYWHERE, localized, privateOption } from './builders/definition.ts';
import { askButtons } from './qc/ask-button.ts';
import { photoButtons } from './qc/photo-buttons.ts';
import { opened, showPhotos } from './qc/show-photos.ts';
import { watchButtons } from './qc/watch-buttons.ts';
import { textsForUser } from './replies/reader.ts';
import { openLinkModal, submitLink, withProductRetry } from './replies/with-product-retry.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('qc', ({ commands }) => commands.qc.description),
    options: [productOption, privateOption],
  },
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    const { subject } = readProduct(
      interaction.options.getString('link', true),
      context.platforms,
      'qc',
      texts,
    );
    return {
      private: interaction.options.getBoolean('private') ?? false,
      view(visibility) {
        const card = showPhotos(interaction, context, visibility, opened(subject));
        return withProductRetry('qc', subject, card, context, texts);
      },
    };
  },
  autocomplete: (interaction, context) =>
    suggestProducts(interaction.options.getFocused(), interaction.user.id, context),
  components: { ...photoButtons, ...askButtons, ...watchButtons, retry: openLinkModal('qc') },
  modals: {
    retry: submitLink('qc', (interaction, context, visibility, subject) =>
      showPhotos(interaction, context, visibility, opened(subject)),
    ),
  },
} satisfies SlashCommand<Context>;
