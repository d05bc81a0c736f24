import type { LocalChannel } from '../world/model.ts';
import type { ShownChannel } from './protocol.ts';

/** A channel as a person's client shows it. */
export function clientChannel(channel: LocalChannel): ShownChannel {
  const { id, name, type, guildId, parentId, recipientId, botId, topic, position, thread } = channel;
  return {
    id,
    name,
    type,
    guildId,
    parentId,
    recipientId,
    botId,
    topic,
    position,
    isArchived: thread?.archived ?? false,
    isLocked: thread?.locked ?? false,
    tags: channel.tags.map(({ id, name, emoji_name: emoji }) => ({ id, name, emoji })),
    tagIds: thread?.tagIds ?? [],
  };
}
