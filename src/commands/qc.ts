import type { Context } from '../context.ts';
import type { SlashCommand } from '../discord/interactions/command.ts';
import { privateOption, slashCommand } from './arguments/definition.ts';
import { productOption } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { askButtons } from './qc/ask-button.ts';
import { moreButtons } from './qc/more.ts';
import { photoButtons } from './qc/photo-buttons.ts';
import { opened, showPhotos } from './qc/show-photos.ts';
import { watchButtons } from './qc/watch-buttons.ts';
import { openLinkModal, replyAboutProduct, submitLink } from './replies/with-product-retry.ts';

export default {
  data: slashCommand('qc', ({ commands }) => commands.qc.description, [productOption, privateOption()]),
  execute: (interaction, context) =>
    replyAboutProduct('qc', interaction, context, (request, { subject }) =>
      showPhotos(request, opened(subject)),
    ),
  autocomplete: (interaction, context) =>
    suggestProducts(interaction.options.getFocused(), interaction, context),
  components: {
    ...photoButtons,
    ...moreButtons,
    ...askButtons,
    ...watchButtons,
    retry: openLinkModal('qc'),
  },
  modals: { retry: submitLink('qc', (request, subject) => showPhotos(request, opened(subject))) },
} satisfies SlashCommand<Context>;
