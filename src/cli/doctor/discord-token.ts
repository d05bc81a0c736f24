import { DiscordAPIError } from 'discord.js';
import { ConfigError } from '../../config/config-error.ts';
import { bad, type Check, good } from './check.ts';
import { discordFailed } from './discord-client.ts';

const discordToken: Check = {
  name: 'Discord token',
  async examine({ discord }) {
    try {
      const { username, id } = await discord.account();
      return good(`accepted, it is ${username} (${id})`);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      if (error instanceof DiscordAPIError && error.status === 401) {
        return bad(
          'Discord refuses it',
          'https://discord.com/developers/applications › your application › Bot › Reset Token;',
          'put the new one into DISCORD_TOKEN, without quotes and without “Bot ” before it.',
        );
      }
      return discordFailed(error);
    }
  },
};
export default discordToken;
