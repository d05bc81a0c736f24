import { z } from 'zod';
import { apiRole, apiRoles } from '../../api/guild.ts';
import type { Context } from '../../context.ts';
import { DiscordError, missingPermissions } from '../../errors.ts';
import { botGuild } from '../../rest/access.ts';
import { snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalGuild, LocalRole } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { compareRoles, highestPosition, positionOf, ranksAbove } from '../../world/role-ranks.ts';
import { roleOf } from './roles.ts';

const moves = z.array(z.object({ id: snowflake, position: z.int().min(0).nullish() }));

interface Move {
  readonly role: LocalRole;
  readonly position: number;
}

/** The order of roles. */
export function rolePositionOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;

  handle('bulk_update_guild_roles', ({ bot, params, fields, reason }) => {
    const guild = botGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.ManageRoles);
    const given = fields(moves).flatMap(({ id, position }): Move[] =>
      position == null ? [] : [{ role: roleOf(guild, id), position }],
    );
    if (given.some(({ role, position }) => role.id === guild.id && position !== 0)) {
      throw new DiscordError(400, 50_028, 'Invalid Role');
    }
    const moved = given.filter(({ role, position }) => positionOf(guild, role) !== position);
    for (const { role, position } of moved) requireToMove(guild, bot.id, role, position);
    const before = new Map(guild.roles.map((role) => [role, positionOf(guild, role)]));
    reorder(guild, given);
    for (const role of guild.roles) {
      const old = before.get(role);
      if (old === role.position) continue;
      const api = apiRole(role, guild.roles.indexOf(role));
      events.toGuild(guild.id, 'GUILD_ROLE_UPDATE', { guild_id: guild.id, role: api });
      recordAction(context, guild.id, {
        userId: bot.id,
        action: 31,
        targetId: role.id,
        reason,
        changes: changesOf({ position: old }, { position: role.position }),
      });
    }
    return apiRoles(guild);
  });
}

/** A bot can only move roles below its highest one. */
function requireToMove(guild: LocalGuild, botId: string, role: LocalRole, position: number): void {
  const highest = highestPosition(guild, botId);
  if (!ranksAbove(guild, botId, role) || position >= highest)
    throw missingPermissions("the role stands above the bot's highest one");
}

/** Moves roles to their new positions, lowest first, and renumbers all from 1. */
function reorder(guild: LocalGuild, given: readonly Move[]): void {
  const moved = given.filter(({ role }) => role.id !== guild.id);
  const order = guild.roles
    .filter((role) => role.id !== guild.id && !moved.some((one) => one.role === role))
    .sort((one, other) => compareRoles(guild, one, other));
  for (const { role, position } of [...moved].sort((one, other) => one.position - other.position)) {
    order.splice(Math.max(0, position - 1), 0, role);
  }
  for (const [index, role] of order.entries()) role.position = index + 1;
}
