import { ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { productOption, readProduct } from './arguments/product.ts';
import { suggestProducts } from './arguments/suggest-products.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { privateOption } from './builders/private-option.ts';
import { askChannel } from './qc/ask-button.ts';
import {
  chooseProduct,
  earlierPage,
  filterPhotos,
  openPhoto,
  openPhotos,
  photosAt,
} from './qc/photo-buttons.ts';
import { opened, showPhotos } from './qc/show-photos.ts';
import { openWatch, startWatching, stopAlerts, stopWatching, unwatch, watch } from './qc/watch-buttons.ts';
import { textsForUser } from './reply/reply-texts.ts';
import { openLinkModal, submitLink, withProductRetry } from './reply/with-product-retry.ts';

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
  components: {
    open: openPhotos('reply'),
    again: openPhotos('update'),
    retry: openLinkModal('qc'),
    choose: chooseProduct,
    filter: filterPhotos,
    previous: photosAt('gallery'),
    next: photosAt('gallery'),
    nextset: photosAt('gallery'),
    photos: photosAt('gallery'),
    sheet: photosAt('sheet'),
    sheetprev: photosAt('sheet'),
    sheetnext: photosAt('sheet'),
    pick: openPhoto,
    photoprev: photosAt('photo'),
    photonext: photosAt('photo'),
    ask: askChannel,
    start: startWatching,
    watching: openWatch,
    watch,
    forget: stopWatching,
    stop: stopAlerts,
    // On cards that an earlier version posted.
    unwatch,
    newer: earlierPage,
    older: earlierPage,
    batch: earlierPage,
  },
  modals: {
    retry: submitLink('qc', (interaction, context, visibility, subject) =>
      showPhotos(interaction, context, visibility, opened(subject)),
    ),
  },
} satisfies SlashCommand<Context>;
