import { apiChannel } from './api-objects.ts';
import { Intent } from './gateway/session.ts';
import { nextSnowflake } from './ids.ts';
import type { LocalParts } from './parts.ts';
import type { ClientChannel } from './protocol.ts';

export const PUBLIC_THREAD = 11;

/** A new thread in a channel, told to whoever listens. */
export function openThread(
  { world, gateway }: Pick<LocalParts, 'world' | 'gateway'>,
  parent: ClientChannel,
  name: string,
  type: number,
  id = nextSnowflake(),
): ClientChannel {
  const { guildId } = parent;
  const thread: ClientChannel = { id, name, type, guildId, parentId: parent.id, recipientId: null };
  world.channels.set(thread.id, thread);
  gateway.dispatch('THREAD_CREATE', guildId, ({ intents }) =>
    intents & Intent.Guilds ? { ...apiChannel(world, thread), newly_created: true } : null,
  );
  return thread;
}
