import { ChannelType, isThread } from './channels.ts';
import { memberOf } from './guilds.ts';
import type { LocalChannel, LocalGuild, World } from './model.ts';
import { ALL_PERMISSIONS, Permission } from './permission-bits.ts';

export * from './permission-bits.ts';

/** Permissions that a bot has in every DM. */
const IN_DM =
  Permission.ViewChannel |
  Permission.SendMessages |
  Permission.EmbedLinks |
  Permission.AttachFiles |
  Permission.ReadMessageHistory |
  Permission.MentionEveryone |
  Permission.UseExternalEmojis |
  Permission.AddReactions |
  Permission.SendPolls;

/** Permissions that a timed-out member keeps. */
const WHEN_TIMED_OUT = Permission.ViewChannel | Permission.ReadMessageHistory;

/** What a member may do in a guild; the owner and administrators may do everything, others nothing. */
export function permissionsOf(guild: LocalGuild, userId: string): bigint {
  const member = memberOf(guild, userId);
  if (!member) return 0n;
  const roles = guild.roles.filter((role) => role.id === guild.id || member.roleIds.includes(role.id));
  const sum = roles.reduce((bits, role) => bits | role.permissions, 0n);
  if (guild.ownerId === userId || (sum & Permission.Administrator) !== 0n) return ALL_PERMISSIONS;
  return (member.timeoutUntil ?? 0) > guild.clock.now() ? sum & WHEN_TIMED_OUT : sum;
}

/**
 * A user's permissions in a channel (developers/topics/permissions): those set by a test, else from roles
 * with the channel's overwrites. A thread has its parent's. For a bot that isn't a member, @everyone's.
 */
export function permissionsIn(world: World, channel: LocalChannel, userId: string): bigint {
  const bits = inheritedPermissions(world, channel, userId);
  return isHidden(channel, userId, bits) ? bits & ~Permission.ViewChannel : bits;
}

/** Private threads are visible only to their members and moderators (developers/topics/threads#permissions). */
function isHidden({ type, thread }: LocalChannel, userId: string, bits: bigint): boolean {
  return (
    type === ChannelType.privateThread &&
    (bits & Permission.ManageThreads) === 0n &&
    thread?.members.has(userId) !== true
  );
}

function inheritedPermissions(world: World, channel: LocalChannel, userId: string): bigint {
  const isBot = world.bots.has(userId);
  const set = isBot ? world.botPermissions : world.memberPermissions;
  const bits = set.get(channel.id) ?? set.get(channel.parentId ?? '');
  const guild = world.guilds.get(channel.guildId ?? '');
  if (isBot && bits !== undefined) return (bits & Permission.Administrator) === 0n ? bits : ALL_PERMISSIONS;
  if (channel.type === ChannelType.dm || guild === undefined) return IN_DM;
  const own = permissionsOf(guild, userId);
  if (own === ALL_PERMISSIONS) return own;
  if (bits !== undefined) return bits;
  const overwritten = isThread(channel) ? (world.channels.get(channel.parentId ?? '') ?? channel) : channel;
  const member = memberOf(guild, userId);
  const everyone = guild.roles.find((role) => role.id === guild.id)?.permissions ?? 0n;
  const base = member || !isBot ? own : everyone;
  return withOverwrites(overwritten, guild, userId, base);
}

/** First @everyone's overwrite, then all of the member's roles together, then the member's own. */
function withOverwrites(
  { overwrites }: LocalChannel,
  guild: LocalGuild,
  userId: string,
  base: bigint,
): bigint {
  const roleIds = memberOf(guild, userId)?.roleIds ?? [];
  const steps = [
    overwrites.filter(({ id }) => id === guild.id),
    overwrites.filter(({ id, type }) => type === 0 && roleIds.includes(id)),
    overwrites.filter(({ id, type }) => type === 1 && id === userId),
  ];
  return steps.reduce((bits, step) => {
    const denied = step.reduce((sum, { deny }) => sum | deny, 0n);
    const allowed = step.reduce((sum, { allow }) => sum | allow, 0n);
    return (bits & ~denied) | allowed;
  }, base);
}
