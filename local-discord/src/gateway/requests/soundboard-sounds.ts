import { z } from 'zod';
import type { JsonObject } from '../../json.ts';
import { snowflake } from './snowflake.ts';

/** What a session needs for Request Soundboard Sounds. */
export interface SoundSource {
  /** Null for a guild that the bot is not in. */
  soundboardSounds(guildId: string): readonly JsonObject[] | null;
  dispatch(t: string, data: JsonObject): void;
}

const requestSchema = z.object({ guild_ids: z.array(snowflake) });

/** Answers Request Soundboard Sounds (op 31) with one event a guild. @returns what is wrong with the request, or null */
export function requestSoundboardSounds(source: SoundSource, data: JsonObject): string | null {
  const { data: request, error } = requestSchema.safeParse(data);
  if (error) return z.prettifyError(error);
  for (const guildId of request.guild_ids) {
    const sounds = source.soundboardSounds(guildId);
    if (sounds) source.dispatch('SOUNDBOARD_SOUNDS', { soundboard_sounds: sounds, guild_id: guildId });
  }
  return null;
}
