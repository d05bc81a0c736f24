import type { ShownChannel } from '../../src/client/protocol.ts';

/** A text channel of a server, or what is given. */
export function shownChannel(given: Partial<ShownChannel>): ShownChannel {
  return {
    id: '100',
    name: 'general',
    type: 0,
    guildId: '10',
    parentId: null,
    recipientId: null,
    botId: null,
    topic: null,
    position: 0,
    isArchived: false,
    isLocked: false,
    tags: [],
    tagIds: [],
    ...given,
  };
}
