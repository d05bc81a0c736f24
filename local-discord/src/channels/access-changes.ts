import { apiChannel, apiThreadMember } from '../api/channel.ts';
import { clientChannel } from '../client/client-channel.ts';
import type { Context } from '../context.ts';
import { isThread } from '../world/channels.ts';
import type { LocalChannel, World } from '../world/model.ts';
import { mayEnter } from '../world/visibility.ts';

type Notified = Pick<Context, 'world' | 'hub' | 'events'>;

/** Everyone who can see a channel. */
export function viewersOf(world: World, channel: LocalChannel): ReadonlySet<string> {
  return new Set([...world.users.keys()].filter((id) => mayEnter(world, id, channel)));
}

/**
 * Tells people that a channel appeared, changed or disappeared, and bots that gained access which threads it
 * has (developers/topics/threads#channel-access).
 * @param before who saw it before the change
 */
export function announceAccess(context: Notified, channel: LocalChannel, before: ReadonlySet<string>): void {
  const { world, hub } = context;
  const after = viewersOf(world, channel);
  const threads = threadsOf(world, channel);
  for (const id of new Set([...before, ...after])) {
    if (world.bots.has(id)) {
      if (!before.has(id)) syncThreads(context, channel, id);
    } else if (!after.has(id)) {
      for (const one of [...threads, channel]) hub.send(id, { type: 'channel.delete', channelId: one.id });
    } else if (before.has(id)) {
      hub.send(id, { type: 'channel.update', channel: clientChannel(channel) });
    } else {
      for (const one of [channel, ...threads.filter((thread) => mayEnter(world, id, thread))])
        hub.send(id, { type: 'channel.create', channel: clientChannel(one) });
    }
  }
}

function syncThreads({ world, events }: Notified, channel: LocalChannel, botId: string): void {
  const active = threadsOf(world, channel).filter(
    (thread) => thread.thread?.archived === false && mayEnter(world, botId, thread),
  );
  events.toBot(
    { id: botId },
    'THREAD_LIST_SYNC',
    {
      guild_id: channel.guildId,
      channel_ids: [channel.id],
      threads: active.map((thread) => apiChannel(world, thread)),
      members: membershipsOf(active, botId),
    },
    channel.guildId,
  );
}

/** A bot's membership in each of the threads that it has joined. */
export function membershipsOf(threads: readonly LocalChannel[], botId: string) {
  return threads.flatMap(({ id, thread }) => {
    const joinedAt = thread?.members.get(botId);
    return joinedAt === undefined ? [] : [apiThreadMember(id, botId, joinedAt)];
  });
}

/** The threads of a channel. */
export function threadsOf(world: World, { id }: LocalChannel): LocalChannel[] {
  return [...world.channels.values()].filter((one) => one.parentId === id && isThread(one));
}
