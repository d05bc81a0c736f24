import { apiUser } from './api-objects.ts';
import { timeOf } from './ids.ts';
import type { JsonObject } from './json.ts';
import type { StoredAttachment, StoredMessage, World } from './model.ts';

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
  const replied = message.replyTo === null ? undefined : world.messages.get(message.replyTo);
  const origin = message.origin;
  const originUser = origin ? world.users.get(origin.userId) : undefined;
  // A follow-up is a reply to the first answer, and so is an answer to a click.
  const type = message.replyTo !== null ? 19 : origin?.type === 2 ? 20 : 0;
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
    ...(origin && originUser
      ? {
          webhook_id: world.bot.id,
          interaction_metadata: {
            id: origin.interactionId,
            type: origin.type,
            user: apiUser(originUser),
            authorizing_integration_owners: origin.owners,
            ...(origin.type === 2 ? { name: origin.name } : {}),
            ...(origin.type === 3 ? { interacted_message_id: origin.sourceMessageId } : {}),
          },
          ...(origin.type === 2
            ? {
                // Deprecated, yet still sent.
                interaction: {
                  id: origin.interactionId,
                  type: 2,
                  name: origin.name,
                  user: apiUser(originUser),
                },
              }
            : {}),
        }
      : {}),
    ...(message.replyTo === null
      ? {}
      : {
          message_reference: {
            type: 0,
            message_id: message.replyTo,
            channel_id: message.channelId,
            ...guildOf(world, message.channelId),
          },
          ...(depth === 0
            ? { referenced_message: replied ? apiMessage(world, replied, depth + 1) : null }
            : {}),
        }),
  };
}

function guildOf(world: World, channelId: string): { guild_id?: string } {
  const guildId = world.channels.get(channelId)?.guildId;
  return guildId ? { guild_id: guildId } : {};
}
