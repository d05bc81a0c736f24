import { ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { QC_START } from '../views/qc-page.ts';
import { productOption, readProduct } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { privateOption } from './builders/private-option.ts';
import { chooseSet, openPhotos, photoPage } from './qc-actions/photo-buttons.ts';
import { showPhotos } from './qc-actions/show-photos.ts';
import { openWatch, stopAlerts, unwatch, watch } from './qc-actions/watch-buttons.ts';
import { textsForUser } from './reply/reply-texts.ts';

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
      view: (visibility) => showPhotos(interaction, context, visibility, subject, QC_START),
    };
  },
  autocomplete: (interaction, context) =>
    suggestProducts(interaction.options.getFocused(), interaction.user.id, context),
  components: {
    open: openPhotos,
    newer: photoPage,
    older: photoPage,
    batch: chooseSet,
    watching: openWatch,
    watch,
    unwatch,
    stop: stopAlerts,
  },
} satisfies SlashCommand<Context>;
