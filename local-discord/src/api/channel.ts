import type { JsonObject } from '../json.ts';
import { ChannelType, isVoice, takesPosts } from '../world/channels.ts';
import type { LocalChannel, Overwrite, ThreadData, World } from '../world/model.ts';
import { ALL_PERMISSIONS } from '../world/permissions.ts';
import { timeOf } from '../world/snowflakes.ts';
import { apiUser, userOf } from './user.ts';

/**
 * A channel as the API shows it, by kind.
 * @param botId whose membership a thread shows
 */
export function apiChannel(world: World, channel: LocalChannel, botId?: string): JsonObject {
  const { id, type, guildId: guild_id, name, parentId: parent_id, lastMessageId: last_message_id } = channel;
  const recipient = world.users.get(channel.recipientId ?? '');
  if (recipient) return { id, type, flags: 0, last_message_id, recipients: [apiUser(recipient)] };
  const shared = {
    id,
    type,
    guild_id,
    name,
    parent_id,
    last_message_id,
    flags: channel.flags,
    rate_limit_per_user: channel.slowmodeSeconds,
    ...(channel.lastPinAt === null ? {} : { last_pin_timestamp: new Date(channel.lastPinAt).toISOString() }),
  };
  if (channel.thread) {
    const { extra, thread } = channel;
    return { ...shared, ...extra, ...threadFields(channel, thread), ...membershipOf(channel, botId) };
  }
  return {
    ...shared,
    position: channel.position,
    topic: channel.topic,
    nsfw: channel.nsfw,
    permission_overwrites: overwritesOf(world, channel).map(apiOverwrite),
    ...fieldsOfType(channel),
    ...channel.extra,
  };
}

/** Fields that only threads have. `member_count` stops at 50, as on Discord. */
function threadFields(channel: LocalChannel, thread: ThreadData): JsonObject {
  return {
    owner_id: thread.ownerId,
    message_count: thread.messageCount,
    member_count: Math.min(50, thread.members.size),
    total_message_sent: thread.totalMessages,
    applied_tags: thread.tagIds,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: new Date(thread.archivedAt).toISOString(),
      locked: thread.locked,
      create_timestamp: new Date(timeOf(channel.id)).toISOString(),
      ...(channel.type === ChannelType.privateThread ? { invitable: thread.invitable } : {}),
    },
  };
}

/** `member` of a thread: the membership of a bot that has joined it. */
function membershipOf({ id, thread }: LocalChannel, botId: string | undefined): JsonObject {
  const joinedAt = botId === undefined ? undefined : thread?.members.get(botId);
  return botId === undefined || joinedAt === undefined
    ? {}
    : { member: apiThreadMember(id, botId, joinedAt) };
}

/** A member of a thread, as the API shows it. */
export function apiThreadMember(threadId: string, userId: string, joinedAt: number): JsonObject {
  return { id: threadId, user_id: userId, join_timestamp: new Date(joinedAt).toISOString(), flags: 0 };
}

function fieldsOfType(channel: LocalChannel): JsonObject {
  if (takesPosts(channel)) {
    return {
      available_tags: channel.tags,
      default_reaction_emoji: null,
      default_sort_order: null,
      ...(channel.type === ChannelType.forum ? { default_forum_layout: 0 } : {}),
    };
  }
  if (isVoice(channel)) {
    return { bitrate: 64_000, user_limit: 0, rtc_region: null };
  }
  return {};
}

function apiOverwrite({ id, type, allow, deny }: Overwrite): JsonObject {
  return { id, type, allow: allow.toString(), deny: deny.toString() };
}

/** The channel's overwrites; permissions that a test has set for bots appear as an overwrite for each. */
function overwritesOf(world: World, channel: LocalChannel): readonly Overwrite[] {
  const allow = world.botPermissions.get(channel.id);
  if (allow === undefined) return channel.overwrites;
  const bots = [...world.bots.values()].map((bot) => userOf(world, bot).id);
  return [
    ...channel.overwrites.filter(({ id }) => !bots.includes(id)),
    ...bots.map((id) => ({ id, type: 1, allow, deny: ALL_PERMISSIONS & ~allow }) as const),
  ];
}
