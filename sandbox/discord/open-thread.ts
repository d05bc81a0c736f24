import { apiChannel } from './api-objects.ts';
import { Intent } from './gateway/session.ts';
import { nextSnowflake } from './ids.ts';
import type { LocalParts } from './parts.ts';
import type { ClientChannel } from './protocol.ts';
import { mayEnter } from './visibility.ts';

export const PUBLIC_THREAD = 11;

/** A new thread in a channel, told to whoever listens. */
export function openThread(
  { world, hub, gateway }: Pick<LocalParts, 'world' | 'hub' | 'gateway'>,
  parent: ClientChannel,
  name: string,
  type: number,
  id = nextSnowflake(),
): ClientChannel {
  const { guildId } = parent;
  const thread: ClientChannel = { id, name, type, guildId, parentId: parent.id, recipientId: null };
  world.channels.set(thread.id, thread);
  for (const user of world.users.values()) {
    if (mayEnter(world, user.id, thread)) hub.tell(user.id, { type: 'channel.create', channel: thread });
  }
  gateway.dispatch('THREAD_CREATE', guildId, ({ intents }) =>
    intents & Intent.Guilds ? { ...apiChannel(world, thread), newly_created: true } : null,
  );
  return thread;
}
