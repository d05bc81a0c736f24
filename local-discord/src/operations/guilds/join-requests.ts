import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, missingAccess, missingPermissions } from '../../errors.ts';
import { decide, takesRequests } from '../../guilds/join-requests.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { queryInteger, snowflake, text } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { requireInGuild } from '../../world/bot-permissions.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { Permission, permissionsOf } from '../../world/permissions.ts';
import { snowflakeAt } from '../../world/snowflakes.ts';

const listQuery = z.object({
  status: z.enum(['SUBMITTED', 'APPROVED', 'REJECTED']).default('SUBMITTED'),
  limit: queryInteger(1, 100).default(100),
  before: snowflake.optional(),
  after: snowflake.optional(),
});

const action = z.object({
  action: z.enum(['APPROVED', 'REJECTED']),
  rejection_reason: text(0, 160).nullish(),
});

/** Applications to join servers where moderators decide. */
export function joinRequestOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  handle('get_guild_join_requests', ({ bot, params, query }) => {
    const guild = screenedGuild(world, bot, params.guild_id);
    const own = permissionsOf(guild, bot.id);
    if ((own & (Permission.KickMembers | Permission.ManageGuild)) === 0n)
      throw missingPermissions(Permission.KickMembers | Permission.ManageGuild);
    const { status, limit, before, after } = query(listQuery);
    const all = [...guild.records.joinRequests.values()].filter(
      (one) => one['application_status'] === status,
    );
    const isWithin = (one: JsonObject) =>
      after === undefined
        ? before === undefined || pageKey(one) < BigInt(before)
        : pageKey(one) > BigInt(after);
    const page = all
      .filter(isWithin)
      .sort((one, other) => (pageKey(one) > pageKey(other) ? -1 : 1))
      .slice(0, limit);
    return {
      ...(status === 'SUBMITTED' ? { total: all.length } : {}),
      ...((own & Permission.KickMembers) === 0n ? {} : { guild_join_requests: page }),
    };
  });

  handle('action_guild_join_request', ({ bot, params, fields }) => {
    const guild = screenedGuild(world, bot, params.guild_id);
    requireInGuild(guild, bot, Permission.KickMembers);
    const { action: status, rejection_reason = null } = fields(action);
    const request = guild.records.joinRequests.get(params.request_id);
    if (!request) throw new DiscordError(404, 0, '404: Not Found');
    // Decisions are final.
    if (request['application_status'] !== 'SUBMITTED') return request;
    return decide(context, guild, request, { status, reason: rejection_reason, byUserId: bot.id });
  });
}

/** Other servers have no such requests. */
function screenedGuild(world: World, bot: LocalBot, guildId: string): LocalGuild {
  const guild = botGuild(world, bot, guildId);
  if (!takesRequests(guild)) throw missingAccess('the server takes no requests to join');
  return guild;
}

/** Open requests are paged by id, others by decision time. */
function pageKey({ id, reviewed_at }: JsonObject): bigint {
  return BigInt(typeof reviewed_at === 'string' ? snowflakeAt(Date.parse(reviewed_at)) : String(id));
}
