import { homeGuildsOf } from '../../alerts/home-guilds.ts';
import { loadSettings, settings } from '../../config.ts';
import type { HomeGuilds } from '../../store/index.ts';
import { printError } from '../print.ts';

const neededSettings = settings
  .pick({ HOME_GUILD_IDS: true, DISCORD_API_URL: true, DISCORD_TOKEN: true })
  .partial({ DISCORD_TOKEN: true });

/** Which servers are home, by the same rule as in the bot. Prints a note when Discord does not answer. */
export async function readHomeGuilds(): Promise<HomeGuilds> {
  const { HOME_GUILD_IDS, DISCORD_API_URL, DISCORD_TOKEN } = loadSettings(neededSettings);
  try {
    return await homeGuildsOf(HOME_GUILD_IDS, async () => {
      if (DISCORD_TOKEN === undefined) throw new Error('DISCORD_TOKEN is not set');
      // Only here, since loading discord.js takes longer than everything else that `show` and `replay` do.
      const { isPublicBot } = await import('../../discord/is-public-bot.ts');
      return isPublicBot(DISCORD_API_URL, DISCORD_TOKEN);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printError(
      `Home servers are not known (${reason}): no server counts as home here. To name them, set HOME_GUILD_IDS.`,
    );
    return [];
  }
}
