import { apiRole, apiRoles } from '../../api/guild.ts';
import type { Context } from '../../context.ts';
import { unknownRole } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import type { LocalGuild, LocalRole } from '../../world/model.ts';

/** The roles of a guild. */
export function roleOperations({ handle }: Router, { world }: Context): void {
  handle('list_guild_roles', ({ bot, params }) => apiRoles(botGuild(world, bot, params.guild_id)));

  handle('get_guild_role', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    return shownRole(guild, roleOf(guild, params.role_id));
  });

  handle('guild_role_member_counts', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const roles = guild.roles.filter(({ id }) => id !== guild.id);
    const count = (id: string) => guild.members.filter(({ roleIds }) => roleIds.includes(id)).length;
    return Object.fromEntries(roles.map(({ id }) => [id, count(id)]));
  });
}

/** A role of a guild; throws Discord's error without one. */
export function roleOf(guild: LocalGuild, roleId: string): LocalRole {
  const role = guild.roles.find(({ id }) => id === roleId);
  if (!role) throw unknownRole();
  return role;
}

/** A role of a guild as the API shows it. */
export function shownRole(guild: LocalGuild, role: LocalRole): JsonObject {
  return apiRole(role, guild.roles.indexOf(role));
}
