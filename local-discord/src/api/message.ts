import type { JsonObject } from '../json.ts';
import type { MessageOrigin, StoredAttachment, StoredMessage, World } from '../world/model.ts';
import { timeOf } from '../world/snowflakes.ts';
import { apiUser } from './objects.ts';

function apiAttachment(attachment: StoredAttachment): JsonObject {
  return {
    id: attachment.id,
    filename: attachment.filename,
    size: attachment.data.length,
    url: attachment.url,
    proxy_url: attachment.url,
    content_type: attachment.contentType,
    ...(attachment.description === null ? {} : { description: attachment.description }),
  };
}

/** A message as the API shows it; `depth` keeps replies to replies from nesting. */
export function apiMessage(world: World, message: StoredMessage, depth = 0): JsonObject {
  const author = world.users.get(message.authorId) ?? world.bot;
  // A follow-up is a reply to the first answer, and so is an answer to a click.
  const type = message.replyTo !== null ? 19 : message.origin?.type === 2 ? 20 : 0;
  return {
    id: message.id,
    channel_id: message.channelId,
    type,
    author: apiUser(author),
    content: message.content,
    timestamp: new Date(timeOf(message.id)).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: false,
    mention_everyone: message.mentions.everyone,
    mentions: message.mentions.users.flatMap((id) => world.users.get(id) ?? []).map(apiUser),
    mention_roles: message.mentions.roles,
    attachments: message.attachments.map(apiAttachment),
    embeds: message.embeds,
    components: message.components,
    pinned: false,
    flags: message.flags,
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(author.bot ? { application_id: world.bot.id } : {}),
    ...originFields(world, message.origin),
    ...replyFields(world, message, depth),
  };
}

/** The interaction that a message answers. */
function originFields(world: World, origin: MessageOrigin | null): JsonObject {
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
    webhook_id: world.bot.id,
    interaction_metadata: metadata,
    // Deprecated, yet still sent.
    ...(type === 2 ? { interaction: { id, type, name, user: apiUser(user) } } : {}),
  };
}

function replyFields(world: World, { replyTo, channelId }: StoredMessage, depth: number): JsonObject {
  if (replyTo === null) return {};
  const replied = world.messages.get(replyTo);
  return {
    message_reference: { type: 0, message_id: replyTo, channel_id: channelId, ...guildOf(world, channelId) },
    ...(depth === 0 ? { referenced_message: replied ? apiMessage(world, replied, depth + 1) : null } : {}),
  };
}

function guildOf(world: World, channelId: string): { guild_id?: string } {
  const guildId = world.channels.get(channelId)?.guildId;
  return guildId ? { guild_id: guildId } : {};
}
