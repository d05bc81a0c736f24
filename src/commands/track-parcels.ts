import { UserFacingError } from '../cards/errors.ts';
import type { Context } from '../context.ts';
import type { MessageContextMenuCommand } from '../discord/interactions/command.ts';
import { readableTextOfMessage } from '../discord/messages/message-text.ts';
import { findTrackingNumbers, firstNumbers } from '../domain/parcels/tracking-number.ts';
import { messageCommand } from './arguments/definition.ts';
import { privateReply, requestOf } from './replies/request.ts';
import { showNumbers } from './track/typed-numbers.ts';

export default {
  target: 'message',
  data: messageCommand(({ commands }) => commands.trackParcels),
  execute(interaction, context) {
    const found = findTrackingNumbers(readableTextOfMessage(interaction.targetMessage));
    const { input } = requestOf(interaction, context).texts;
    if (found.length === 0) throw new UserFacingError(input.noNumberInMessage);
    return privateReply(interaction, context, (request) => showNumbers(request, firstNumbers(found, [])));
  },
} satisfies MessageContextMenuCommand<Context>;
