import { DELETED_USER } from '../api/user.ts';
import { mediaUrls } from '../messages/attachments.ts';
import { shownEmbeds } from '../messages/previews.ts';
import { signedLink, withSignedLinks } from '../messages/signed-links.ts';
import type { Forward, StoredAttachment, StoredMessage, StoredPoll, World } from '../world/model.ts';
import { timeOf } from '../world/snowflakes.ts';
import type { ClientAttachment, ClientForward, ClientMessage, ClientPoll, ClientUser } from './protocol.ts';

/** A message as a person's client shows it. */
export function clientMessage(world: World, message: StoredMessage): ClientMessage {
  return {
    id: message.id,
    channelId: message.channelId,
    author: authorOf(world, message),
    isWebhook: message.webhook !== null,
    type: message.type,
    content: message.content,
    embeds: withSignedLinks(world, shownEmbeds(message)),
    components: withSignedLinks(world, message.components),
    attachments: clientAttachments(world, message),
    poll: message.poll && clientPoll(message.poll),
    forward: message.forward && clientForward(world, message.forward),
    flags: message.flags,
    reactions: message.reactions.map(({ emoji, userIds }) => ({ emoji, userIds: [...userIds] })),
    pinnedAt: message.pinnedAt,
    createdAt: timeOf(message.id),
    editedAt: message.editedAt,
    replyTo: message.replyTo,
    mentioned: message.mentions.users,
    about: message.reference,
    interaction:
      message.origin?.type === 2 ? { userId: message.origin.userId, name: message.origin.name } : null,
    visibleTo: message.visibleTo,
  };
}

function authorOf(world: World, { authorId, webhook }: StoredMessage): ClientUser {
  if (webhook) {
    const { webhookId, name, avatar } = webhook;
    const picture = avatar !== null && URL.canParse(avatar) ? avatar : null;
    return { id: webhookId, username: name, bot: true, color: '#5865f2', locale: 'en-US', picture };
  }
  return world.users.get(authorId) ?? DELETED_USER;
}

/** All files, including those shown by embeds and components, since a client knows their descriptions. */
function clientAttachments(
  world: World,
  message: Pick<StoredMessage, 'attachments' | 'embeds' | 'components'>,
): ClientAttachment[] {
  const shown = mediaUrls(message);
  return message.attachments.map((file: StoredAttachment) => ({
    id: file.id,
    filename: file.filename,
    contentType: file.contentType,
    bytes: file.data.length,
    url: signedLink(world, file.url),
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

function clientForward(world: World, { messageId, channelId, snapshot }: Forward): ClientForward {
  const { content, flags } = snapshot;
  const attachments = clientAttachments(world, snapshot);
  return {
    messageId,
    channelId,
    createdAt: timeOf(messageId),
    content,
    embeds: withSignedLinks(world, snapshot.embeds),
    components: withSignedLinks(world, snapshot.components),
    attachments,
    flags,
  };
}
