import { randomBytes } from 'node:crypto';
import { apiFullMember } from '../api/member.ts';
import type { Context } from '../context.ts';
import type { JsonObject } from '../json.ts';
import { ChannelType } from '../world/channels.ts';
import { isMember } from '../world/guilds.ts';
import type { LocalGuild, World } from '../world/model.ts';

type Shared = Pick<Context, 'world' | 'events'>;

/** A voice state with all fields of the API. */
export function apiVoiceState(world: World, guild: LocalGuild, state: JsonObject): JsonObject {
  return {
    guild_id: guild.id,
    deaf: false,
    mute: false,
    self_deaf: false,
    self_mute: false,
    self_stream: false,
    self_video: false,
    suppress: false,
    request_to_speak_timestamp: null,
    ...state,
    member: apiFullMember(world, guild, String(state['user_id'])),
  };
}

/** Changes a member's voice state and tells bots. */
export function setVoiceState({ world, events }: Shared, guild: LocalGuild, state: JsonObject): void {
  const { voiceStates } = guild.records;
  const userId = String(state['user_id']);
  if (state['channel_id'] === null) voiceStates.delete(userId);
  else voiceStates.set(userId, state);
  events.toGuild(guild.id, 'VOICE_STATE_UPDATE', apiVoiceState(world, guild, state));
}

/** Moves a member to a voice channel or a stage, where they only listen at first; null: disconnects. */
export function moveToVoice(
  context: Shared,
  guildId: string,
  userId: string,
  channelId: string | null,
): void {
  const { world } = context;
  const guild = world.guilds.get(guildId);
  if (!guild || !isMember(guild, userId)) throw new Error(`${userId} is no member of the server ${guildId}`);
  const channel = world.channels.get(channelId ?? '');
  const takesVoice = channel?.type === ChannelType.voice || channel?.type === ChannelType.stage;
  if (channelId !== null && (!takesVoice || channel.guildId !== guildId)) {
    throw new Error(`there is no voice channel ${channelId} in the server ${guildId}`);
  }
  const before = guild.records.voiceStates.get(userId);
  setVoiceState(context, guild, {
    session_id: randomBytes(16).toString('hex'),
    ...before,
    user_id: userId,
    channel_id: channelId,
    suppress: channel?.type === ChannelType.stage,
    request_to_speak_timestamp: null,
  });
}
