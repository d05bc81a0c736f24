import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { ClientChannel } from '../client/protocol.ts';
import { ClientRefusal } from '../errors.ts';
import type { World } from '../world/model.ts';
import { permissionsOf } from '../world/permissions.ts';
import { guildOfChannel } from '../world/visibility.ts';

/** The installations (user or server) that offer a command here; `{}` if there is none. */
export function ownersOf(
  world: World,
  userId: string,
  channel: ClientChannel,
  command: APIApplicationCommand | null,
): Record<string, string> {
  const kinds: readonly number[] = command?.integration_types ?? [0];
  const guild = guildOfChannel(world, channel);
  const byUser = world.installedBy.has(userId) && (command === null || kinds.includes(1));
  const byGuild =
    (guild ? guild.hasBot : !world.installedBy.has(userId)) && (command === null || kinds.includes(0));
  return {
    ...(byGuild ? { '0': guild?.id ?? '0' } : {}),
    ...(byUser ? { '1': userId } : {}),
  };
}

/** The command that a person's client would offer under this name in this channel. */
export function offeredCommand(
  world: World,
  userId: string,
  channel: ClientChannel,
  name: string,
  type: number,
): APIApplicationCommand {
  const named = [...world.commands.values()].filter(
    ({ command, guildId }) =>
      command.name === name &&
      (command.type ?? 1) === type &&
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
  if (Object.keys(ownersOf(world, userId, channel, command)).length === 0) {
    throw new ClientRefusal(`"${name}" is not installed here`);
  }
  const needed = command.default_member_permissions;
  const guild = guildOfChannel(world, channel);
  if (guild && typeof needed === 'string') {
    const own = permissionsOf(guild, userId);
    const bits = BigInt(needed);
    // "0" means administrators only.
    const allowed = (own & 8n) !== 0n || (bits !== 0n && (own & bits) === bits);
    if (!allowed) throw new ClientRefusal(`this user may not use "${name}"`);
  }
  return command;
}
