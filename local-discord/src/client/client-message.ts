import { mediaUrls } from '../messages/attachments.ts';
import type { Forward, StoredAttachment, StoredMessage, StoredPoll, World } from '../world/model.ts';
import { timeOf } from '../world/snowflakes.ts';
import type { ClientAttachment, ClientForward, ClientMessage, ClientPoll } from './protocol.ts';

/** A message as a person's client shows it. */
export function clientMessage(world: World, message: StoredMessage): ClientMessage {
  return {
    id: message.id,
    channelId: message.channelId,
    author: world.users.get(message.authorId) ?? world.bot,
    type: message.type,
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    attachments: clientAttachments(message),
    poll: message.poll && clientPoll(message.poll),
    forward: message.forward && clientForward(message.forward),
    flags: message.flags,
    createdAt: timeOf(message.id),
    editedAt: message.editedAt,
    replyTo: message.replyTo,
    interaction:
      message.origin?.type === 2 ? { userId: message.origin.userId, name: message.origin.name } : null,
    visibleTo: message.visibleTo,
  };
}

/** All files, also those that embeds and components show: a client knows their descriptions. */
function clientAttachments(
  message: Pick<StoredMessage, 'attachments' | 'embeds' | 'components'>,
): ClientAttachment[] {
  const shown = mediaUrls(message);
  return message.attachments.map((file: StoredAttachment) => ({
    id: file.id,
    filename: file.filename,
    url: file.url,
    description: file.description,
    size: file.size,
    isSpoiler: file.isSpoiler,
    isListed: !shown.has(file.url),
  }));
}

function clientPoll(poll: StoredPoll): ClientPoll {
  return {
    question: poll.question,
    answers: poll.answers.map(({ id, text, emoji }) => ({
      id,
      text,
      emoji,
      voters: [...(poll.votes.get(id) ?? [])],
    })),
    isMultiselect: poll.isMultiselect,
    expiresAt: poll.expiresAt,
    isFinal: poll.isFinal,
  };
}

function clientForward({ messageId, channelId, snapshot }: Forward): ClientForward {
  const { content, embeds, components, flags } = snapshot;
  const attachments = clientAttachments(snapshot);
  return {
    messageId,
    channelId,
    createdAt: timeOf(messageId),
    content,
    embeds,
    components,
    attachments,
    flags,
  };
}
