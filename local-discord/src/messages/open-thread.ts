import { apiChannel, apiThreadMember } from '../api/channel.ts';
import { ChannelAction, recordChannel } from '../channels/channel-audit.ts';
import { announceMembers } from '../channels/thread-members.ts';
import { clientChannel } from '../client/client-channel.ts';
import type { ClientEvent } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { numberOf } from '../json.ts';
import type { Actor } from '../world/audit-log.ts';
import { newChannel, newThread, takesPosts } from '../world/channels.ts';
import type { LocalChannel, ThreadData } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { mayEnter } from '../world/visibility.ts';

export const PUBLIC_THREAD = 11;
const PINNED = 1 << 1;

type Notified = Pick<Context, 'world' | 'hub' | 'events'>;

export interface NewThread {
  readonly name: string;
  readonly type: number;
  readonly ownerId: string;
  /** The id of the message it is opened from, or of its first one; a new id unless given. */
  readonly id?: string;
  /** Default: the parent's setting. */
  readonly slowmodeSeconds?: number;
  readonly data?: Partial<ThreadData>;
}

/**
 * Creates a thread in a channel and notifies clients and bots.
 * @param by recorded in the audit log; null records nothing
 */
export function openThread(
  context: Notified,
  parent: LocalChannel,
  given: NewThread,
  by: Actor | null = null,
): LocalChannel {
  const { world, events } = context;
  const bySlowmode = numberOf(parent.extra['default_thread_rate_limit_per_user']);
  const thread = newChannel({
    id: given.id ?? nextSnowflake(world),
    name: given.name,
    type: given.type,
    guildId: parent.guildId,
    parentId: parent.id,
    slowmodeSeconds: given.slowmodeSeconds ?? bySlowmode,
    thread: newThread(world.clock.now(), given.ownerId, given.data),
  });
  world.channels.set(thread.id, thread);
  if (takesPosts(parent)) parent.lastMessageId = thread.id;
  notifyClients(context, thread, { type: 'channel.create', channel: clientChannel(thread) });
  events.toChannel(thread, 'THREAD_CREATE', ({ botId }) => ({
    ...apiChannel(world, thread, botId),
    newly_created: true,
  }));
  announceMembers(context, thread, { added: [given.ownerId] });
  if (by)
    recordChannel(context, thread, ChannelAction.threadCreate, by, { after: apiChannel(world, thread) });
  return thread;
}

/** What can be changed on a thread. */
export type ThreadChange = Partial<
  Pick<ThreadData, 'archived' | 'locked' | 'invitable' | 'autoArchiveMinutes' | 'tagIds'> &
    Pick<LocalChannel, 'name' | 'slowmodeSeconds' | 'flags'>
>;

/**
 * Changes a thread: archives or locks it, renames it, and so on; notifies clients and bots.
 * @param by recorded in the audit log; null records nothing
 */
export function changeThread(
  context: Notified,
  channel: LocalChannel,
  change: ThreadChange,
  by: Actor | null = null,
): void {
  const { world, events } = context;
  const { thread } = channel;
  if (!thread) return;
  const before = apiChannel(world, channel);
  const reopens = thread.archived && change.archived === false;
  const { name = channel.name, slowmodeSeconds = channel.slowmodeSeconds, flags, ...data } = change;
  if (changesActivity(thread, change)) {
    thread.archivedAt = world.clock.now();
    thread.activeAt = world.clock.now();
  }
  Object.assign(thread, data);
  // Archiving a post unpins it (developers/topics/threads#forum-and-media-channel-thread-fields).
  const kept = flags ?? channel.flags;
  Object.assign(channel, { name, slowmodeSeconds, flags: thread.archived ? kept & ~PINNED : kept });
  const after = apiChannel(world, channel);
  notifyClients(context, channel, { type: 'channel.update', channel: clientChannel(channel) });
  events.toChannel(channel, 'THREAD_UPDATE', after);
  if (reopens) remindMembers(context, channel, thread);
  if (by) recordChannel(context, channel, ChannelAction.threadUpdate, by, { before, after });
}

/** `archive_timestamp` moves with archiving, reopening and a change of the auto-archive time. */
function changesActivity(thread: ThreadData, { archived, autoArchiveMinutes }: ThreadChange): boolean {
  return (
    (archived !== undefined && archived !== thread.archived) ||
    (autoArchiveMinutes !== undefined && autoArchiveMinutes !== thread.autoArchiveMinutes)
  );
}

/** THREAD_MEMBER_UPDATE to every member of a reopened thread (developers/topics/threads#unarchiving-a-thread). */
function remindMembers({ world, events }: Notified, { id, guildId }: LocalChannel, thread: ThreadData): void {
  for (const [userId, joinedAt] of thread.members) {
    if (!world.bots.has(userId)) continue;
    const data = { ...apiThreadMember(id, userId, joinedAt), guild_id: guildId };
    events.toBot({ id: userId }, 'THREAD_MEMBER_UPDATE', data, guildId);
  }
}

/** Tells everyone who sees a channel. */
export function notifyClients({ world, hub }: Notified, channel: LocalChannel, event: ClientEvent): void {
  for (const user of world.users.values()) {
    if (mayEnter(world, user.id, channel)) hub.send(user.id, event);
  }
}
