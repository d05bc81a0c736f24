import type { Client } from 'discord.js';
import type { RefusalBudget } from '../discord/refusal-budget.ts';
import type { BotOptions } from './bot-options.ts';
import { explainCloseCode } from './close-codes.ts';
import { isGatewayReady, pingOf } from './gateway-status.ts';
import { startBot } from './start-bot.ts';

interface GatewayOptions extends Omit<BotOptions, 'onClient' | 'onFatalClose'> {
  /** Counts the refused requests of every client. */
  readonly refusalBudget: RefusalBudget;
  /** Called when Discord closes the connection for good, for example because the token was reset. */
  readonly onFatalClose: (reason: Error) => void;
}

/** The bot's connection to Discord. */
interface Gateway {
  /** The newest client, connected or not: a start without an intent creates a second one. Undefined before the start. */
  client(): Client | undefined;
  isReady(): boolean;
  /** Round trip of the last heartbeat in milliseconds; null before the first, undefined while not connected. */
  pingMs(): number | null | undefined;
  /** Whether Discord lets the bot read messages that do not mention it; assumed until the start shows it. */
  hasMessageContent(): boolean;
  /** Resolves once the client is ready. @throws Error when Discord refuses the token or cannot be reached */
  start(options: GatewayOptions): Promise<Client<true>>;
}

/** @param clock milliseconds since 1970, UTC */
export function createGateway(clock: () => number): Gateway {
  let client: Client | undefined;
  let hasMessageContent = true;
  return {
    client: () => client,
    isReady: () => isGatewayReady(client, clock),
    pingMs: () => pingOf(client),
    hasMessageContent: () => hasMessageContent,
    async start({ refusalBudget, onFatalClose, ...options }) {
      const bot = await startBot({
        ...options,
        onClient(newest) {
          client = newest;
          refusalBudget.watch(newest.rest);
        },
        onFatalClose: (code) => onFatalClose(new Error(explainCloseCode(code))),
      });
      hasMessageContent = bot.hasMessageContent;
      return bot.client;
    },
  };
}
