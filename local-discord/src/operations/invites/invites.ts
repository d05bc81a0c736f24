import { z } from 'zod';
import { apiInvite, apiInviteWithMetadata } from '../../api/invite.ts';
import type { Context } from '../../context.ts';
import { missingPermissions, unknownInvite } from '../../errors.ts';
import { botChannel, botGuild } from '../../rest/access.ts';
import { queryFlag, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { isMember } from '../../world/guilds.ts';
import { invitesOf } from '../../world/invites.ts';
import type { LocalBot, LocalInvite, World } from '../../world/model.ts';
import { Permission, permissionsIn, permissionsOf } from '../../world/permissions.ts';
import { toInviteManagers } from './invite-events.ts';

const Action = { delete: 42 } as const;

const inviteQuery = z.object({
  with_counts: queryFlag.default(false),
  guild_scheduled_event_id: snowflake.optional(),
});

/** Existing invites. */
export function inviteOperations({ handle, handleOpen }: Router, context: Context): void {
  const { world } = context;
  handle('list_channel_invites', ({ bot, params }) => {
    const channel = botChannel(world, bot, params.channel_id);
    requireOfBot(world, bot, channel, Permission.ManageChannels);
    const invites = invitesOf(world, ({ channelId }) => channelId === channel.id);
    return invites.map((invite) => apiInviteWithMetadata(world, invite));
  });
  handle('list_guild_invites', ({ bot, params }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const needed = Permission.ManageGuild | Permission.ViewAuditLog;
    if ((permissionsOf(guild, bot.id) & needed) === 0n) throw missingPermissions(needed);
    const invites = invitesOf(world, ({ guildId }) => guildId === guild.id);
    return invites.map((invite) => apiInviteWithMetadata(world, invite));
  });
  handleOpen('invite_resolve', ({ params, query }) => {
    const invite = inviteOf(world, params.code);
    const { with_counts, guild_scheduled_event_id } = query(inviteQuery);
    const guild = world.guilds.get(invite.guildId);
    const members = guild?.members.length ?? 0;
    const event = guild?.records.scheduledEvents.get(guild_scheduled_event_id ?? '');
    return {
      ...apiInvite(world, invite),
      // Presences aren't tracked, so everyone counts as online.
      ...(with_counts ? { approximate_member_count: members, approximate_presence_count: members } : {}),
      ...(event ? { guild_scheduled_event: event } : {}),
    };
  });
  handle('invite_revoke', ({ bot, params, reason }) => {
    const invite = inviteOf(world, params.code);
    requireToRevoke(world, bot, invite);
    world.invites.delete(invite.code);
    const { code, channelId: channel_id, guildId: guild_id } = invite;
    const changes = [{ key: 'code', old_value: code }];
    recordAction(context, guild_id, {
      userId: bot.id,
      action: Action.delete,
      targetId: null,
      reason,
      changes,
    });
    toInviteManagers(context, invite, 'INVITE_DELETE', { channel_id, guild_id, code });
    return apiInvite(world, invite);
  });
}

/** The invite with this code; an expired one is unknown. */
export function inviteOf(world: World, code: string): LocalInvite {
  const [invite] = invitesOf(world, (one) => one.code === code);
  if (!invite) throw unknownInvite();
  return invite;
}

function requireToRevoke(world: World, bot: LocalBot, { guildId, channelId }: LocalInvite): void {
  const guild = world.guilds.get(guildId);
  const channel = world.channels.get(channelId);
  const inChannel = channel && isMember(guild, bot.id) ? permissionsIn(world, channel, bot.id) : 0n;
  const inGuild = guild ? permissionsOf(guild, bot.id) : 0n;
  if ((inChannel & Permission.ManageChannels) === 0n && (inGuild & Permission.ManageGuild) === 0n) {
    throw missingPermissions(Permission.ManageChannels | Permission.ManageGuild);
  }
}
