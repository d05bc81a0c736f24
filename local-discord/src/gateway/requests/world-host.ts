import { randomBytes } from 'node:crypto';
import { apiFullMember } from '../../api/member.ts';
import type { JsonObject } from '../../json.ts';
import { ChannelType } from '../../world/channels.ts';
import { guildsOf, isMember } from '../../world/guilds.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import type { Events } from '../events.ts';
import { dispatchTo, type GatewaySession } from '../session.ts';
import { createMemberRequestLimit, type MemberRequestLimit } from './member-request-limit.ts';
import type { KnownMember } from './members.ts';
import { apiPresence } from './presence.ts';
import type { RequestHost } from './requests.ts';
import type { VoiceRequest } from './voice-state.ts';

const VOICE_CHANNELS: readonly number[] = [ChannelType.voice, ChannelType.stage];

/** Answers sessions' requests from the world. */
export function createWorldHost(
  world: World,
  events: Pick<Events, 'toGuild'>,
  isMemberLimitEnforced: boolean,
): (session: GatewaySession) => RequestHost {
  const limits = new Map<string, MemberRequestLimit>();
  return (session) => {
    const { botId } = session;
    const limit = limits.get(botId) ?? createMemberRequestLimit(isMemberLimitEnforced);
    limits.set(botId, limit);
    const guildOf = (guildId: string) => {
      const guild = world.guilds.get(guildId);
      return guild && isMember(guild, botId) ? guild : null;
    };
    return {
      intents: session.intents,
      limit,
      members(guildId) {
        const guild = guildOf(guildId);
        return guild && knownMembers(world, guild);
      },
      presence(guildId, userId) {
        const presence = world.bots.get(userId)?.presence;
        return presence ? { ...presence, guild_id: guildId } : null;
      },
      soundboardSounds(guildId) {
        const guild = guildOf(guildId);
        return guild && [...guild.records.soundboardSounds.values()];
      },
      channelInfo: (guildId) =>
        guildOf(guildId) &&
        voiceChannels(world, guildId).map((id) => ({ id, status: null, voice_start_time: null })),
      mayJoin: (guildId, channelId) =>
        guildOf(guildId) !== null &&
        (channelId === null || voiceChannels(world, guildId).includes(channelId)),
      voiceServer: () => ({ token: randomBytes(8).toString('hex'), endpoint: null }),
      onVoiceState: (request) => changeVoiceState(world, events, session, request),
      onPresence(presence) {
        const bot = world.bots.get(botId);
        if (bot) changePresence(world, events, bot, apiPresence(botId, presence));
      },
      dispatch: (t, data) => dispatchTo(session, t, data),
    };
  };
}

function knownMembers(world: World, guild: LocalGuild): KnownMember[] {
  return guild.members.flatMap(({ userId, nick = null }) => {
    const user = world.users.get(userId);
    const member = apiFullMember(world, guild, userId);
    return user ? [{ userId, username: user.username, nick, member }] : [];
  });
}

function voiceChannels(world: World, guildId: string): string[] {
  return [...world.channels.values()]
    .filter((channel) => channel.guildId === guildId && VOICE_CHANNELS.includes(channel.type))
    .map(({ id }) => id);
}

function changePresence(
  world: World,
  events: Pick<Events, 'toGuild'>,
  bot: LocalBot,
  presence: JsonObject,
): void {
  if (JSON.stringify(presence) === JSON.stringify(bot.presence)) return;
  bot.presence = presence;
  for (const { id } of guildsOf(world, bot)) {
    events.toGuild(id, 'PRESENCE_UPDATE', { ...presence, guild_id: id });
  }
}

/** Keeps the bot's voice state and sends VOICE_STATE_UPDATE (developers/resources/voice#voice-state-object). */
function changeVoiceState(
  world: World,
  events: Pick<Events, 'toGuild'>,
  { id, botId }: GatewaySession,
  { guild_id, ...request }: VoiceRequest,
): void {
  const guild = world.guilds.get(guild_id);
  if (!guild) return;
  const state = {
    ...request,
    user_id: botId,
    session_id: id,
    deaf: false,
    mute: false,
    self_stream: false,
    self_video: false,
    suppress: false,
    request_to_speak_timestamp: null,
  };
  if (request.channel_id === null) guild.records.voiceStates.delete(botId);
  else guild.records.voiceStates.set(botId, state);
  const member = apiFullMember(world, guild, botId);
  events.toGuild(guild_id, 'VOICE_STATE_UPDATE', { ...state, guild_id, member });
}
