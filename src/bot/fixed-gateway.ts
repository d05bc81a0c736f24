import type { Client } from 'discord.js';
import { accountOf } from './bot-account.ts';
import { explainCloseCode } from './close-codes.ts';
import type { Gateway } from './gateway.ts';
import { isConnected, pingOf } from './gateway-status.ts';
import type { Sharding } from './sharding.ts';
import { startBot } from './start-bot.ts';

/**
 * Serves the same shards for as long as the process runs.
 * @param clock milliseconds since 1970, UTC
 */
export function createFixedGateway(sharding: Sharding, clock: () => number): Gateway {
  const { shards } = sharding;
  /** The newest one, connected or not: a start without an intent creates a second one. */
  let client: Client | undefined;
  let hasMessageContent = true;
  return {
    status() {
      const connected = shards.filter((shard) => isConnected(client, shard, clock));
      const isReady = client?.isReady() === true && connected.length === shards.length;
      return { state: isReady ? 'ready' : 'connecting', shards, connected };
    },
    pingMs: () => pingOf(client),
    hasMessageContent: () => hasMessageContent,
    ownUserId: () => client?.user?.id ?? null,
    async start({ refusalBudget, onFatalClose, ...options }) {
      const bot = await startBot({
        ...options,
        sharding,
        onClient(newest) {
          client = newest;
          refusalBudget.watch(newest.rest);
        },
        onFatalClose: (code) => onFatalClose(new Error(explainCloseCode(code))),
      });
      hasMessageContent = bot.hasMessageContent;
      return accountOf(bot.client);
    },
    stop: async () => client?.destroy(),
  };
}
