import { apiChannel } from '../api/channel.ts';
import { apiGuild } from '../api/guild.ts';
import { apiFullMember } from '../api/member.ts';
import type { JsonObject } from '../json.ts';
import { isThread } from '../world/channels.ts';
import { memberOf } from '../world/guilds.ts';
import type { LocalGuild, World } from '../world/model.ts';
import { timeOf } from '../world/snowflakes.ts';
import { mayEnter } from '../world/visibility.ts';
import { Intent } from './intents.ts';

/** GUILD_CREATE for a bot. Without the privileged intents, it lists no member except the bot. */
export function guildCreate(world: World, guild: LocalGuild, botId: string, intents: number): JsonObject {
  const all = [...world.channels.values()].filter((channel) => channel.guildId === guild.id);
  const threads = all.filter((channel) => isThread(channel) && mayEnter(world, botId, channel));
  const members = (intents & Intent.GuildMembers) !== 0 ? guild.members.map(({ userId }) => userId) : [botId];
  const joinedAt = memberOf(guild, botId)?.joinedAt ?? timeOf(guild.id);
  return {
    ...apiGuild(world, guild),
    unavailable: false,
    large: false,
    joined_at: new Date(joinedAt).toISOString(),
    member_count: guild.members.length,
    members: members.map((userId) => apiFullMember(world, guild, userId)),
    channels: all.filter((channel) => !isThread(channel)).map((channel) => apiChannel(world, channel)),
    threads: threads
      .filter(({ thread }) => thread?.archived === false)
      .map((channel) => apiChannel(world, channel, botId)),
    presences: [],
    voice_states: [...guild.records.voiceStates.values()],
    stage_instances: [...guild.records.stageInstances.values()],
    guild_scheduled_events: [...guild.records.scheduledEvents.values()],
    soundboard_sounds: [...guild.records.soundboardSounds.values()],
  };
}
