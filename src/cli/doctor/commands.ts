import { DiscordAPIError } from 'discord.js';
import { loadCommands } from '../../bot/load-commands.ts';
import { areRegistered } from '../../bot/register-commands.ts';
import { loadSettings, settings } from '../../config.ts';
import application from './application.ts';
import type { Check } from './check.ts';
import { requireEarlier } from './check-skipped.ts';
import { discordFailure } from './discord-failure.ts';
import { bad, good, warning } from './finding.ts';

const commands: Check = {
  name: 'commands',
  async run({ discord, commands: folder }) {
    const { DISCORD_REGISTER } = loadSettings(settings.pick({ DISCORD_REGISTER: true }));
    const { id } = await requireEarlier(discord.application(), application.name);
    const scope = DISCORD_REGISTER === 'off' ? 'global' : DISCORD_REGISTER;
    const bodies = [...(await loadCommands(folder)).values()].map(({ data }) => data);
    const where = scope === 'global' ? 'everywhere' : `in server ${scope}`;
    try {
      if (await areRegistered(discord.rest(), id, scope, bodies)) {
        return good(`${bodies.length} registered ${where}, up to date`);
      }
    } catch (error) {
      if (error instanceof DiscordAPIError && scope !== 'global' && [403, 404].includes(error.status)) {
        return bad(
          `the bot is not in server ${scope}, which DISCORD_REGISTER names`,
          'Add it with the link above, or set DISCORD_REGISTER=global.',
        );
      }
      return discordFailure(error);
    }
    return warning(
      `the commands registered ${where} are not those of this version`,
      DISCORD_REGISTER === 'off'
        ? 'DISCORD_REGISTER is off, so the bot does not register them: set it to global for one start.'
        : 'Nothing to do: the next start registers them.',
    );
  },
};
export default commands;
