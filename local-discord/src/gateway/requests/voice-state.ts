import { z } from 'zod';
import type { JsonObject } from '../../json.ts';
import { snowflake } from './snowflake.ts';

const requestSchema = z.object({
  guild_id: snowflake,
  channel_id: snowflake.nullable(),
  self_mute: z.boolean(),
  self_deaf: z.boolean(),
});

/** The voice channel that a bot wants to join; `channel_id` null to leave. */
export type VoiceRequest = z.infer<typeof requestSchema>;

/** What a session needs for Update Voice State. */
export interface VoiceHost {
  /** Whether the bot may join this channel of the guild, or leave (null). */
  mayJoin(guildId: string, channelId: string | null): boolean;
  /** Called when the bot joined, moved or left; the core sends VOICE_STATE_UPDATE. */
  onVoiceState(request: VoiceRequest): void;
  /** Data of VOICE_SERVER_UPDATE, without the guild. The endpoint is null if there is no voice server. */
  voiceServer(guildId: string): { readonly token: string; readonly endpoint: string | null };
  dispatch(t: string, data: JsonObject): void;
}

/**
 * Answers Update Voice State (op 4). A channel that the bot may not join gets no answer, as on Discord.
 * @returns what is wrong with the request, or null
 */
export function updateVoiceState(host: VoiceHost, data: JsonObject): string | null {
  const { data: request, error } = requestSchema.safeParse(data);
  if (error) return z.prettifyError(error);
  if (!host.mayJoin(request.guild_id, request.channel_id)) return null;
  host.onVoiceState(request);
  if (request.channel_id !== null) {
    const { token, endpoint } = host.voiceServer(request.guild_id);
    host.dispatch('VOICE_SERVER_UPDATE', { token, guild_id: request.guild_id, endpoint });
  }
  return null;
}
