import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botChannel } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import type { LocalGuild } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { guildOfChannel } from '../../world/visibility.ts';
import { DEFAULT_SOUNDS } from './default-sounds.ts';
import { unknownSound } from './sounds.ts';

const sending = z.object({ sound_id: snowflake, source_guild_id: snowflake.nullish() });
const SILENCED = ['deaf', 'self_deaf', 'mute', 'suppress'];

/** Playing a sound in the voice channel that the bot is connected to. */
export function soundPlaying({ handle }: Router, { world, events }: Context): void {
  handle('send_soundboard_sound', ({ bot, params, fields }) => {
    const channel = botChannel(world, bot, params.channel_id);
    const guild = guildOfChannel(world, channel);
    if (!guild) throw new DiscordError(403, 50_003, 'Cannot execute action on a DM channel');
    requireOfBot(world, bot, channel, Permission.Speak, Permission.UseSoundboard);
    const { sound_id, source_guild_id } = fields(sending);
    if (source_guild_id != null && source_guild_id !== guild.id) {
      requireOfBot(world, bot, channel, Permission.UseExternalSounds);
    }
    const state = guild.records.voiceStates.get(bot.id);
    if (state?.['channel_id'] !== channel.id) {
      throw new DiscordError(400, 40_032, 'Target user is not connected to voice.');
    }
    if (SILENCED.some((field) => state[field] === true)) {
      const message = 'Cannot send voice effect when user is server muted, deafened, or suppressed';
      throw new DiscordError(400, 50_167, message);
    }
    const sound = soundOf(world.guilds.get(source_guild_id ?? guild.id), sound_id);
    events.toChannel(channel, 'VOICE_CHANNEL_EFFECT_SEND', {
      channel_id: channel.id,
      guild_id: guild.id,
      user_id: bot.id,
      sound_id,
      sound_volume: sound['volume'],
    });
  });
}

function soundOf(guild: LocalGuild | undefined, id: string): JsonObject {
  const sound =
    DEFAULT_SOUNDS.find(({ sound_id }) => sound_id === id) ?? guild?.records.soundboardSounds.get(id);
  if (!sound) throw unknownSound();
  return sound;
}
