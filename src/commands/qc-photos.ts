import { ApplicationCommandType } from 'discord.js';
import type { MessageContextMenuCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { QC_START } from '../views/qc-selection.ts';
import { readMessageLinks } from './arguments/message-links.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localizedTitle } from './builders/localized.ts';
import { listedProducts } from './chat-reply-actions/listed-products.ts';
import { showChooser } from './qc-actions/choose-product.ts';
import { showPhotos } from './qc-actions/show-photos.ts';
import { textsForUser } from './reply/reply-texts.ts';

export default {
  target: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...localizedTitle(({ commands }) => commands.qcPhotos),
  },
  execute(interaction, context) {
    const texts = textsForUser(interaction);
    const { targetMessage, applicationId } = interaction;
    const isOwn = targetMessage.author.id === applicationId;
    return {
      private: true,
      async view(visibility) {
        // A reply of the bot leaves products out when there are many.
        const subjects = isOwn
          ? await listedProducts(targetMessage, context, texts)
          : readMessageLinks(interaction, texts);
        const products = subjects.flatMap((subject) => ('url' in subject ? [] : [subject]));
        if (products.length > 1) return showChooser(interaction, context, products);
        return showPhotos(interaction, context, visibility, {
          subject: products[0] ?? subjects[0] ?? { url: '' },
          screen: 'gallery',
          position: QC_START,
          isOpened: true,
        });
      },
    };
  },
} satisfies MessageContextMenuCommand<Context>;
