import { GatewayCloseCodes } from 'discord.js';

/** Codes after which connecting again is pointless (topics/opcodes-and-status-codes), and what to do instead. */
const EXPLANATIONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]:
    'the token is not valid any more: reset it in the developer portal and put the new one into DISCORD_TOKEN',
  [GatewayCloseCodes.InvalidShard]: 'a shard that does not exist: correct SHARDS and SHARD_COUNT',
  [GatewayCloseCodes.ShardingRequired]:
    'the bot is in more than 2,500 servers for each of its shards: raise SHARD_COUNT to one for each 1,000 servers',
  [GatewayCloseCodes.InvalidAPIVersion]:
    'Discord has retired the version of its gateway that this bot speaks: update the bot',
  [GatewayCloseCodes.InvalidIntents]: 'an intent that Discord does not know: please report this',
  [GatewayCloseCodes.DisallowedIntents]:
    'an intent is not allowed any more: tick Message Content Intent in the developer portal under Bot, or set AUTO_CONVERT=off',
};

/** Explains a close code with which Discord ended the connection for good. */
export function explainCloseCode(code: number): string {
  const explanation = EXPLANATIONS[code];
  const prefix = `Discord closed the gateway for good (close code ${code})`;
  return explanation === undefined ? `${prefix}.` : `${prefix}: ${explanation}.`;
}
