import { recordAction } from '../world/audit-log.ts';
import type { LocalGuild, LocalMember } from '../world/model.ts';
import { memberUpdated, type Told } from './member-events.ts';

/** Sets the roles of a member, if they differ, and records who did it. */
export function setMemberRoles(
  context: Told,
  guild: LocalGuild,
  member: LocalMember,
  roleIds: readonly string[],
  by: { readonly userId: string; readonly reason?: string | null },
): void {
  const named = (ids: readonly string[]) =>
    guild.roles.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
  const added = named(roleIds.filter((id) => !member.roleIds.includes(id)));
  const removed = named(member.roleIds.filter((id) => !roleIds.includes(id)));
  if (added.length + removed.length === 0) return;
  member.roleIds = [...new Set(roleIds)];
  memberUpdated(context, guild, member.userId);
  recordAction(context, guild.id, {
    ...by,
    action: 25,
    targetId: member.userId,
    changes: [
      ...(added.length > 0 ? [{ key: '$add', new_value: added }] : []),
      ...(removed.length > 0 ? [{ key: '$remove', new_value: removed }] : []),
    ],
  });
}
