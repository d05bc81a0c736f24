import { z } from 'zod';
import { apiFullMember } from '../../api/member.ts';
import { apiUser, DELETED_USER } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { queryFlag, queryInteger, several, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import { interestKey } from '../../scheduled-events/interest.ts';
import { isMember } from '../../world/guilds.ts';
import type { LocalGuild, World } from '../../world/model.ts';
import { visibleEvent } from './events.ts';
import { exceptionOf } from './exceptions.ts';

const INTERESTED = 1;

const usersQuery = z.object({
  limit: queryInteger(1, 100).default(100),
  with_member: queryFlag.default(false),
  before: snowflake.optional(),
  after: snowflake.optional(),
});

const countsQuery = z.object({
  guild_scheduled_event_exception_ids: several(snowflake, 10),
});

/** Users interested in a scheduled event, or in one of its exceptions. */
export function eventUserOperations({ handle }: Router, { world }: Context): void {
  handle('list_guild_scheduled_event_users', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const id = params.guild_scheduled_event_id;
    visibleEvent(world, guild, bot, id);
    return usersOf(world, guild, guild.records.eventUsers.get(id), query(usersQuery), {
      guild_scheduled_event_id: id,
    });
  });
  handle('list_guild_scheduled_event_exception_users', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const id = params.guild_scheduled_event_id;
    const event = visibleEvent(world, guild, bot, id);
    const exceptionId = params.guild_scheduled_event_exception_id;
    exceptionOf(event, exceptionId);
    return usersOf(
      world,
      guild,
      guild.records.eventUsers.get(interestKey(id, exceptionId)),
      query(usersQuery),
      {
        guild_scheduled_event_id: id,
        guild_scheduled_event_exception_id: exceptionId,
      },
    );
  });
  handle('count_guild_scheduled_event_users', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const id = params.guild_scheduled_event_id;
    visibleEvent(world, guild, bot, id);
    const { guild_scheduled_event_exception_ids: exceptionIds = [] } = query(countsQuery);
    const countOf = (key: string) => guild.records.eventUsers.get(key)?.size ?? 0;
    const counts = exceptionIds.map((one) => [one, countOf(interestKey(id, one))]);
    return {
      guild_scheduled_event_count: countOf(id),
      guild_scheduled_event_exception_counts: Object.fromEntries(counts),
    };
  });
}

function usersOf(
  world: World,
  guild: LocalGuild,
  interested: ReadonlySet<string> = new Set(),
  { limit, with_member, before, after }: z.infer<typeof usersQuery>,
  shared: JsonObject,
): JsonObject[] {
  const all = [...interested].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  // With both, only `before` counts.
  const page =
    before === undefined
      ? all.filter((user) => BigInt(user) > BigInt(after ?? 0)).slice(0, limit)
      : all.filter((user) => BigInt(user) < BigInt(before)).slice(-limit);
  return page.map((user_id) => ({
    ...shared,
    user_id,
    user: apiUser(world.users.get(user_id) ?? DELETED_USER),
    response: INTERESTED,
    ...(with_member && isMember(guild, user_id) ? { member: apiFullMember(world, guild, user_id) } : {}),
  }));
}
