import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import type { Router } from '../../rest/router.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';
import { insertRole, removeRole } from '../../world/role-order.ts';
import { requireToManageRole } from '../../world/role-ranks.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { changeRole, requireRoleFields, roleFields } from './role-fields.ts';
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
      id: nextSnowflake(),
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
    requireToManageRole(guild, bot, role);
    if (role.id === guild.id || role.botId != null) throw new DiscordError(400, 50_028, 'Invalid Role');
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
