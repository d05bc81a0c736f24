import { z } from 'zod';
import type { JsonObject } from '../../json.ts';
import { type MemberSource, requestGuildMembers } from './members.ts';
import { type Presence, presenceSchema } from './presence.ts';
import { snowflake } from './snowflake.ts';
import { updateVoiceState, type VoiceHost } from './voice-state.ts';

/** What the core provides for the requests of a session. */
export interface RequestHost extends MemberSource, SoundSource, ChannelInfoSource, VoiceHost {
  /** Called when the bot changes its presence; the core sends PRESENCE_UPDATE. */
  onPresence(presence: Presence): void;
}

interface Request {
  /** The documented name, spelled like an event. */
  readonly name: string;
  /** @returns what is wrong with the data, or null */
  readonly answer: (host: RequestHost, data: JsonObject) => string | null;
}

/** What an identified bot may send, by opcode (developers/topics/opcodes-and-status-codes). */
export const REQUESTS: ReadonlyMap<unknown, Request> = new Map([
  [3, { name: 'UPDATE_PRESENCE', answer: updatePresence }],
  [4, { name: 'UPDATE_VOICE_STATE', answer: updateVoiceState }],
  [8, { name: 'REQUEST_GUILD_MEMBERS', answer: requestGuildMembers }],
  [31, { name: 'REQUEST_SOUNDBOARD_SOUNDS', answer: requestSoundboardSounds }],
  [43, { name: 'REQUEST_CHANNEL_INFO', answer: requestChannelInfo }],
]);

function updatePresence(host: RequestHost, data: JsonObject): string | null {
  const { data: presence, error } = presenceSchema.safeParse(data);
  if (error) return z.prettifyError(error);
  host.onPresence(presence);
  return null;
}

/** Data of a voice channel that depends on who is in it. */
interface ChannelInfo {
  readonly id: string;
  readonly status: string | null;
  /** In seconds; null while nobody is there. */
  readonly voice_start_time: number | null;
}

/** What a session needs for Request Channel Info. */
interface ChannelInfoSource {
  /** The voice channels of a guild; null for a guild that the bot is not in. */
  channelInfo(guildId: string): readonly ChannelInfo[] | null;
  dispatch(t: string, data: JsonObject): void;
}

const channelInfoRequest = z.object({
  guild_id: snowflake,
  fields: z.array(z.enum(['status', 'voice_start_time'])),
});

/** Answers Request Channel Info (op 43). @returns what is wrong with the request, or null */
function requestChannelInfo(source: ChannelInfoSource, data: JsonObject): string | null {
  const { data: request, error } = channelInfoRequest.safeParse(data);
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

/** What a session needs for Request Soundboard Sounds. */
interface SoundSource {
  /** Null for a guild that the bot is not in. */
  soundboardSounds(guildId: string): readonly JsonObject[] | null;
  dispatch(t: string, data: JsonObject): void;
}

const soundsRequest = z.object({ guild_ids: z.array(snowflake) });

/** Answers Request Soundboard Sounds (op 31) with one event a guild. @returns what is wrong with the request, or null */
function requestSoundboardSounds(source: SoundSource, data: JsonObject): string | null {
  const { data: request, error } = soundsRequest.safeParse(data);
  if (error) return z.prettifyError(error);
  for (const guildId of request.guild_ids) {
    const sounds = source.soundboardSounds(guildId);
    if (sounds) source.dispatch('SOUNDBOARD_SOUNDS', { soundboard_sounds: sounds, guild_id: guildId });
  }
  return null;
}
