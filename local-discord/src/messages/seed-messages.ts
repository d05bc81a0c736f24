import { createEventHub } from '../client/event-hub.ts';
import type { World } from '../world/model.ts';
import type { SeedMessage } from '../world/seed.ts';
import { mentionsOf } from './mentions.ts';
import { EMPTY_CONTENT } from './message-body.ts';
import { createMessageStore } from './message-store.ts';

const NOBODY = { toGuild() {}, toChannel() {}, toBot() {} };

/** Adds a seed's messages to a world before anyone sees it. */
export function addSeedMessages(world: World, messages: readonly SeedMessage[]): void {
  const store = createMessageStore(world, createEventHub(), NOBODY);
  for (const { content, ...message } of messages) {
    const mentions = mentionsOf({ world, ...message, body: { content }, byDefault: 'all' });
    store.create({ ...message, content: { ...EMPTY_CONTENT, content, mentions } });
  }
}
