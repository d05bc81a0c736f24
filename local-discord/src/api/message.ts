import type { JsonObject } from '../json.ts';
import { listedAttachments } from '../messages/attachments.ts';
import { HAS_SNAPSHOT } from '../messages/forward.ts';
import { apiPoll } from '../messages/polls.ts';
import { shownEmbeds } from '../messages/previews.ts';
import { withSignedLinks } from '../messages/signed-links.ts';
import { SystemMessage } from '../messages/system-messages.ts';
import type { Forward, StoredMessage, WebhookAuthor, World } from '../world/model.ts';
import { timeOf } from '../world/snowflakes.ts';
import { apiAttachment } from './attachment.ts';
import { apiChannel } from './channel.ts';
import { apiReaction, apiReference, stickerItems } from './message-parts.ts';
import { apiUser, DELETED_USER } from './user.ts';

export interface MessageReader {
  /** The bot that reads the message. */
  readonly botId: string;
  /** Whether it has `MESSAGE_CONTENT`, and so may read messages between people. */
  readonly hasContentIntent: boolean;
  /** Whether a command was used on the message, which can then always be read. */
  readonly isTarget?: boolean;
}

const WITHOUT_CONTENT = { content: '', embeds: [], attachments: [], components: [] };

/** Without the intent, the bot reads its own messages, DMs, and those that mention it. */
export function isReadable(world: World, message: StoredMessage, reader: MessageReader): boolean {
  return (
    reader.hasContentIntent ||
    reader.isTarget === true ||
    message.authorId === reader.botId ||
    message.webhook?.applicationId === reader.botId ||
    message.mentions.users.includes(reader.botId) ||
    world.channels.get(message.channelId)?.guildId === null
  );
}

/** A message as the API shows it to the bot. `isNested` keeps replies to replies from nesting. */
export function apiMessage(
  world: World,
  message: StoredMessage,
  reader: MessageReader,
  isNested = false,
): JsonObject {
  const author = world.users.get(message.authorId);
  const readable = isReadable(world, message, reader);
  return {
    id: message.id,
    channel_id: message.channelId,
    type: typeOf(message),
    author: message.webhook ? webhookUser(message.webhook) : apiUser(author ?? DELETED_USER),
    ...(readable ? contentFields(world, message) : WITHOUT_CONTENT),
    timestamp: new Date(timeOf(message.id)).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: message.tts,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.users.flatMap((id) => world.users.get(id) ?? []).map(apiUser),
    mention_roles: message.mentions.roles,
    pinned: message.pinnedAt !== null,
    flags: message.flags | (message.forward ? HAS_SNAPSHOT : 0),
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...applicationOf(message, author?.bot === true),
    ...(message.webhook ? { webhook_id: message.webhook.webhookId } : {}),
    ...(message.reactions.length > 0
      ? { reactions: message.reactions.map((one) => apiReaction(one, reader.botId)) }
      : {}),
    ...threadOf(world, message),
    ...originFields(world, message),
    ...(message.forward ? forwardFields(world, message.forward, readable) : {}),
    ...replyFields(world, message, reader, isNested),
    ...(message.reference ? apiReference(message.reference) : {}),
    ...(isNested ? {} : starterFields(world, message, reader)),
    ...(message.position === null ? {} : { position: message.position }),
    ...(message.stickerIds.length > 0 ? { sticker_items: stickerItems(world, message.stickerIds) } : {}),
  };
}

/** The author that a webhook's message shows. */
function webhookUser({ webhookId, name, avatar }: WebhookAuthor): JsonObject {
  const user = { id: webhookId, username: name, bot: true, color: '', locale: 'en-US', avatar };
  return { ...apiUser(user), discriminator: '0000' };
}

function applicationOf({ authorId, webhook }: StoredMessage, isByBot: boolean): JsonObject {
  if (webhook) return webhook.applicationId === null ? {} : { application_id: webhook.applicationId };
  return isByBot ? { application_id: authorId } : {};
}

