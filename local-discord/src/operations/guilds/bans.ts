import { z } from 'zod';
import { apiUser, DELETED_USER } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { ban, unban } from '../../guilds/bans.ts';
import { anyUser, botGuild } from '../../rest/access.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { requireAboveMember } from '../../world/role-ranks.ts';

const DAY_S = 86_400;
export const deleteSeconds = z.int().min(0).max(604_800).nullish();
const banFields = z.object({
  delete_message_seconds: deleteSeconds,
  delete_message_days: z.int().min(0).max(7).nullish(),
});

/** Bans of a guild. */
export function banOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('list_guild_bans', ({ bot, params, query }) => {
    const guild = bannable(world, bot, params.guild_id);
    const page = query(
      z.object({
        limit: queryInteger(1, 1000).default(1000),
        before: snowflake.optional(),
        after: snowflake.optional(),
      }),
    );
    const ids = [...guild.bans.keys()].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
    const { before, after = '0', limit } = page;
    const found =
      before === undefined
        ? ids.filter((id) => BigInt(id) > BigInt(after)).slice(0, limit)
        : ids.filter((id) => BigInt(id) < BigInt(before)).slice(-limit);
    return found.map((id) => shownBan(world, guild, id));
  });

  handle('get_guild_ban', ({ bot, params }) =>
    shownBan(world, bannable(world, bot, params.guild_id), params.user_id),
  );

  handle('ban_user_from_guild', ({ bot, params, fields, reason }) => {
    const guild = bannable(world, bot, params.guild_id);
    const { delete_message_seconds, delete_message_days } = fields(banFields);
    const { id } = anyUser(world, params.user_id);
    requireAboveMember(guild, bot, id);
    const seconds = delete_message_seconds ?? (delete_message_days ?? 0) * DAY_S;
    ban(context, guild, id, { userId: bot.id, reason }, seconds);
  });

  handle('unban_user_from_guild', ({ bot, params, reason }) => {
    const guild = bannable(world, bot, params.guild_id);
    shownBan(world, guild, params.user_id);
    unban(context, guild, params.user_id, { userId: bot.id, reason });
  });
}

/** A guild in which the bot may ban. */
export function bannable(world: World, bot: LocalBot, guildId: string): LocalGuild {
  const guild = botGuild(world, bot, guildId);
  requireInGuild(guild, bot, Permission.BanMembers);
  return guild;
}

function shownBan(world: World, guild: LocalGuild, userId: string) {
  if (!guild.bans.has(userId)) throw new DiscordError(404, 10_026, 'Unknown Ban');
  const user = apiUser(world.users.get(userId) ?? { ...DELETED_USER, id: userId });
  return { reason: guild.bans.get(userId) ?? null, user };
}
