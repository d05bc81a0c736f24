import type { Context } from '../context.ts';
import type { MessageContextMenuCommand } from '../discord/interactions/command.ts';
import { messageCommand } from './arguments/definition.ts';
import { messageLinks } from './arguments/product.ts';
import { showLinkList } from './convert/linked-products.ts';
import { privateReply, requestOf } from './replies/request.ts';

export default {
  target: 'message',
  data: messageCommand(({ commands }) => commands.convertLinks),
  execute(interaction, context) {
    const subjects = messageLinks(requestOf(interaction, context));
    return privateReply(interaction, context, (request) => showLinkList(request, subjects));
  },
} satisfies MessageContextMenuCommand<Context>;
