import type { Client, Interaction } from 'discord.js';
import type { Log } from '../process/log.ts';
import type { Sharding } from './sharding.ts';

/**
 * Waits until a shard may identify (developers/events/gateway#rate-limiting).
 * @param signal aborts when its connection was closed; the only reason to reject, because discord.js identifies after any other one
 */
export type WaitForIdentify = (shard: number, signal: AbortSignal) => Promise<void>;

export interface BotOptions {
  readonly apiUrl: string;
  readonly token: string;
  readonly sharding: Sharding;
  /** Gets the raw dispatches about messages: those with links, and those addressed to the bot. */
  readonly onMessage: (type: string, data: unknown) => Promise<void>;
  /** Whether the bot also reads messages that are not addressed to it, which takes the Message Content intent. */
  readonly readsChat: boolean;
  readonly dispatch: (interaction: Interaction) => Promise<void>;
  readonly log: Log;
  /** Called with every client before it connects. There is a second client if Discord rejects an intent. */
  readonly onClient: (client: Client) => void;
  /** Called if Discord closes the connection for good, for example after the token was reset. */
  readonly onFatalClose: (code: number) => void;
  /** Whether messages and interactions are handled now; always, if undefined. Asked for each of them. */
  readonly isServing?: () => boolean;
  /** None: this process alone identifies, so it waits as often as its own identifies require. */
  readonly waitForIdentify?: WaitForIdentify;
}
