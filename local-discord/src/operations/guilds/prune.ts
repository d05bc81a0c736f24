import { z } from 'zod';
import type { Context } from '../../context.ts';
import { endMembership } from '../../guilds/membership.ts';
import { botGuild } from '../../rest/access.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { recordAction } from '../../world/audit-log.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalGuild, LocalMember, World } from '../../world/model.ts';
import { Permission } from '../../world/permissions.ts';
import { timeOf } from '../../world/snowflakes.ts';

const DAY_MS = 86_400_000;
const roleIds = z
  .union([z.array(snowflake), z.string().transform((ids) => ids.split(',').filter(Boolean))])
  .nullish();

/** Removing inactive members: those without roles who haven't written for some days. */
export function pruneOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  function prunable(bot: LocalBot, guildId: string): LocalGuild {
    const guild = botGuild(world, bot, guildId);
    requireInGuild(guild, bot, Permission.KickMembers, Permission.ManageGuild);
    return guild;
  }

  handle('preview_prune_guild', ({ bot, params, query }) => {
    const guild = prunable(bot, params.guild_id);
    const { days, include_roles } = query(
      z.object({ days: queryInteger(1, 30).default(7), include_roles: roleIds }),
    );
    return { pruned: inactive(world, guild, days, include_roles ?? []).length };
  });

  handle('prune_guild', ({ bot, params, fields, reason }) => {
    const guild = prunable(bot, params.guild_id);
    const given = fields(
      z.object({
        days: z.int().min(1).max(30).nullish(),
        compute_prune_count: z.boolean().nullish(),
        include_roles: roleIds,
        reason: z.string().max(512).nullish(),
      }),
    );
    const days = given.days ?? 7;
    const pruned = inactive(world, guild, days, given.include_roles ?? []);
    for (const { userId } of pruned) endMembership(context, guild, userId);
    recordAction(context, guild.id, {
      userId: bot.id,
      action: 21,
      targetId: null,
      reason: reason ?? given.reason ?? null,
      options: { delete_member_days: String(days), members_removed: String(pruned.length) },
    });
    return { pruned: given.compute_prune_count === false ? null : pruned.length };
  });
}

/** Members who neither joined nor wrote recently; a local Discord sees no other activity. */
function inactive(world: World, guild: LocalGuild, days: number, roles: readonly string[]): LocalMember[] {
  const since = world.clock.now() - days * DAY_MS;
  const active = new Set(
    [...world.messages.values()]
      .filter(
        ({ id, channelId }) => timeOf(id) > since && world.channels.get(channelId)?.guildId === guild.id,
      )
      .map(({ authorId }) => authorId),
  );
  return guild.members.filter(
    (member) =>
      !world.bots.has(member.userId) &&
      member.userId !== guild.ownerId &&
      !active.has(member.userId) &&
      (member.joinedAt ?? timeOf(guild.id)) < since &&
      member.roleIds.every((id) => roles.includes(id)),
  );
}
