import { missingPermissions } from '../errors.ts';
import { requireInGuild } from './bot-permissions.ts';
import { memberOf } from './guilds.ts';
import type { LocalBot, LocalGuild, LocalRole } from './model.ts';
import { Permission } from './permissions.ts';

/** The rank of a role: its position, or its index in a seed's list. */
export function positionOf(guild: LocalGuild, role: LocalRole): number {
  return role.position ?? guild.roles.indexOf(role);
}

/** Positive if the first role ranks higher. At the same position, the older one does. */
export function compareRoles(guild: LocalGuild, one: LocalRole, other: LocalRole): number {
  const difference = positionOf(guild, one) - positionOf(guild, other);
  if (difference !== 0) return difference;
  return BigInt(one.id) < BigInt(other.id) ? 1 : Number(one.id !== other.id) * -1;
}

/** The highest role of a member; undefined means @everyone. */
function highestRole(guild: LocalGuild, userId: string): LocalRole | undefined {
  const ids = memberOf(guild, userId)?.roleIds ?? [];
  return guild.roles
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => compareRoles(guild, other, one))[0];
}

/** The position of a member's highest role; nothing is above the owner. */
export function highestPosition(guild: LocalGuild, userId: string): number {
  if (guild.ownerId === userId) return Number.POSITIVE_INFINITY;
  const highest = highestRole(guild, userId);
  return highest ? positionOf(guild, highest) : 0;
}

/** Whether a member ranks above a role (developers/topics/permissions#permission-hierarchy). */
export function ranksAbove(guild: LocalGuild, userId: string, role: LocalRole): boolean {
  if (guild.ownerId === userId) return true;
  const highest = highestRole(guild, userId);
  return highest !== undefined && compareRoles(guild, highest, role) > 0;
}

/** Throws unless the bot may manage roles and ranks above this one. */
export function requireToManageRole(guild: LocalGuild, bot: LocalBot, role: LocalRole): void {
  requireInGuild(guild, bot, Permission.ManageRoles);
  if (!ranksAbove(guild, bot.id, role))
    throw missingPermissions("the role stands above the bot's highest one");
}

/** Throws unless the bot ranks above a member; nobody ranks above the owner. */
export function requireAboveMember(guild: LocalGuild, bot: LocalBot, userId: string): void {
  if (guild.ownerId === userId) throw missingPermissions("the member is the server's owner");
  const everyone = guild.roles.find(({ id }) => id === guild.id);
  const highest = highestRole(guild, userId) ?? everyone;
  if (highest && !ranksAbove(guild, bot.id, highest))
    throw missingPermissions("a role of the member stands above the bot's highest one");
}
