import { apiChannel } from '../../api/channel.ts';
import { apiGuild, apiRole } from '../../api/guild.ts';
import type { JsonObject } from '../../json.ts';
import { ChannelType, isThread } from '../../world/channels.ts';
import type { LocalChannel, LocalGuild, World } from '../../world/model.ts';

/** What a template copies of a guild; in it, roles and channels are numbered instead of having ids. */
export function guildSnapshot(world: World, guild: LocalGuild): JsonObject {
  const shown = apiGuild(world, guild);
  const channels = [...world.channels.values()].filter(
    (channel) => channel.guildId === guild.id && !isThread(channel),
  );
  const numbers = new Map(channels.map(({ id }, index) => [id, index + 1]));
  return {
    name: guild.name,
    description: shown['description'],
    region: shown['region'],
    verification_level: shown['verification_level'],
    default_message_notifications: shown['default_message_notifications'],
    explicit_content_filter: shown['explicit_content_filter'],
    preferred_locale: guild.locale,
    afk_channel_id: numbers.get(String(shown['afk_channel_id'])) ?? null,
    afk_timeout: shown['afk_timeout'],
    system_channel_id: numbers.get(String(shown['system_channel_id'])) ?? null,
    system_channel_flags: shown['system_channel_flags'],
    // Roles of bots cannot be copied.
    roles: guild.roles
      .filter((role) => role.botId == null)
      .map((role, index) => {
        const { name, permissions, color, colors, hoist, mentionable, icon, unicode_emoji } = apiRole(
          role,
          index,
        );
        return { id: index, name, permissions, color, colors, hoist, mentionable, icon, unicode_emoji };
      }),
    channels: channels.map((channel) => channelSnapshot(world, channel, numbers)),
  };
}

/** Templates know no channels of communities: such a channel becomes one of the nearest kind. */
const PLAIN_TYPES: ReadonlyMap<number, number> = new Map([
  [ChannelType.announcement, ChannelType.text],
  [ChannelType.stage, ChannelType.voice],
  [ChannelType.media, ChannelType.forum],
]);

function channelSnapshot(
  world: World,
  channel: LocalChannel,
  numbers: ReadonlyMap<string, number>,
): JsonObject {
  const shown = apiChannel(world, channel);
  return {
    id: numbers.get(channel.id),
    type: PLAIN_TYPES.get(channel.type) ?? channel.type,
    name: channel.name,
    position: channel.position,
    topic: channel.topic,
    bitrate: shown['bitrate'] ?? 64_000,
    user_limit: shown['user_limit'] ?? 0,
    nsfw: channel.nsfw,
    rate_limit_per_user: channel.slowmodeSeconds,
    parent_id: numbers.get(channel.parentId ?? '') ?? null,
    default_auto_archive_duration: shown['default_auto_archive_duration'] ?? null,
    permission_overwrites: shown['permission_overwrites'],
    available_tags: null,
    template: '',
    default_reaction_emoji: shown['default_reaction_emoji'] ?? null,
    default_thread_rate_limit_per_user: null,
    default_sort_order: null,
    default_forum_layout: null,
    default_tag_setting: null,
    theme_color: null,
  };
}
