import type { LocalGuild, LocalRole } from './model.ts';

/** Adds a role right above @everyone; all others move up by one, without events, as on Discord. */
export function insertRole(guild: LocalGuild, role: Omit<LocalRole, 'position'>): LocalRole {
  for (const [index, one] of guild.roles.entries()) {
    if (one.id !== guild.id) one.position = (one.position ?? index) + 1;
  }
  const inserted = { ...role, position: 1 };
  guild.roles.push(inserted);
  return inserted;
}

/** Removes a role from a guild and its members; those above move down by one. */
export function removeRole(guild: LocalGuild, role: LocalRole): void {
  const at = role.position ?? guild.roles.indexOf(role);
  guild.roles.splice(guild.roles.indexOf(role), 1);
  for (const [index, one] of guild.roles.entries()) {
    const position = one.position ?? index;
    one.position = position > at ? position - 1 : position;
  }
  for (const member of guild.members) member.roleIds = member.roleIds.filter((id) => id !== role.id);
}
