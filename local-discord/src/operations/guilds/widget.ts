import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { changeGuild } from '../../guilds/guild-events.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import { Answer, type Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { ChannelType } from '../../world/channels.ts';
import type { LocalBot, LocalGuild, LocalMember, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { isOnline, memberCounts } from './member-counts.ts';

/** A transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const STYLES = ['shield', 'banner1', 'banner2', 'banner3', 'banner4'] as const;

/** The widget of a guild for websites. */
export function widgetOperations({ handle, handleOpen }: Router, context: Context): void {
  const { world } = context;

  const managed = (bot: LocalBot, guildId: string) => {
    const guild = botGuild(world, bot, guildId);
    requireInGuild(guild, bot, Permission.ManageGuild);
    return guild;
  };

  handle('get_guild_widget_settings', ({ bot, params }) => settingsOf(managed(bot, params.guild_id)));

  handle('update_guild_widget_settings', ({ bot, params, fields, reason }) => {
    const guild = managed(bot, params.guild_id);
    const given = fields(z.object({ enabled: z.boolean().nullish(), channel_id: snowflake.nullish() }));
    const { enabled, channel_id } = given;
    if (channel_id != null && world.channels.get(channel_id)?.guildId !== guild.id) {
      throw invalidField('channel_id', 'CHANNEL_NOT_FOUND', 'The channel is not in this server.');
    }
    changeGuild(context, guild, { userId: bot.id, reason }, () => {
      guild.settings = {
        ...guild.settings,
        ...(enabled == null ? {} : { widget_enabled: enabled }),
        ...(channel_id === undefined ? {} : { widget_channel_id: channel_id }),
      };
    });
    return settingsOf(guild);
  });

  handleOpen('get_guild_widget', ({ params }) => widgetOf(context, shownGuild(world, params.guild_id)), {
    partly: 'it shows an invite that exists but creates none; pictures of members lead nowhere',
  });

  handleOpen(
    'get_guild_widget_png',
    ({ params, query }) => {
      query(z.object({ style: z.enum(STYLES).default('shield') }));
      shownGuild(world, params.guild_id);
      return new Answer(200, PNG, 'image/png');
    },
    { partly: 'the picture is one pixel' },
  );
}

const settingsOf = ({ settings }: LocalGuild) => ({
  enabled: settings['widget_enabled'] === true,
  channel_id: settings['widget_channel_id'] ?? null,
});

function shownGuild(world: World, guildId: string): LocalGuild {
  const guild = world.guilds.get(guildId);
  if (!guild) throw new DiscordError(404, 10_004, 'Unknown Guild');
  if (!settingsOf(guild).enabled) throw new DiscordError(403, 50_004, 'Widget Disabled');
  return guild;
}

/** Voice and stage channels that @everyone can see. */
function widgetOf(context: Context, guild: LocalGuild) {
  const { world } = context;
  const { channel_id } = settingsOf(guild);
  const invite = [...world.invites.values()].find(({ channelId }) => channelId === channel_id);
  const isHidden = (overwrite: { id: string; deny: bigint }) =>
    overwrite.id === guild.id && (overwrite.deny & Permission.ViewChannel) !== 0n;
  return {
    id: guild.id,
    name: guild.name,
    instant_invite: invite ? `https://discord.com/invite/${invite.code}` : null,
    channels: [...world.channels.values()]
      .filter(
        ({ guildId, type }) =>
          guildId === guild.id && (type === ChannelType.voice || type === ChannelType.stage),
      )
      .filter(({ overwrites }) => !overwrites.some(isHidden))
      .map(({ id, name, position }) => ({ id, name, position })),
    members: widgetMembers(context, guild),
    presence_count: memberCounts(context, guild).approximate_presence_count,
  };
}

const MOST = 100;

/** Online members as the public may see them: with numbers instead of ids, and without discriminators. */
function widgetMembers(context: Context, guild: LocalGuild): JsonObject[] {
  return guild.members
    .filter(({ userId }) => isOnline(context, userId))
    .map((member) => ({ member, presence: objectOf(context.world.bots.get(member.userId)?.presence) }))
    .filter(({ presence }) => presence['status'] !== 'offline')
    .slice(0, MOST)
    .map(({ member, presence }, index) => ({
      id: String(index),
      username: nameOf(context, member),
      discriminator: '0000',
      avatar: null,
      status: textOf(presence['status']) ?? 'online',
      ...activityOf(presence),
      avatar_url: `${context.world.origin}/widget-avatars/${member.userId}`,
      ...voiceOf(guild, member.userId),
    }));
}

function nameOf({ world }: Context, { userId, nick }: LocalMember): string {
  const user = world.users.get(userId);
  return nick ?? user?.globalName ?? user?.username ?? '';
}

function activityOf(presence: JsonObject): JsonObject {
  const [activity] = objectsOf(presence['activities']);
  return activity ? { activity: { name: activity['name'] } } : {};
}

function voiceOf({ records }: LocalGuild, userId: string): JsonObject {
  const state = records.voiceStates.get(userId);
  if (!state) return {};
  const { channel_id, deaf, mute, self_deaf, self_mute, suppress } = state;
  return {
    channel_id,
    deaf: deaf === true,
    mute: mute === true,
    self_deaf: self_deaf === true,
    self_mute: self_mute === true,
    suppress: suppress === true,
  };
}
