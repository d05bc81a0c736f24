import type { Gateway } from './gateway/gateway.ts';
import type { Hub } from './hub.ts';
import type { Interactions } from './interactions.ts';
import type { MessageBoard } from './message-board.ts';
import type { World } from './model.ts';

/** The pieces that the two sides (people's clients and the bot's REST API) work on. */
export interface LocalParts {
  readonly world: World;
  readonly hub: Hub;
  readonly gateway: Gateway;
  readonly board: MessageBoard;
  readonly interactions: Interactions;
  /** Null: every token that is not empty will do. */
  readonly token: string | null;
}
