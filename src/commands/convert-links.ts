import { ApplicationCommandType } from 'discord.js';
import type { Context } from '../context.ts';
import type { MessageContextMenuCommand } from '../discord/interactions/command.ts';
import { readMessageLinks } from './arguments/product.ts';
import { EVERYWHERE, localizedTitle } from './builders/definition.ts';
import { showLinkList } from './convert/linked-products.ts';
import { textsForUser } from './replies/reader.ts';

export default {
  target: 'message',
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.Message,
    ...localizedTitle(({ commands }) => commands.convertLinks),
  },
  execute(interaction, context) {
    const subjects = readMessageLinks(interaction, textsForUser(interaction));
    return {
      private: true,
      view: (visibility) => showLinkList(interaction, context, visibility, subjects),
    };
  },
} satisfies MessageContextMenuCommand<Context>;
