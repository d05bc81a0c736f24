import { z } from 'zod';
import { apiFullMember } from '../../api/member.ts';
import type { Context } from '../../context.ts';
import { missingAccess } from '../../errors.ts';
import { Intent } from '../../gateway/intents.ts';
import { endMembership } from '../../guilds/membership.ts';
import { botGuild } from '../../rest/access.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalMember } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { requireAboveMember } from '../../world/role-ranks.ts';
import { memberIn } from './member-roles.ts';

const limit = queryInteger(1, 1000).default(1);

/** Members of a guild, and kicking them. */
export function memberOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('list_guild_members', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const page = query(z.object({ limit, after: snowflake.default('0') }));
    if ((bot.allowedIntents & Intent.GuildMembers) === 0)
      throw missingAccess('the portal does not allow the intent GuildMembers');
    return guild.members
      .filter(({ userId }) => BigInt(userId) > BigInt(page.after))
      .sort((one, other) => (BigInt(one.userId) < BigInt(other.userId) ? -1 : 1))
      .slice(0, page.limit)
      .map(({ userId }) => apiFullMember(world, guild, userId));
  });

  handle('search_guild_members', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const wanted = query(z.object({ query: z.string().min(1).max(100), limit }));
    const start = wanted.query.toLowerCase();
    const isNamed = ({ userId, nick }: LocalMember) => {
      const user = world.users.get(userId);
      return [user?.username, user?.globalName, nick].some((name) => name?.toLowerCase().startsWith(start));
    };
    return guild.members
      .filter(isNamed)
      .slice(0, wanted.limit)
      .map(({ userId }) => apiFullMember(world, guild, userId));
  });

  handle('get_guild_member', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return apiFullMember(world, guild, memberIn(guild, params.user_id).userId);
  });

  handle('delete_guild_member', ({ bot, params, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.KickMembers);
    const { userId } = memberIn(guild, params.user_id);
    requireAboveMember(guild, bot, userId);
    endMembership(context, guild, userId);
    recordAction(context, guild.id, { userId: bot.id, action: 20, targetId: userId, reason });
  });
}