/** The thread that was opened from a message has its id. */
function threadOf(world: World, { id, channelId }: StoredMessage): JsonObject {
  const thread = id === channelId ? undefined : world.channels.get(id);
  return thread ? { thread: apiChannel(world, thread) } : {};
}

/** A follow-up is a reply to the first response, and so is the response to a click. */
function typeOf({ type, replyTo, origin }: StoredMessage): number {
  if (type !== 0) return type;
  return replyTo !== null ? 19 : origin?.type === 2 ? 20 : 0;
}

function contentFields(world: World, message: StoredMessage): JsonObject {
  return {
    content: message.content,
    embeds: withSignedLinks(world, shownEmbeds(message)),
    attachments: listedAttachments(message).map((file) => apiAttachment(world, file)),
    components: withSignedLinks(world, message.components),
    ...(message.poll ? { poll: apiPoll(message.poll) } : {}),
  };
}

/** A forwarded message: where it came from, and a copy of it without its author. */
function forwardFields(world: World, forward: Forward, readable: boolean): JsonObject {
  const { messageId, channelId, snapshot } = forward;
  const { content, editedAt } = snapshot;
  const [embeds, components] = [snapshot.embeds, snapshot.components].map((part) =>
    withSignedLinks(world, part),
  );
  const attachments = listedAttachments(snapshot).map((file) => apiAttachment(world, file));
  const message = {
    ...(readable ? { content, embeds, attachments, components } : WITHOUT_CONTENT),
    type: snapshot.type,
    timestamp: new Date(timeOf(messageId)).toISOString(),
    edited_timestamp: editedAt === null ? null : new Date(editedAt).toISOString(),
    flags: snapshot.flags,
    mentions: snapshot.mentions.users.flatMap((id) => world.users.get(id) ?? []).map(apiUser),
    mention_roles: snapshot.mentions.roles,
  };
  return {
    message_reference: {
      type: 1,
      message_id: messageId,
      channel_id: channelId,
      ...guildOf(world, channelId),
    },
    message_snapshots: [{ message }],
  };
}

/** The interaction that a message answers. */
function originFields(world: World, { origin, authorId }: StoredMessage): JsonObject {
  const user = origin ? world.users.get(origin.userId) : undefined;
  if (!origin || !user) return {};
  const { interactionId: id, type, name } = origin;
  const metadata = {
    id,
    type,
    user: apiUser(user),
    authorizing_integration_owners: origin.owners,
    ...(type === 2 ? { name } : {}),
    ...(type === 3 ? { interacted_message_id: origin.sourceMessageId } : {}),
  };
  return {
    webhook_id: authorId,
    interaction_metadata: metadata,
    // Deprecated, but still sent.
    ...(type === 2 ? { interaction: { id, type, name, user: apiUser(user) } } : {}),
  };
}

function replyFields(
  world: World,
  { replyTo, channelId }: StoredMessage,
  { botId, hasContentIntent }: MessageReader,
  isNested: boolean,
): JsonObject {
  if (replyTo === null) return {};
  const replied = world.messages.get(replyTo);
  return {
    message_reference: { type: 0, message_id: replyTo, channel_id: channelId, ...guildOf(world, channelId) },
    ...(isNested
      ? {}
      : {
          referenced_message: replied ? apiMessage(world, replied, { botId, hasContentIntent }, true) : null,
        }),
  };
}

/** The first message of a thread shows the one that the thread was opened from. */
function starterFields(
  world: World,
  { type, reference }: StoredMessage,
  { botId, hasContentIntent }: MessageReader,
): JsonObject {
  if (type !== SystemMessage.threadStarter) return {};
  const shown = world.messages.get(reference?.messageId ?? '');
  return { referenced_message: shown ? apiMessage(world, shown, { botId, hasContentIntent }, true) : null };
}

function guildOf(world: World, channelId: string): { guild_id?: string } {
  const guildId = world.channels.get(channelId)?.guildId;
  return guildId ? { guild_id: guildId } : {};
}
