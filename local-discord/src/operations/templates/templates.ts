import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { apiChannel } from '../../api/channel.ts';
import { apiGuild, apiRole } from '../../api/guild.ts';
import { apiUser, userOf } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { text } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { ChannelType, isThread } from '../../world/channels.ts';
import type { LocalBot, LocalChannel, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { guildRecords } from '../guild-records.ts';

const newTemplate = z.object({ name: text(1, 100), description: text(0, 120).nullish() });
const templateChange = newTemplate.partial();

/** Templates of guilds. */
export function templateOperations({ handle, handleOpen }: Router, context: Context): void {
  const { world } = context;
  // Templates appear in neither events nor the audit log.
  const templates = guildRecords(context, {
    of: ({ records }) => records.templates,
    key: 'code',
    unknown: unknownTemplate,
    announce: () => {},
  });
  const managed = (bot: LocalBot, guildId: string): LocalGuild => {
    const guild = botGuild(world, bot, guildId);
    requireInGuild(guild, bot, Permission.ManageGuild);
    return guild;
  };

  handleOpen('get_guild_template', ({ params }) => {
    for (const { records } of world.guilds.values()) {
      const template = records.templates.get(params.code);
      if (template) return template;
    }
    throw unknownTemplate();
  });
  handle('list_guild_templates', ({ bot, params }) => templates.list(managed(bot, params.guild_id)));
  handle('create_guild_template', (call) => {
    const guild = managed(call.bot, call.params.guild_id);
    const given = call.fields(newTemplate);
    if (guild.records.templates.size > 0) throw new DiscordError(400, 30_031, 'Guild already has a template');
    const description = given.description ?? null;
    return templates.create(call, guild, templateRecord(world, guild, call.bot, given.name, description));
  });
  handle('sync_guild_template', (call) => {
    const guild = managed(call.bot, call.params.guild_id);
    const serialized_source_guild = guildSnapshot(world, guild);
    return templates.update(call, guild, call.params.code, { serialized_source_guild, updated_at: now() });
  });
  handle('update_guild_template', (call) => {
    const guild = managed(call.bot, call.params.guild_id);
    return templates.update(call, guild, call.params.code, call.fields(templateChange));
  });
  handle('delete_guild_template', (call) =>
    templates.remove(call, managed(call.bot, call.params.guild_id), call.params.code),
  );
}

const now = () => new Date().toISOString();

function templateRecord(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  name: string,
  description: string | null,
): JsonObject {
  const time = now();
  return {
    code: randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x'),
    name,
    description,
    usage_count: 0,
    creator_id: bot.id,
    creator: apiUser(userOf(world, bot)),
    created_at: time,
    updated_at: time,
    source_guild_id: guild.id,
    serialized_source_guild: guildSnapshot(world, guild),
    is_dirty: null,
  };
}

const unknownTemplate = () => new DiscordError(404, 10_057, 'Unknown Guild Template');

/** What a template copies from a guild; roles and channels are numbered instead of having ids. */
function guildSnapshot(world: World, guild: LocalGuild): JsonObject {
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
    // Bots' roles can't be copied.
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

/** Templates don't support Community channels, which become the closest plain type. */
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
