import type { JsonObject } from '../json.ts';
import type { LocalEmoji, LocalGuild, LocalRole, World } from '../world/model.ts';
import { apiUser, DELETED_USER } from './user.ts';

/** A role as the API shows it. */
export function apiRole(role: LocalRole, index: number): JsonObject {
  const color = Number.parseInt(role.color.slice(1), 16);
  return {
    id: role.id,
    name: role.name,
    color,
    colors: { primary_color: color, secondary_color: null, tertiary_color: null },
    hoist: role.hoist ?? false,
    icon: null,
    unicode_emoji: null,
    position: role.position ?? index,
    permissions: role.permissions.toString(),
    managed: role.botId != null,
    mentionable: role.mentionable ?? false,
    flags: 0,
    ...(role.botId == null ? {} : { tags: { bot_id: role.botId } }),
    ...role.extra,
  };
}

/** The roles of a guild, as the API shows them. */
export const apiRoles = ({ roles }: LocalGuild): JsonObject[] => roles.map(apiRole);

/** A custom emoji as the API shows it. */
export function apiEmoji(world: World, emoji: LocalEmoji): JsonObject {
  return {
    id: emoji.id,
    name: emoji.name,
    roles: emoji.roleIds,
    user: apiUser(world.users.get(emoji.creatorId) ?? DELETED_USER),
    require_colons: true,
    managed: false,
    animated: emoji.animated,
    available: true,
  };
}

const DEFAULTS = {
  icon: null,
  description: null,
  home_header: null,
  splash: null,
  discovery_splash: null,
  features: [],
  banner: null,
  application_id: null,
  region: 'us-central',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 1,
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 25_000_000,
  max_stage_video_channel_users: 50,
  max_video_channel_users: 25,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  premium_progress_bar_enabled: false,
  nsfw: false,
  nsfw_level: 0,
  incidents_data: null,
} as const satisfies JsonObject;

/** A guild as `GET /guilds/{guild_id}` shows it. */
export function apiGuild(world: World, guild: LocalGuild): JsonObject {
  return {
    id: guild.id,
    name: guild.name,
    owner_id: guild.ownerId,
    preferred_locale: guild.locale,
    ...DEFAULTS,
    roles: apiRoles(guild),
    emojis: [...guild.emojis.values()].map((emoji) => apiEmoji(world, emoji)),
    stickers: [...guild.records.stickers.values()],
    ...guild.settings,
  };
}
