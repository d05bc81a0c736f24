import { z } from 'zod';
import { apiApplication } from '../../api/application.ts';
import { apiRole } from '../../api/guild.ts';
import { apiInviteWithMetadata, inviteMetadata } from '../../api/invite.ts';
import { apiUser } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField, unknownRole } from '../../errors.ts';
import { type JsonObject, objectsOf } from '../../json.ts';
import { anyUser, botChannel } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireOfBot } from '../../world/bot-permissions.ts';
import { ChannelType, isThread } from '../../world/channels.ts';
import { inviteCode, invitesOf } from '../../world/invites.ts';
import type { LocalBot, LocalChannel, LocalInvite, LocalRole, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { toInviteManagers } from './invite-events.ts';
import { targetUsersOf } from './target-users.ts';

const INVITE_CREATE = 40;
const MOST_IN_GUILD = 1000;
const STREAM = 1;
const EMBEDDED_APPLICATION = 2;
const SIXTY_DAYS = 5_184_000;

const newInvite = z.object({
  max_age: z.coerce.number().int().min(0).max(SIXTY_DAYS).nullish(),
  max_uses: z.coerce.number().int().min(0).max(100).nullish(),
  temporary: z.boolean().nullish(),
  unique: z.boolean().nullish(),
  target_type: z.union([z.literal(STREAM), z.literal(EMBEDDED_APPLICATION)]).nullish(),
  target_user_id: snowflake.nullish(),
  target_application_id: snowflake.nullish(),
  role_ids: z.array(snowflake).max(250).nullish(),
});

type NewInvite = z.infer<typeof newInvite>;

/** Inviting people to a guild. */
export function inviteCreation({ handle }: Router, context: Context): void {
  const { world } = context;
  handle('create_channel_invite', ({ bot, params, fields, files, reason }) => {
    const channel = botChannel(world, bot, params.channel_id);
    const guildId = requireInvitable(channel);
    requireOfBot(world, bot, channel, Permission.CreateInstantInvite);
    const given = fields(newInvite);
    if (given.role_ids != null) requireOfBot(world, bot, channel, Permission.ManageRoles);
    const invite: LocalInvite = {
      code: inviteCode(),
      guildId,
      channelId: channel.id,
      inviterId: bot.id,
      createdAt: world.clock.now(),
      maxAge: given.max_age ?? 86_400,
      maxUses: given.max_uses ?? 0,
      temporary: given.temporary ?? false,
      uses: 0,
      extra: { ...targetOf(world, given), ...rolesOf(world, guildId, given) },
      targetUserIds: files.length > 0 ? targetUsersOf(world, files) : null,
    };
    const same = given.unique === true ? undefined : similar(world, invite);
    if (same) return apiInviteWithMetadata(world, same);
    if (invitesOf(world, (one) => one.guildId === guildId).length >= MOST_IN_GUILD) {
      throw new DiscordError(400, 30_016, `Maximum number of invites reached (${MOST_IN_GUILD})`);
    }
    world.invites.set(invite.code, invite);
    announce(context, invite, reason);
    return apiInviteWithMetadata(world, invite);
  });
}

function requireInvitable(channel: LocalChannel): string {
  if (channel.guildId === null) throw new DiscordError(403, 50_003, 'Cannot execute action on a DM channel');
  if (channel.type === ChannelType.category || isThread(channel)) {
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  }
  return channel.guildId;
}

/** An earlier equivalent invite, which Discord returns unless a unique one is requested. */
function similar(world: World, invite: LocalInvite): LocalInvite | undefined {
  const kindOf = ({ code: _, createdAt: _at, uses: _uses, ...kind }: LocalInvite) => JSON.stringify(kind);
  return invitesOf(world, (one) => kindOf(one) === kindOf(invite))[0];
}

function targetOf(world: World, given: NewInvite): JsonObject {
  const { target_type, target_user_id, target_application_id } = given;
  const missing = (field: string) => invalidField(field, 'BASE_TYPE_REQUIRED', 'This field is required');
  if (target_type === STREAM) {
    if (target_user_id == null) throw missing('target_user_id');
    return { target_type, target_user: apiUser(anyUser(world, target_user_id)) };
  }
  if (target_type === EMBEDDED_APPLICATION) {
    const application = world.bots.get(target_application_id ?? '');
    if (target_application_id == null) throw missing('target_application_id');
    if (!application) throw new DiscordError(404, 10_002, 'Unknown Application');
    return { target_type, target_application: partialApplication(world, application) };
  }
  return {};
}

function rolesOf(world: World, guildId: string, { role_ids }: NewInvite): JsonObject {
  if (role_ids == null) return {};
  const roles = world.guilds.get(guildId)?.roles ?? [];
  return {
    roles: role_ids.map((id) => {
      const role = roles.find((one) => one.id === id);
      if (!role) throw unknownRole();
      return partialRole(role, roles.indexOf(role));
    }),
  };
}

function partialApplication(world: World, bot: LocalBot): JsonObject {
  const { id, name, icon, description, type, verify_key, flags, flags_new } = apiApplication(world, bot);
  return { id, name, icon, description, type, verify_key, flags, flags_new };
}

function partialRole(role: LocalRole, index: number): JsonObject {
  const { id, name, position, color, colors, icon, unicode_emoji } = apiRole(role, index);
  return { id, name, position, color, colors, icon, unicode_emoji };
}

function announce(context: Context, invite: LocalInvite, reason: string | null): void {
  const { code, guildId: guild_id, channelId: channel_id, inviterId } = invite;
  const shown = apiInviteWithMetadata(context.world, invite);
  const { target_type, target_user, target_application, roles } = shown;
  const changes = Object.entries({ code, channel_id, ...inviteMetadata(invite) }).flatMap(
    ([key, new_value]) => (key === 'created_at' ? [] : { key, new_value }),
  );
  recordAction(context, guild_id, {
    userId: inviterId,
    action: INVITE_CREATE,
    targetId: null,
    reason,
    changes,
  });
  toInviteManagers(context, invite, 'INVITE_CREATE', {
    channel_id,
    code,
    guild_id,
    ...inviteMetadata(invite),
    inviter: shown['inviter'],
    expires_at: shown['expires_at'],
    ...(target_type === undefined ? {} : { target_type, target_user, target_application }),
    ...(roles === undefined ? {} : { role_ids: objectsOf(roles).map(({ id }) => id) }),
  });
}
