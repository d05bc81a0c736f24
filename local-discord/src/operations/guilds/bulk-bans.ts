import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import { ban } from '../../guilds/bans.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalGuild } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { requireAboveMember } from '../../world/role-ranks.ts';
import { bannable, deleteSeconds } from './bans.ts';

const bulkFields = z.object({
  user_ids: z.array(snowflake).max(200),
  delete_message_seconds: deleteSeconds,
});

/** Banning many users at once; lists those who can't be banned. */
export function bulkBanOperations({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('bulk_ban_users_from_guild', ({ bot, params, fields, reason }) => {
    const guild = bannable(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageGuild);
    const { user_ids, delete_message_seconds } = fields(bulkFields);
    const wanted = [...new Set(user_ids)];
    const isPossible = (id: string) => world.users.has(id) && !guild.bans.has(id) && isBelow(guild, bot, id);
    const banned_users = wanted.filter(isPossible);
    if (banned_users.length === 0) throw new DiscordError(400, 500_000, 'Failed to ban users');
    for (const id of banned_users)
      ban(context, guild, id, { userId: bot.id, reason }, delete_message_seconds ?? 0);
    return { banned_users, failed_users: wanted.filter((id) => !banned_users.includes(id)) };
  });
}

function isBelow(guild: LocalGuild, bot: LocalBot, userId: string): boolean {
  try {
    requireAboveMember(guild, bot, userId);
    return true;
  } catch (error) {
    if (error instanceof DiscordError) return false;
    throw error;
  }
}
