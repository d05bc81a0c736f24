import { isPublic } from '../../bot/is-public.ts';
import { loadSettings, settings } from '../../config.ts';
import type { HomeGuilds } from '../../store/index.ts';
import { printError } from '../print.ts';

const wanted = settings
  .pick({ HOME_GUILD_IDS: true, DISCORD_API_URL: true, DISCORD_TOKEN: true })
  .partial({ DISCORD_TOKEN: true });

/** Which servers are home, as the bot would find out; says on stderr when it cannot. */
export async function readHomeGuilds(): Promise<HomeGuilds> {
  const { HOME_GUILD_IDS, DISCORD_API_URL, DISCORD_TOKEN } = loadSettings(wanted);
  if (HOME_GUILD_IDS.length > 0) return HOME_GUILD_IDS;
  try {
    if (DISCORD_TOKEN === undefined) throw new Error('DISCORD_TOKEN is not set');
    return (await isPublic(DISCORD_API_URL, DISCORD_TOKEN)) ? [] : 'all';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printError(
      `Home servers are not known (${reason}): no server counts as home here. HOME_GUILD_IDS names them.`,
    );
    return [];
  }
}
