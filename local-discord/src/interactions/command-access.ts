import type { APIApplicationCommand } from 'discord-api-types/v10';
import { memberOf } from '../world/guilds.ts';
import type { CommandPermission, LocalBot, LocalChannel, LocalGuild } from '../world/model.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';

const Kind = { role: 1, user: 2, channel: 3 } as const;

/**
 * Whether a member may use a command in a channel of a guild: what the guild's administrators have set, for the command
 * before all of the application's, otherwise what the command asks for
 * (developers/interactions/application-commands#permissions).
 */
export function mayUse(
  bot: LocalBot,
  guild: LocalGuild,
  channel: LocalChannel,
  userId: string,
  command: APIApplicationCommand,
): boolean {
  const own = permissionsOf(guild, userId);
  if ((own & Permission.Administrator) !== 0n) return true;
  const set = bot.commandPermissions.get(guild.id);
  const levels = [set?.get(command.id) ?? [], set?.get(bot.id) ?? []];
  const first = (decide: (permissions: readonly CommandPermission[]) => boolean | undefined) =>
    levels.map(decide).find((decided) => decided !== undefined);
  if (first((permissions) => inChannel(permissions, guild, channel)) === false) return false;
  return first((permissions) => ofMember(permissions, guild, userId)) ?? hasNeeded(own, command);
}

function inChannel(
  permissions: readonly CommandPermission[],
  guild: LocalGuild,
  { id, parentId, thread }: LocalChannel,
): boolean | undefined {
  const all = (BigInt(guild.id) - 1n).toString();
  return [thread ? parentId : id, all]
    .map((wanted) => permissions.find((one) => one.type === Kind.channel && one.id === wanted)?.permission)
    .find((decided) => decided !== undefined);
}

/** The member's own entry, those of the member's roles, of which one that allows is enough, and that of @everyone. */
function ofMember(
  permissions: readonly CommandPermission[],
  guild: LocalGuild,
  userId: string,
): boolean | undefined {
  const own = permissions.find(({ type, id }) => type === Kind.user && id === userId);
  if (own) return own.permission;
  const roleIds = memberOf(guild, userId)?.roleIds ?? [];
  const ofRoles = permissions.filter(({ type, id }) => type === Kind.role && roleIds.includes(id));
  if (ofRoles.length > 0) return ofRoles.some(({ permission }) => permission);
  return permissions.find(({ type, id }) => type === Kind.role && id === guild.id)?.permission;
}

/** `default_member_permissions`; "0" means administrators only. */
function hasNeeded(own: bigint, { default_member_permissions: needed }: APIApplicationCommand): boolean {
  if (typeof needed !== 'string') return true;
  const bits = BigInt(needed);
  return bits !== 0n && (own & bits) === bits;
}
