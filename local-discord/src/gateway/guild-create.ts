import { apiChannel, apiMember, apiRole, apiUser } from '../api/objects.ts';
import type { JsonObject } from '../json.ts';
import type { LocalGuild, World } from '../world/model.ts';
import { timeOf } from '../world/snowflakes.ts';

/** GUILD_CREATE: with no members but the bot, as without the privileged intents. */
export function guildCreate(world: World, guild: LocalGuild): JsonObject {
  const channels = [...world.channels.values()].filter((channel) => channel.guildId === guild.id);
  const isThread = (type: number) => type >= 10 && type <= 12;
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    unavailable: false,
    large: false,
    joined_at: new Date(timeOf(guild.id)).toISOString(),
    member_count: guild.members.length,
    features: [],
    verification_level: 1,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    afk_timeout: 300,
    afk_channel_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    roles: guild.roles.map(apiRole),
    emojis: [],
    stickers: [],
    members: [{ user: apiUser(world.bot), ...apiMember(guild, world.bot.id) }],
    channels: channels.filter((channel) => !isThread(channel.type)).map((entry) => apiChannel(world, entry)),
    threads: channels.filter((channel) => isThread(channel.type)).map((entry) => apiChannel(world, entry)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
