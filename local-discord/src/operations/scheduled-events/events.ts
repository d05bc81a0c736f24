import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { queryFlag } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { maySee } from './event-permissions.ts';

const eventQuery = z.object({ with_user_count: queryFlag.default(false) });

/** A guild's scheduled events that a bot can see. */
export function eventOperations({ handle }: Router, { world }: Context): void {
  handle('list_guild_scheduled_events', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const { with_user_count } = query(eventQuery);
    const seen = [...guild.records.scheduledEvents.values()].filter((event) => maySee(world, bot, event));
    return seen.map((event) => (with_user_count ? withCount(guild, event) : event));
  });
  handle('get_guild_scheduled_event', ({ bot, params, query }) => {
    const guild = botGuild(world, bot, params.guild_id);
    const event = visibleEvent(world, guild, bot, params.guild_scheduled_event_id);
    return query(eventQuery).with_user_count ? withCount(guild, event) : event;
  });
}

/** An event that a bot can see; throws if there is none. */
export function visibleEvent(world: World, guild: LocalGuild, bot: LocalBot, id: string): JsonObject {
  const event = guild.records.scheduledEvents.get(id);
  if (!event || !maySee(world, bot, event)) throw unknownEvent();
  return event;
}

/** What Discord answers for an event that does not exist. */
export const unknownEvent = () => new DiscordError(404, 10_070, 'Unknown Guild Scheduled Event');

function withCount({ records }: LocalGuild, event: JsonObject): JsonObject {
  return { ...event, user_count: records.eventUsers.get(String(event['id']))?.size ?? 0 };
}
