/** The objects of Discord's API as it documents them, made from what is kept here. */

import { EPHEMERAL } from './messages.ts';
import type { ClientChannel, ClientUser } from './protocol.ts';
import type { Member } from './seed.ts';
import { botPermissionsIn, channelOf, type State, type StoredMessage } from './state.ts';

export function apiUser(user: ClientUser) {
  return {
    id: user.id,
    username: user.username,
    discriminator: '0',
    global_name: user.username,
    avatar: null,
    bot: user.bot,
    public_flags: 0,
  };
}

export function apiMember(user: ClientUser, member: Member) {
  return {
    user: apiUser(user),
    nick: null,
    avatar: null,
    roles: [],
    joined_at: '2024-01-01T00:00:00.000000+00:00',
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
    communication_disabled_until: null,
    permissions: member.permissions.toString(),
  };
}

export function apiChannel(state: State, channel: ClientChannel) {
  return {
    id: channel.id,
    type: channel.type,
    ...(channel.guildId === null
      ? {}
      : { guild_id: channel.guildId, name: channel.name, parent_id: channel.parentId }),
    ...(channel.recipientId === null
      ? {}
      : {
          recipients: [...state.users.values()].filter(({ id }) => id === channel.recipientId).map(apiUser),
        }),
    last_message_id: null,
    flags: 0,
    permissions: botPermissionsIn(state, channel).toString(),
  };
}

export function apiMessage(state: State, message: StoredMessage) {
  const channel = channelOf(state, message.channelId);
  const asker = message.interaction === null ? undefined : state.users.get(message.interaction.userId);
  const metadata =
    asker === undefined || message.interactionId === null
      ? {}
      : {
          interaction_metadata: {
            id: message.interactionId,
            type: 2,
            user: apiUser(asker),
            authorizing_integration_owners: ownersIn(state, channel, asker.id),
          },
        };
  return {
    id: message.id,
    channel_id: message.channelId,
    ...(channel.guildId === null || (message.flags & EPHEMERAL) !== 0 ? {} : { guild_id: channel.guildId }),
    author: apiUser(message.author),
    content: message.content,
    timestamp: new Date(message.createdAt).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: message.attachments.map((attachment) => ({
      ...attachment,
      size: 0,
      proxy_url: attachment.url,
    })),
    embeds: message.embeds.map((embed) => ({ type: 'rich', ...embed })),
    components: message.components,
    pinned: false,
    type: message.replyTo === null ? 0 : 19,
    flags: message.flags,
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(message.replyTo === null
      ? {}
      : { message_reference: { type: 0, message_id: message.replyTo, channel_id: message.channelId } }),
    ...metadata,
  };
}

/** Which installation of the app is used: the server's (0) where it was invited, else the user's own (1). */
export function ownersIn(state: State, channel: ClientChannel, userId: string): Record<string, string> {
  const guild = channel.guildId === null ? undefined : state.guilds.get(channel.guildId);
  if (guild === undefined) return { '0': '0', '1': userId };
  return guild.hasBot ? { '0': guild.id } : { '1': userId };
}
