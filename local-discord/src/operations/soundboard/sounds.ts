import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { shownExpression } from '../../world/expressions.ts';
import { DEFAULT_SOUNDS } from './default-sounds.ts';

/** Lists sounds: Discord's own and guilds'. */
export function soundOperations({ handle }: Router, { world }: Context): void {
  handle('get_soundboard_default_sounds', () => DEFAULT_SOUNDS);
  handle('list_guild_soundboard_sounds', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return {
      items: [...guild.records.soundboardSounds.values()].map((sound) => shownExpression(guild, bot, sound)),
    };
  });
  handle('get_guild_soundboard_sound', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const sound = guild.records.soundboardSounds.get(params.sound_id);
    if (!sound) throw unknownSound();
    return shownExpression(guild, bot, sound);
  });
}

/** What Discord answers for a sound that does not exist. */
export const unknownSound = () => new DiscordError(404, 10_097, 'Unknown sound');
