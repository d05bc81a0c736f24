import { apiChannel, apiThreadMember } from '../api/channel.ts';
import { apiFullMember } from '../api/member.ts';
import { clientChannel } from '../client/client-channel.ts';
import type { EventHub } from '../client/event-hub.ts';
import type { Events } from '../gateway/events.ts';
import { Intent } from '../gateway/intents.ts';
import type { JsonObject } from '../json.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { guildOfChannel, mayEnter } from '../world/visibility.ts';

/** Who receives membership events. */
interface Notified {
  readonly world: World;
  readonly hub: EventHub;
  readonly events: Events;
}

/** Makes people and bots members of a thread; sends no event for existing members. */
export function addToThread(context: Notified, channel: LocalChannel, userIds: readonly string[]): void {
  const { world, hub, events } = context;
  const { thread } = channel;
  const added = thread ? [...new Set(userIds)].filter((id) => !thread.members.has(id)) : [];
  if (!thread || added.length === 0) return;
  const newcomers = added.filter((id) => !mayEnter(world, id, channel));
  for (const id of added) thread.members.set(id, world.clock.now());
  for (const id of newcomers) hub.send(id, { type: 'channel.create', channel: clientChannel(channel) });
  announceMembers(context, channel, { added });
  for (const id of added.filter((one) => world.bots.has(one))) {
    events.toBot({ id }, 'THREAD_CREATE', apiChannel(world, channel, id), channel.guildId);
  }
}

/** Removes a member from a thread. */
export function removeFromThread(context: Notified, channel: LocalChannel, userId: string): void {
  const { world, hub } = context;
  if (channel.thread?.members.has(userId) !== true) return;
  announceMembers(context, channel, { removed: userId });
  channel.thread.members.delete(userId);
  if (!mayEnter(world, userId, channel)) hub.send(userId, { type: 'channel.delete', channelId: channel.id });
}

/**
 * THREAD_MEMBERS_UPDATE. Without the members intent, bots only get events about themselves
 * (developers/events/gateway-events#thread-members-update).
 */
export function announceMembers(
  { world, events }: Omit<Notified, 'hub'>,
  channel: LocalChannel,
  { added = [], removed }: { readonly added?: readonly string[]; readonly removed?: string },
): void {
  const guild = guildOfChannel(world, channel);
  const { thread } = channel;
  if (!guild || !thread) return;
  const members = [...thread.members].filter(([id]) => id !== removed);
  const data: JsonObject = {
    id: channel.id,
    guild_id: guild.id,
    member_count: Math.min(50, members.length),
    ...(added.length > 0
      ? {
          added_members: members
            .filter(([id]) => added.includes(id))
            .map(([id, joinedAt]) => ({
              ...apiThreadMember(channel.id, id, joinedAt),
              member: apiFullMember(world, guild, id),
              presence: null,
            })),
        }
      : {}),
    ...(removed === undefined ? {} : { removed_member_ids: [removed] }),
  };
  events.toGuild(guild.id, 'THREAD_MEMBERS_UPDATE', ({ botId, intents }) => {
    if (added.includes(botId) || removed === botId) return data;
    return (intents & Intent.GuildMembers) !== 0 && mayEnter(world, botId, channel) ? data : null;
  });
}
