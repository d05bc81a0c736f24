import { z } from 'zod';
import { apiGuild } from '../../api/guild.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { endMembership } from '../../guilds/membership.ts';
import { queryFlag, queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { guildsOf, isMember } from '../../world/guilds.ts';
import { permissionsOf } from '../../world/permissions.ts';
import { memberCounts } from './member-counts.ts';

const page = z.object({
  before: snowflake.optional(),
  after: snowflake.optional(),
  limit: queryInteger(1, 200).default(200),
  with_counts: queryFlag.default(false),
});

/** The guilds that a bot is in. */
export function myGuildOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('list_my_guilds', ({ bot, query }) => {
    const { before, after, limit, with_counts } = query(page);
    const guilds = guildsOf(world, bot)
      .filter(({ id }) => before === undefined || BigInt(id) < BigInt(before))
      .filter(({ id }) => after === undefined || BigInt(id) > BigInt(after))
      .sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
    const shown = before !== undefined && after === undefined ? guilds.slice(-limit) : guilds.slice(0, limit);
    return shown.map((guild) => {
      const { id, name, icon, banner, features } = apiGuild(world, guild);
      return {
        id,
        name,
        icon,
        banner,
        features,
        owner: guild.ownerId === bot.id,
        permissions: permissionsOf(guild, bot.id).toString(),
        ...(with_counts ? memberCounts(context, guild) : {}),
      };
    });
  });

  handle('leave_guild', ({ bot, params }) => {
    const guild = world.guilds.get(params.guild_id);
    if (!guild || !isMember(guild, bot.id)) throw new DiscordError(404, 10_004, 'Unknown Guild');
    if (guild.ownerId === bot.id) throw new DiscordError(400, 50_055, 'Invalid Guild');
    endMembership(context, guild, bot.id);
  });
}
