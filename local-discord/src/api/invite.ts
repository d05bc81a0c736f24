import type { JsonObject } from '../json.ts';
import { expiryOf } from '../world/invites.ts';
import type { LocalGuild, LocalInvite, World } from '../world/model.ts';
import { apiGuild } from './guild.ts';
import { apiUser, DELETED_USER } from './user.ts';

/** An invite as seen by anyone with its code. */
export function apiInvite(world: World, invite: LocalInvite): JsonObject {
  const guild = world.guilds.get(invite.guildId);
  const channel = world.channels.get(invite.channelId);
  const expiry = expiryOf(invite);
  return {
    type: 0,
    code: invite.code,
    inviter: apiUser(world.users.get(invite.inviterId) ?? DELETED_USER),
    expires_at: expiry === null ? null : new Date(expiry).toISOString(),
    guild_id: invite.guildId,
    flags: 0,
    ...(guild ? { guild: partialGuild(world, guild) } : {}),
    channel: channel ? { id: channel.id, type: channel.type, name: channel.name } : null,
    ...invite.extra,
  };
}

/** The same with its usage, as the guild's moderators see it. */
export function apiInviteWithMetadata(world: World, invite: LocalInvite): JsonObject {
  return { ...apiInvite(world, invite), ...inviteMetadata(invite) };
}

/** An invite's restrictions, and how often it was used. */
export function inviteMetadata(invite: LocalInvite): JsonObject {
  return {
    uses: invite.uses,
    max_uses: invite.maxUses,
    max_age: invite.maxAge,
    temporary: invite.temporary,
    created_at: new Date(invite.createdAt).toISOString(),
  };
}

const SHOWN = [
  'id',
  'name',
  'splash',
  'banner',
  'description',
  'icon',
  'features',
  'verification_level',
  'vanity_url_code',
  'nsfw_level',
  'nsfw',
  'premium_subscription_count',
];

function partialGuild(world: World, guild: LocalGuild): JsonObject {
  const all = apiGuild(world, guild);
  return Object.fromEntries(SHOWN.map((name) => [name, all[name]]));
}
