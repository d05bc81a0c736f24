import { z } from 'zod';
import { apiGuild } from '../../api/guild.ts';
import type { Context } from '../../context.ts';
import { changeGuild } from '../../guilds/guild-events.ts';
import { botGuild } from '../../rest/access.ts';
import { queryFlag } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { Permission } from '../../world/permissions.ts';
import { memberCounts } from './member-counts.ts';
import { applySettings, guildFields, requireSettings } from './settings-fields.ts';

/** A guild and its settings. */
export function guildOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('get_guild', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const { with_counts } = query(z.object({ with_counts: queryFlag.default(false) }));
    return { ...apiGuild(world, guild), ...(with_counts ? memberCounts(context, guild) : {}) };
  });

  handle('update_guild', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild);
    const given = fields(guildFields);
    requireSettings(world, guild, bot, given);
    changeGuild(context, guild, { userId: bot.id, reason }, () => applySettings(guild, given));
    return apiGuild(world, guild);
  });

  handle('get_guild_vanity_url', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild);
    const code = guild.settings['vanity_url_code'];
    return { code: typeof code === 'string' ? code : null, uses: 0 };
  });
}
