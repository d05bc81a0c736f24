import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { changeGuild, featuresOf } from '../../guilds/guild-events.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalGuild } from '../../world/model.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';

const FEATURE = 'WELCOME_SCREEN_ENABLED';

const screen = z.object({
  enabled: z.boolean().nullish(),
  description: z.string().max(140).nullish(),
  welcome_channels: z
    .array(
      z.object({
        channel_id: snowflake,
        description: z.string().min(1).max(50),
        emoji_id: snowflake.nullable().default(null),
        emoji_name: z.string().nullable().default(null),
      }),
    )
    .max(5)
    .nullish(),
});

/** What new members see first. */
export function welcomeOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('get_guild_welcome_screen', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const mayManage = (permissionsOf(guild, bot.id) & Permission.ManageGuild) !== 0n;
    if (!featuresOf(guild).includes(FEATURE) && !mayManage) {
      throw new DiscordError(404, 10_069, 'Unknown Guild Welcome Screen');
    }
    return screenOf(guild);
  });

  handle('update_guild_welcome_screen', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild);
    const { enabled, description, welcome_channels } = fields(screen);
    for (const { channel_id } of welcome_channels ?? []) {
      if (world.channels.get(channel_id)?.guildId !== guild.id) {
        throw invalidField('welcome_channels', 'CHANNEL_NOT_FOUND', 'The channel is not in this server.');
      }
    }
    guild.welcomeScreen = {
      ...screenOf(guild),
      ...(description === undefined ? {} : { description }),
      ...(welcome_channels === undefined ? {} : { welcome_channels: welcome_channels ?? [] }),
    };
    if (enabled != null && enabled !== featuresOf(guild).includes(FEATURE)) {
      changeGuild(context, guild, { userId: bot.id, reason }, () => {
        const others = featuresOf(guild).filter((feature) => feature !== FEATURE);
        guild.settings = { ...guild.settings, features: enabled ? [...others, FEATURE] : others };
      });
    }
    return screenOf(guild);
  });

  handle(
    'get_guild_new_member_welcome',
    ({ bot, params }) => {
      botGuild(world, bot, params.guild_id);
      return undefined;
    },
    { partly: 'no guild has a Server Guide, so the answer is always empty' },
  );
}

const screenOf = ({ welcomeScreen }: LocalGuild) =>
  welcomeScreen ?? { description: null, welcome_channels: [] };
