import { ApplicationCommandType } from 'discord.js';
import type { MessageCommand } from '../bot/command.ts';
import { pickProductView } from '../views/pick.ts';
import { QC_START, qcView } from '../views/qc.ts';
import { EVERYWHERE } from './input/availability.ts';
import { readMessageLinks } from './input/message-links.ts';
import { titled } from './input/named.ts';
import { textsForAsker } from './input/texts-for-asker.ts';

export default {
  on: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...titled(({ commands }) => commands.qcPhotos),
  },
  execute(interaction, { api }) {
    const texts = textsForAsker(interaction);
    const [first, ...others] = readMessageLinks(interaction, texts);
    return {
      private: true,
      async view() {
        const products = [first, ...others].flatMap((subject) =>
          subject === undefined || 'url' in subject ? [] : [subject],
        );
        if (products.length > 1) return pickProductView(products, texts);
        return qcView(await api.qc(products[0] ?? first ?? { url: '' }), QC_START, texts);
      },
    };
  },
} satisfies MessageCommand;
