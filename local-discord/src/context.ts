import type { EventHub } from './client/event-hub.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { MessageStore } from './messages/message-store.ts';
import type { Voting } from './messages/voting.ts';
import type { World } from './world/model.ts';

/** What people's clients and the bot's REST API share. */
export interface Context {
  readonly world: World;
  readonly hub: EventHub;
  readonly gateway: Gateway;
  readonly messageStore: MessageStore;
  readonly voting: Voting;
  readonly interactions: Interactions;
  /** Null accepts every token that is not empty. */
  readonly token: string | null;
}
