import type { MessageContextMenuCommandInteraction } from 'discord.js';
import { UserFacingError } from '../cards/errors.ts';
import type { Context } from '../context.ts';
import type { MessageContextMenuCommand } from '../discord/interactions/command.ts';
import { readableTextOfMessage } from '../discord/messages/message-text.ts';
import { findTrackingNumbers, firstNumbers } from '../domain/parcels/tracking-number.ts';
import { linkedSubjects } from '../products/linked-products.ts';
import type { Subject } from '../service/index.ts';
import { messageCommand } from './arguments/definition.ts';
import { showLinkList } from './convert/linked-products.ts';
import { listedProducts } from './convert/listed-products.ts';
import { type Card, type CommandRequest, privateReply } from './replies/request.ts';
import { showNumbers } from './track/typed-numbers.ts';

type MessageRequest = CommandRequest<MessageContextMenuCommandInteraction>;

export default {
  target: 'message',
  data: messageCommand(({ commands }) => commands.lookUp),
  execute: (interaction, context) => privateReply(interaction, context, lookUp),
} satisfies MessageContextMenuCommand<Context>;

/** Every product and parcel of a message. The user asked for them, so links in code, previews, cards and forwards count. */
async function lookUp(request: MessageRequest): Promise<Card> {
  const { targetMessage, applicationId } = request.interaction;
  const found = firstNumbers(findTrackingNumbers(readableTextOfMessage(targetMessage)), []);
  const isOwn = targetMessage.author.id === applicationId;
  const subjects = await subjectsOf(request, isOwn);
  if (subjects.length > 0) {
    const author = isOwn ? null : targetMessage.author.displayName;
    return showLinkList(request, subjects, { numbers: found.numbers, author });
  }
  if (found.numbers.length > 0) return showNumbers(request, found);
  throw new UserFacingError(request.texts.input.nothingInMessage);
}

/** A reply of the bot leaves products out when there are many. */
async function subjectsOf(
  { interaction: { targetMessage }, context, texts }: MessageRequest,
  isOwn: boolean,
): Promise<Subject[]> {
  const linked = linkedSubjects(readableTextOfMessage(targetMessage));
  return isOwn ? listedProducts(targetMessage, context, texts).catch(() => linked) : linked;
}
