import type { RefusalBudget } from '../discord/refusal-budget.ts';
import type { BotAccount } from './bot-account.ts';
import type { BotOptions } from './bot-options.ts';
import type { GatewayStatus } from './gateway-status.ts';

export interface GatewayOptions
  extends Pick<BotOptions, 'apiUrl' | 'token' | 'onMessage' | 'readsChat' | 'dispatch' | 'log'> {
  /** Counts the refused requests of every client. */
  readonly refusalBudget: RefusalBudget;
  /** Called when Discord refuses the bot for good, for example because the token was reset. */
  readonly onFatalClose: (reason: Error) => void;
}

/** The bot's connections to Discord. */
export interface Gateway {
  status(): GatewayStatus;
  /** The slowest round trip of a last heartbeat in milliseconds; null before the first, undefined while not connected. */
  pingMs(): number | null | undefined;
  /** Whether Discord lets the bot read messages that do not mention it; assumed until the start shows it. */
  hasMessageContent(): boolean;
  /** The bot's own user; null until Discord has named it. */
  ownUserId(): string | null;
  /**
   * Starts to serve shards.
   * @returns the account, as soon as it is known
   * @throws Error when Discord refuses the token or cannot be reached
   */
  start(options: GatewayOptions): Promise<BotAccount>;
  /** Closes all connections. */
  stop(): Promise<void>;
}
