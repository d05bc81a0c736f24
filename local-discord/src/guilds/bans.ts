import { apiUser, DELETED_USER } from '../api/user.ts';
import type { Context } from '../context.ts';
import { recordAction } from '../world/audit-log.ts';
import type { LocalGuild } from '../world/model.ts';
import { Permission, permissionsOf } from '../world/permissions.ts';
import { timeOf } from '../world/snowflakes.ts';
import { endMembership } from './membership.ts';

interface Actor {
  readonly userId: string;
  readonly reason: string | null;
}

/** Only bots that may ban or read the audit log are told. */
function tell({ world, events }: Context, guild: LocalGuild, userId: string, isBanned: boolean): void {
  const data = { guild_id: guild.id, user: apiUser(world.users.get(userId) ?? DELETED_USER) };
  const either = Permission.BanMembers | Permission.ViewAuditLog;
  events.toGuild(guild.id, isBanned ? 'GUILD_BAN_ADD' : 'GUILD_BAN_REMOVE', ({ botId }) =>
    (permissionsOf(guild, botId) & either) === 0n ? null : data,
  );
}

/** Bans a user, who need not be a member, and deletes what they wrote in the last seconds. */
export function ban(
  context: Context,
  guild: LocalGuild,
  targetId: string,
  { userId, reason }: Actor,
  deleteSeconds: number,
): void {
  if (guild.bans.has(targetId)) return;
  guild.bans.set(targetId, reason);
  tell(context, guild, targetId, true);
  endMembership(context, guild, targetId);
  deleteMessages(context, guild, targetId, deleteSeconds);
  recordAction(context, guild.id, { userId, action: 22, targetId, reason });
}

/** Lifts a ban. */
export function unban(
  context: Context,
  guild: LocalGuild,
  targetId: string,
  { userId, reason }: Actor,
): void {
  guild.bans.delete(targetId);
  tell(context, guild, targetId, false);
  recordAction(context, guild.id, { userId, action: 23, targetId, reason });
}

function deleteMessages(
  { world, messageStore }: Context,
  guild: LocalGuild,
  authorId: string,
  seconds: number,
): void {
  const since = world.clock.now() - seconds * 1000;
  for (const channel of world.channels.values()) {
    if (seconds === 0 || channel.guildId !== guild.id) continue;
    const written = [...world.messages.values()].filter(
      (one) => one.channelId === channel.id && one.authorId === authorId && timeOf(one.id) >= since,
    );
    if (written.length > 0) messageStore.removeMany(channel, written);
  }
}
