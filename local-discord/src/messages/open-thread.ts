import { apiChannel } from '../api/objects.ts';
import type { ClientChannel, ClientEvent } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { Intent } from '../gateway/session.ts';
import { isThread } from '../world/bot-permissions.ts';
import type { ThreadState } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { threadState } from '../world/thread-state.ts';
import { mayEnter } from '../world/visibility.ts';

export const PUBLIC_THREAD = 11;

type Notified = Pick<Context, 'world' | 'hub' | 'gateway'>;

/** Creates a thread in a channel and notifies clients and the bot. */
export function openThread(
  context: Notified,
  parent: ClientChannel,
  name: string,
  type: number,
  id = nextSnowflake(),
): ClientChannel {
  const { world, gateway } = context;
  const { guildId } = parent;
  const thread: ClientChannel = { id, name, type, guildId, parentId: parent.id, recipientId: null };
  world.channels.set(thread.id, thread);
  notifyClients(context, thread, { type: 'channel.create', channel: thread });
  gateway.dispatch('THREAD_CREATE', guildId, ({ intents }) =>
    intents & Intent.Guilds ? { ...apiChannel(world, thread), newly_created: true } : null,
  );
  return thread;
}

/** Archives, reopens, locks or unlocks a thread, and notifies the bot. */
export function changeThread(context: Notified, thread: ClientChannel, change: Partial<ThreadState>): void {
  const { world, gateway } = context;
  world.threadStates.set(thread.id, { ...threadState(world, thread.id), ...change });
  gateway.dispatch('THREAD_UPDATE', thread.guildId, ({ intents }) =>
    intents & Intent.Guilds ? apiChannel(world, thread) : null,
  );
}

/** Deletes a channel with its threads and messages, and notifies clients and the bot. */
export function deleteChannel(context: Notified, channel: ClientChannel): void {
  const { world, gateway } = context;
  for (const thread of [...world.channels.values()].filter(({ parentId }) => parentId === channel.id))
    deleteChannel(context, thread);
  for (const message of [...world.messages.values()].filter(({ channelId }) => channelId === channel.id))
    world.messages.delete(message.id);
  notifyClients(context, channel, { type: 'channel.delete', channelId: channel.id });
  world.channels.delete(channel.id);
  gateway.dispatch(isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE', channel.guildId, ({ intents }) =>
    intents & Intent.Guilds ? apiChannel(world, channel) : null,
  );
}

function notifyClients({ world, hub }: Notified, channel: ClientChannel, event: ClientEvent): void {
  for (const user of world.users.values()) {
    if (mayEnter(world, user.id, channel)) hub.send(user.id, event);
  }
}
