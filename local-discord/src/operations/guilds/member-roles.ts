import type { Context } from '../../context.ts';
import { DiscordError, unknownMember } from '../../errors.ts';
import { setMemberRoles } from '../../guilds/member-roles.ts';
import { botGuild } from '../../rest/access.ts';
import type { Call, Router } from '../../rest/router.ts';
import { memberOf } from '../../world/guilds.ts';
import type { LocalBot, LocalGuild, LocalMember } from '../../world/model.ts';
import { requireToManageRole } from '../../world/role-ranks.ts';
import { roleOf } from './roles.ts';

/** Adding a role to a member, and removing it. */
export function memberRoleOperations({ handle }: Router, context: Context): void {
  const found = ({ bot, params }: Pick<Call<'add_guild_member_role'>, 'bot' | 'params'>) => {
    const guild = botGuild(context.world, bot, params.guild_id);
    requireToAssign(guild, bot, params.role_id);
    return { guild, member: memberIn(guild, params.user_id) };
  };

  handle('add_guild_member_role', ({ bot, params, reason }) => {
    const { guild, member } = found({ bot, params });
    const roleIds = [...member.roleIds.filter((id) => id !== params.role_id), params.role_id];
    setMemberRoles(context, guild, member, roleIds, { userId: bot.id, reason });
  });

  handle('delete_guild_member_role', ({ bot, params, reason }) => {
    const { guild, member } = found({ bot, params });
    const roleIds = member.roleIds.filter((id) => id !== params.role_id);
    setMemberRoles(context, guild, member, roleIds, { userId: bot.id, reason });
  });
}

/** A member of a guild; throws Discord's error for others. */
export function memberIn(guild: LocalGuild, userId: string): LocalMember {
  const member = memberOf(guild, userId);
  if (!member) throw unknownMember();
  return member;
}

/** Throws unless the bot may assign this role; a bot's managed role can't be assigned. */
export function requireToAssign(guild: LocalGuild, bot: LocalBot, roleId: string): void {
  const role = roleOf(guild, roleId);
  requireToManageRole(guild, bot, role);
  if (role.id === guild.id || role.botId != null) throw new DiscordError(400, 50_028, 'Invalid Role');
}
