import { DiscordAPIError } from 'discord.js';
import { ConfigError } from '../../config/config-error.ts';
import type { Check } from './check.ts';
import { discordFailure } from './discord-failure.ts';
import { bad, good } from './finding.ts';

const discordToken: Check = {
  name: 'Discord',
  async run({ discord }) {
    try {
      const { username, id } = await discord.account();
      return good(`accepts the token: ${username} (${id})`);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      if (error instanceof DiscordAPIError && error.status === 401) {
        return bad(
          'it refuses the token',
          'https://discord.com/developers/applications › your application › Bot › Reset Token;',
          'put the new token into DISCORD_TOKEN, without quotes and without “Bot ” before it.',
        );
      }
      return discordFailure(error);
    }
  },
};
export default discordToken;
