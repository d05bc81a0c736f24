import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, invalidField } from '../../errors.ts';
import { isObject, type JsonObject, textOf } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import type { Call, Router } from '../../rest/router.ts';
import { exceptionIdOf, exceptionsOf } from '../../scheduled-events/occurrence.ts';
import { nextOccurrence } from '../../scheduled-events/recurrence.ts';
import { changesOf, recordAction } from '../../world/audit-log.ts';
import type { LocalGuild } from '../../world/model.ts';
import { time } from './event-fields.ts';
import { requireToManage } from './event-permissions.ts';
import { visibleEvent } from './events.ts';

const Action = { CREATE: 200, UPDATE: 201, DELETE: 202 } as const;

const change = z.object({
  scheduled_start_time: time.nullish(),
  scheduled_end_time: time.nullish(),
  is_canceled: z.boolean().nullish(),
});
const newException = change.extend({ original_scheduled_start_time: time });

/** Occurrences of a recurring event that are skipped or moved. */
export function eventExceptionOperations({ handle }: Router, context: Context): void {
  const { world } = context;

  /** The event of a request, which the bot must be allowed to change. */
  function eventOf({ bot, params }: ExceptionCall): { guild: LocalGuild; event: JsonObject } {
    const guild = botGuild(world, bot, params.guild_id);
    const event = visibleEvent(world, guild, bot, params.guild_scheduled_event_id);
    requireToManage(world, guild, bot, event);
    return { guild, event };
  }

  handle('create_guild_scheduled_event_exception', (call) => {
    const { guild, event } = eventOf(call);
    const { original_scheduled_start_time: original, ...given } = call.fields(newException);
    if (Object.values(given).every((value) => value == null)) {
      throw new DiscordError(400, 180_005, 'Scheduled event exception must change or cancel the occurrence');
    }
    const exception = {
      event_id: event['id'],
      event_exception_id: exceptionIdOf(occurrenceAt(event, original)),
      scheduled_start_time: given.scheduled_start_time ?? null,
      scheduled_end_time: given.scheduled_end_time ?? null,
      is_canceled: given.is_canceled ?? false,
    };
    publish(context, call, guild, event, 'CREATE', { before: {}, after: exception });
    return exception;
  });
  handle('update_guild_scheduled_event_exception', (call) => {
    const { guild, event } = eventOf(call);
    const before = exceptionOf(event, call.params.exception_id);
    const given = Object.entries(call.fields(change)).filter(([, value]) => value !== undefined);
    const after: JsonObject = { ...before, ...Object.fromEntries(given) };
    after['is_canceled'] ??= false;
    publish(context, call, guild, event, 'UPDATE', { before, after });
    return after;
  });
  handle('delete_guild_scheduled_event_exception', (call) => {
    const { guild, event } = eventOf(call);
    const before = exceptionOf(event, call.params.exception_id);
    publish(context, call, guild, event, 'DELETE', { before, after: {} });
  });
}

type ExceptionCall = Pick<Call<'create_guild_scheduled_event_exception'>, 'bot' | 'params' | 'reason'>;

/** Tells bots that exceptions are gone because an event's rule changed. */
export function announceDropped({ events }: Context, guild: LocalGuild, event: JsonObject): void {
  for (const exception of exceptionsOf(event)) {
    const data = { guild_id: guild.id, ...exception };
    events.toGuild(guild.id, 'GUILD_SCHEDULED_EVENT_EXCEPTION_DELETE', data);
  }
}

/** An exception of an event; throws if there is none with this id. */
export function exceptionOf(event: JsonObject, id: string): JsonObject {
  const found = exceptionsOf(event).find(({ event_exception_id }) => event_exception_id === id);
  if (!found) throw new DiscordError(404, 10_070, 'Unknown Guild Scheduled Event');
  return found;
}

/** The time of an occurrence that has no exception yet, in milliseconds. */
function occurrenceAt(event: JsonObject, original: string): number {
  const fault = (message: string) =>
    invalidField('original_scheduled_start_time', 'BASE_TYPE_INVALID', message);
  const at = Date.parse(original);
  const rule = event['recurrence_rule'];
  const isNext = Date.parse(textOf(event['scheduled_start_time']) ?? '') === at;
  if (!isObject(rule) || (!isNext && nextOccurrence(rule, at - 1) !== at)) {
    throw fault('The event has no occurrence at this time.');
  }
  const id = exceptionIdOf(at);
  if (exceptionsOf(event).some(({ event_exception_id }) => event_exception_id === id)) {
    throw fault('The occurrence has an exception already.');
  }
  return at;
}

/** Stores an exception, notifies bots and records who created it. */
function publish(
  context: Context,
  { bot, reason }: ExceptionCall,
  guild: LocalGuild,
  event: JsonObject,
  kind: keyof typeof Action,
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
): void {
  const shown = kind === 'DELETE' ? before : after;
  const id = shown['event_exception_id'];
  const others = exceptionsOf(event).filter(({ event_exception_id }) => event_exception_id !== id);
  const exceptions = kind === 'DELETE' ? others : [...others, after];
  const eventId = String(event['id']);
  guild.records.scheduledEvents.set(eventId, { ...event, guild_scheduled_event_exceptions: exceptions });
  const data = { guild_id: guild.id, ...shown };
  context.events.toGuild(guild.id, `GUILD_SCHEDULED_EVENT_EXCEPTION_${kind}`, data);
  recordAction(context, guild.id, {
    userId: bot.id,
    action: Action[kind],
    targetId: eventId,
    reason,
    changes: changesOf(before, after).filter(({ key }) => !/_id$/.test(key)),
    options: { event_exception_id: id },
  });
}
