import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, missingPermissions } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { bitfield } from '../../rest/fields.ts';
import { imageHash } from '../../rest/image-hash.ts';
import type { Router } from '../../rest/router.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalGuild, LocalRole } from '../../world/model.ts';
import { ALL_PERMISSIONS, Permission, permissionsOf } from '../../world/permissions.ts';
import { insertRole, removeRole } from '../../world/role-order.ts';
import { requireToManageRole } from '../../world/role-ranks.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { roleOf, shownRole } from './roles.ts';

const MAX_ROLES = 250;

/** Creating, changing and deleting roles, which must rank below the bot. */
export function roleChangeOperations(router: Router, context: Context): void {
  creation(router, context);
  change(router, context);
  removal(router, context);
}

function creation({ handle }: Router, context: Context): void {
  const { world, events } = context;
  handle('create_guild_role', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageRoles);
    const given = fields(roleFields);
    requireRoleFields(guild, permissionsOf(guild, bot.id), given, 0n);
    if (guild.roles.length >= MAX_ROLES) {
      throw new DiscordError(400, 30_005, `Maximum number of server roles reached (${MAX_ROLES})`);
    }
    const everyone = roleOf(guild, guild.id);
    const role = insertRole(guild, {
      id: nextSnowflake(world),
      name: 'new role',
      color: '#000000',
      permissions: everyone.permissions,
    });
    changeRole(role, given);
    const api = shownRole(guild, role);
    events.toGuild(guild.id, 'GUILD_ROLE_CREATE', { guild_id: guild.id, role: api });
    recordAction(context, guild.id, {
      userId: bot.id,
      action: 30,
      targetId: role.id,
      reason,
      changes: changesOf({}, audited(api)),
    });
    return api;
  });
}

function change({ handle }: Router, context: Context): void {
  const { world, events } = context;
  handle('update_guild_role', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const role = roleOf(guild, params.role_id);
    requireToManageRole(guild, bot, role);
    const given = fields(roleFields);
    requireRoleFields(guild, permissionsOf(guild, bot.id), given, role.permissions);
    const before = audited(shownRole(guild, role));
    changeRole(role, given);
    const api = shownRole(guild, role);
    events.toGuild(guild.id, 'GUILD_ROLE_UPDATE', { guild_id: guild.id, role: api });
    const changes = changesOf(before, audited(api));
    if (changes.length > 0)
      recordAction(context, guild.id, { userId: bot.id, action: 31, targetId: role.id, reason, changes });
    return api;
  });
}

function removal({ handle }: Router, context: Context): void {
  const { world, events } = context;
  handle('delete_guild_role', ({ bot, params, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const role = roleOf(guild, params.role_id);
    if (role.id === guild.id || role.botId != null) throw new DiscordError(400, 50_028, 'Invalid Role');
    requireToManageRole(guild, bot, role);
    const changes = changesOf(audited(shownRole(guild, role)), {});
    removeRole(guild, role);
    for (const channel of world.channels.values()) {
      if (channel.guildId === guild.id)
        channel.overwrites = channel.overwrites.filter(({ id }) => id !== role.id);
    }
    events.toGuild(guild.id, 'GUILD_ROLE_DELETE', { guild_id: guild.id, role_id: role.id });
    recordAction(context, guild.id, { userId: bot.id, action: 32, targetId: role.id, reason, changes });
  });
}

/** The fields of a role that the audit log names. */
function audited(role: JsonObject): JsonObject {
  const { id: _id, managed: _managed, flags: _flags, tags: _tags, position: _position, ...rest } = role;
  return rest;
}

const colour = z.int().min(0).max(0xff_ffff);

/** What can be set on a role. */
const roleFields = z.object({
  name: z.string().trim().min(1).max(100).nullish(),
  permissions: bitfield.nullish(),
  color: colour.nullish(),
  colors: z
    .object({
      primary_color: colour.nullish(),
      secondary_color: colour.nullish(),
      tertiary_color: colour.nullish(),
    })
    .nullish(),
  hoist: z.boolean().nullish(),
  mentionable: z.boolean().nullish(),
  icon: imageHash.nullish(),
  unicode_emoji: z.string().max(100).nullish(),
});

type RoleFields = z.infer<typeof roleFields>;

/** Throws if the bot changes permissions that it lacks, or the guild lacks a feature. */
function requireRoleFields(
  { settings }: LocalGuild,
  own: bigint,
  { permissions, colors, icon, unicode_emoji }: RoleFields,
  before: bigint,
): void {
  if (permissions != null && own !== ALL_PERMISSIONS && ((permissions ^ before) & ~own) !== 0n) {
    throw missingPermissions((permissions ^ before) & ~own);
  }
  const features = Array.isArray(settings['features']) ? settings['features'] : [];
  const needed = [
    ...(icon != null || unicode_emoji != null ? ['ROLE_ICONS'] : []),
    ...(colors?.secondary_color != null || colors?.tertiary_color != null ? ['ENHANCED_ROLE_COLORS'] : []),
  ];
  if (needed.some((feature) => !features.includes(feature))) {
    throw new DiscordError(403, 50_101, 'This server needs more boosts to perform this action');
  }
}

/** Sets what is given; null resets some fields and is ignored by others. */
function changeRole(role: LocalRole, given: RoleFields): void {
  const { colors } = given;
  const color = colors?.primary_color ?? given.color;
  if (given.name != null) role.name = given.name;
  if (given.permissions != null) role.permissions = given.permissions;
  if (color != null) role.color = `#${color.toString(16).padStart(6, '0')}`;
  if (given.hoist != null) role.hoist = given.hoist;
  if (given.mentionable != null) role.mentionable = given.mentionable;
  role.extra = {
    ...role.extra,
    ...(given.icon === undefined ? {} : { icon: given.icon }),
    ...(given.unicode_emoji === undefined ? {} : { unicode_emoji: given.unicode_emoji }),
    ...(colors || color != null ? { colors: allColors(color ?? 0, colors) } : {}),
  };
}

function allColors(primary_color: number, colors: RoleFields['colors']) {
  return {
    primary_color,
    secondary_color: colors?.secondary_color ?? null,
    tertiary_color: colors?.tertiary_color ?? null,
  };
}
