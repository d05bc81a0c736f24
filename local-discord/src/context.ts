import type { EventHub } from './client/event-hub.ts';
import type { Events } from './gateway/events.ts';
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
  readonly events: Events;
  readonly messageStore: MessageStore;
  readonly voting: Voting;
  readonly interactions: Interactions;
  /** Whether unknown tokens are accepted. */
  readonly anyToken: boolean;
  /** Whether fields that Discord ignores are refused. */
  readonly isStrict: boolean;
}
