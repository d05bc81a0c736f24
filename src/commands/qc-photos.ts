import { ApplicationCommandType } from 'discord.js';
import type { MessageContextMenuCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { productChooserView } from '../views/chooser.ts';
import { qcView } from '../views/qc.ts';
import { QC_START } from '../views/qc-page.ts';
import { readMessageLinks } from './arguments/message-links.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localizedTitle } from './builders/localized.ts';
import { textsForUser } from './reply/reply-texts.ts';

export default {
  target: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...localizedTitle(({ commands }) => commands.qcPhotos),
  },
  execute(interaction, { api }) {
    const texts = textsForUser(interaction);
    const subjects = readMessageLinks(interaction, texts);
    return {
      private: true,
      async view() {
        const products = subjects.flatMap((subject) => ('url' in subject ? [] : [subject]));
        if (products.length > 1) return productChooserView(products, texts);
        return qcView(await api.qc(products[0] ?? subjects[0] ?? { url: '' }), QC_START, texts);
      },
    };
  },
} satisfies MessageContextMenuCommand<Context>;
