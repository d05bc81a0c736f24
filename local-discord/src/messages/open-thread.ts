import { apiChannel } from '../api/objects.ts';
import type { ClientChannel } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { Intent } from '../gateway/session.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { mayEnter } from '../world/visibility.ts';

export const PUBLIC_THREAD = 11;

/** Creates a thread in a channel and notifies clients and the bot. */
export function openThread(
  { world, hub, gateway }: Pick<Context, 'world' | 'hub' | 'gateway'>,
  parent: ClientChannel,
  name: string,
  type: number,
  id = nextSnowflake(),
): ClientChannel {
  const { guildId } = parent;
  const thread: ClientChannel = { id, name, type, guildId, parentId: parent.id, recipientId: null };
  world.channels.set(thread.id, thread);
  for (const user of world.users.values()) {
    if (mayEnter(world, user.id, thread)) hub.send(user.id, { type: 'channel.create', channel: thread });
  }
  gateway.dispatch('THREAD_CREATE', guildId, ({ intents }) =>
    intents & Intent.Guilds ? { ...apiChannel(world, thread), newly_created: true } : null,
  );
  return thread;
}
