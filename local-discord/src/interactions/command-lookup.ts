import type { APIApplicationCommand } from 'discord-api-types/v10';
import { ClientRefusal } from '../errors.ts';
import { isMember, memberOf } from '../world/guilds.ts';
import type { CommandPermission, LocalBot, LocalChannel, LocalGuild, World } from '../world/model.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';
import { guildOfChannel } from '../world/visibility.ts';

/** The installations (user or server) that offer a command here; `{}` if there is none. */
export function ownersOf(
  world: World,
  bot: LocalBot,
  userId: string,
  channel: LocalChannel,
  command: APIApplicationCommand | null,
): Record<string, string> {
  const kinds: readonly number[] = command?.integration_types ?? [0];
  const guild = guildOfChannel(world, channel);
  const isInstalled = bot.installedBy.has(userId);
  const byUser = isInstalled && (command === null || kinds.includes(1));
  const byGuild =
    (guild ? isMember(guild, bot.id) : channel.botId === bot.id && !isInstalled) &&
    (command === null || kinds.includes(0));
  return {
    ...(byGuild ? { '0': guild?.id ?? '0' } : {}),
    ...(byUser ? { '1': userId } : {}),
  };
}

/** The command that a person's client would offer under this name in this channel. */
export function offeredCommand(
  world: World,
  userId: string,
  channel: LocalChannel,
  name: string,
  type: number,
  botId?: string,
): APIApplicationCommand {
  const named = [...world.commands.values()].filter(
    ({ command, guildId }) =>
      command.name === name &&
      (command.type ?? 1) === type &&
      (botId === undefined || command.application_id === botId) &&
      (channel.botId === null || channel.botId === command.application_id) &&
      (guildId === null || guildId === channel.guildId),
  );
  // A guild's own command hides a global one of the same name.
  const command = (named.find(({ guildId }) => guildId !== null) ?? named[0])?.command;
  if (!command) throw new ClientRefusal(`there is no command "${name}" here`);
  const contexts: readonly number[] | null | undefined = command.contexts;
  const context = channel.guildId === null ? 1 : 0;
  const inDms = command.dm_permission ?? true;
  if (contexts ? !contexts.includes(context) : context === 1 && !inDms) {
    throw new ClientRefusal(`"${name}" is not offered in this kind of channel`);
  }
  const bot = world.bots.get(command.application_id);
  if (!bot || Object.keys(ownersOf(world, bot, userId, channel, command)).length === 0) {
    throw new ClientRefusal(`"${name}" is not installed here`);
  }
  const guild = guildOfChannel(world, channel);
  if (guild && !mayUse(bot, guild, channel, userId, command)) {
    throw new ClientRefusal(`this user may not use "${name}"`);
  }
  return command;
}

const Kind = { role: 1, user: 2, channel: 3 } as const;

/**
 * Whether a member may use a command in a channel of a guild: as set by the guild's administrators for the
 * command, else for all of the application's commands, else by the command itself
 * (developers/interactions/application-commands#permissions).
 */
function mayUse(
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

/** Checks the member's own entry, those of the member's roles (one that allows is enough), and @everyone's. */
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
