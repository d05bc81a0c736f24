import { GatewayCloseCodes } from 'discord.js';

/** Close codes after which reconnecting fails again (topics/opcodes-and-status-codes), and what to do. */
const EXPLANATIONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]:
    'the token is no longer valid: reset it in the developer portal and put the new one into DISCORD_TOKEN',
  [GatewayCloseCodes.InvalidShard]: 'the shard does not exist: correct SHARDS and SHARD_COUNT',
  [GatewayCloseCodes.ShardingRequired]:
    'the bot is in more than 2,500 servers per shard: raise SHARD_COUNT to one per 1,000 servers',
  [GatewayCloseCodes.InvalidAPIVersion]:
    'Discord has retired the gateway version that this bot uses: update the bot',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know an intent: please report this',
  [GatewayCloseCodes.DisallowedIntents]:
    'an intent is no longer allowed: tick Message Content Intent in the developer portal under Bot, or set AUTO_CONVERT=off',
};

/** Explains why Discord closed the connection for good. */
export function explainCloseCode(code: number): string {
  const explanation = EXPLANATIONS[code];
  const prefix = `Discord closed the gateway for good (close code ${code})`;
  return explanation === undefined ? `${prefix}.` : `${prefix}: ${explanation}.`;
}
