import type { Context } from '../../context.ts';
import { DiscordError, invalidField, missingPermissions } from '../../errors.ts';
import type { UploadedFile } from '../../messages/attachments.ts';
import type { Router } from '../../rest/router.ts';
import type { LocalBot, LocalInvite, World } from '../../world/model.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';
import { inviteOf } from './invites.ts';

const COMPLETED = 2;
const HEADER = 'user_id';

/** Invites that only some people may accept. */
export function targetUserOperations({ handle }: Router, { world }: Context): void {
  const { ManageGuild, ViewAuditLog } = Permission;
  handle('get_invite_target_users', ({ bot, params }) => {
    const invite = inviteOf(world, params.code);
    requireInviter(world, bot, invite, ManageGuild | ViewAuditLog);
    if (invite.targetUserIds === null) {
      throw new DiscordError(404, 10_129, 'Unknown invite target users');
    }
    return [HEADER, ...invite.targetUserIds].join('\n');
  });
  handle('update_invite_target_users', ({ bot, params, files }) => {
    const invite = inviteOf(world, params.code);
    requireInviter(world, bot, invite, ManageGuild);
    invite.targetUserIds = targetUsersOf(world, files);
  });
  handle('get_invite_target_users_job_status', ({ bot, params }) => {
    const invite = inviteOf(world, params.code);
    requireInviter(world, bot, invite, ManageGuild | ViewAuditLog);
    if (invite.targetUserIds === null) {
      throw new DiscordError(404, 10_124, 'Unknown invite target users job');
    }
    const count = invite.targetUserIds.length;
    const time = new Date(invite.createdAt).toISOString();
    return {
      status: COMPLETED,
      total_users: count,
      processed_users: count,
      created_at: time,
      completed_at: time,
      error_message: null,
    };
  });
}

/** The people in a CSV file with one column of ids. */
export function targetUsersOf(world: World, [file]: readonly UploadedFile[]): string[] {
  const field = 'target_users_file';
  if (!file) throw invalidField(field, 'BASE_TYPE_REQUIRED', 'This field is required');
  const lines = file.data
    .toString('utf8')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const ids = [...new Set(lines.filter((line) => line !== '' && line !== HEADER))];
  const unknown = ids.filter((id) => !world.users.has(id));
  if (unknown.length > 0) {
    throw invalidField(field, 'BASE_TYPE_INVALID', `These are no users: ${unknown.join(', ')}`);
  }
  return ids;
}

function requireInviter(world: World, bot: LocalBot, invite: LocalInvite, otherwise: bigint): void {
  const guild = world.guilds.get(invite.guildId);
  const own = guild ? permissionsOf(guild, bot.id) : 0n;
  if (invite.inviterId !== bot.id && (own & otherwise) === 0n) throw missingPermissions(otherwise);
}
