import { z } from 'zod';
import type { JsonObject } from '../../json.ts';
import { snowflake } from './snowflake.ts';

/** What comes and goes with the people in a voice channel. */
export interface ChannelInfo {
  readonly id: string;
  readonly status: string | null;
  /** In seconds; null while nobody is there. */
  readonly voice_start_time: number | null;
}

/** What a session needs for Request Channel Info. */
export interface ChannelInfoSource {
  /** The voice channels of a guild; null for a guild that the bot is not in. */
  channelInfo(guildId: string): readonly ChannelInfo[] | null;
  dispatch(t: string, data: JsonObject): void;
}

const requestSchema = z.object({
  guild_id: snowflake,
  fields: z.array(z.enum(['status', 'voice_start_time'])),
});

/** Answers Request Channel Info (op 43). @returns what is wrong with the request, or null */
export function requestChannelInfo(source: ChannelInfoSource, data: JsonObject): string | null {
  const { data: request, error } = requestSchema.safeParse(data);
  if (error) return z.prettifyError(error);
  const channels = source.channelInfo(request.guild_id);
  if (!channels) return null;
  source.dispatch('CHANNEL_INFO', {
    guild_id: request.guild_id,
    channels: channels.map((channel) => ({
      id: channel.id,
      ...Object.fromEntries(request.fields.map((field) => [field, channel[field]])),
    })),
  });
  return null;
}
