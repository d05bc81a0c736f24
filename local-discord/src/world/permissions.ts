import type { ClientChannel } from '../client/protocol.ts';
import type { LocalGuild, World } from './model.ts';

export const Permission = {
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  SendPolls: 1n << 49n,
  UseExternalApps: 1n << 50n,
} as const;

export const ALL_PERMISSIONS = (1n << 53n) - 1n;

export const MEMBER_PERMISSIONS =
  Permission.AddReactions |
  Permission.ViewChannel |
  Permission.SendMessages |
  Permission.EmbedLinks |
  Permission.AttachFiles |
  Permission.ReadMessageHistory |
  Permission.UseApplicationCommands |
  Permission.CreatePublicThreads |
  Permission.SendMessagesInThreads |
  Permission.SendPolls |
  Permission.UseExternalApps;

export const BOT_PERMISSIONS = MEMBER_PERMISSIONS | Permission.ManageMessages;

/** What a member may do in a guild; the owner and administrators may do everything. */
export function permissionsOf(guild: LocalGuild, userId: string): bigint {
  const member = guild.members.find((entry) => entry.userId === userId);
  if (!member) return 0n;
  const roles = guild.roles.filter((role) => role.id === guild.id || member.roleIds.includes(role.id));
  const sum = roles.reduce((bits, role) => bits | role.permissions, 0n);
  return guild.ownerId === userId || (sum & Permission.Administrator) !== 0n ? ALL_PERMISSIONS : sum;
}

/** What a person may do in a channel: as a test has set for it or, for a thread, for its parent; otherwise as the roles allow. */
export function memberPermissionsIn(
  world: World,
  guild: LocalGuild,
  userId: string,
  channel: ClientChannel,
): bigint {
  const own = permissionsOf(guild, userId);
  if (own === ALL_PERMISSIONS) return own;
  const { memberPermissions } = world;
  return memberPermissions.get(channel.id) ?? memberPermissions.get(channel.parentId ?? '') ?? own;
}
