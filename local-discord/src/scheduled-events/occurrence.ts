import { isObject, type JsonObject, objectsOf, textOf } from '../json.ts';
import { snowflakeAt } from '../world/snowflakes.ts';
import { Status } from './event-kinds.ts';
import { nextOccurrence } from './recurrence.ts';

/** One occurrence of an event, with its exception applied. */
export interface Occurrence {
  /** Milliseconds. */
  readonly start: number;
  /** Null: until someone ends it. */
  readonly end: number | null;
  readonly isCanceled: boolean;
}

/** The exception for the occurrence that would have started at a time: its id contains the time. */
export const exceptionIdOf = (originalStart: number) => snowflakeAt(originalStart);

export function exceptionsOf(event: JsonObject): JsonObject[] {
  return objectsOf(event['guild_scheduled_event_exceptions']);
}

/** The event's current or next occurrence. The event's own times stay those of the rule, as on Discord. */
export function currentOccurrence(event: JsonObject): Occurrence {
  const start = timeOf(event['scheduled_start_time']) ?? 0;
  const end = timeOf(event['scheduled_end_time']);
  const id = exceptionIdOf(start);
  const exception = exceptionsOf(event).find(({ event_exception_id }) => event_exception_id === id);
  const moved = timeOf(exception?.['scheduled_start_time']) ?? start;
  return {
    start: moved,
    end: timeOf(exception?.['scheduled_end_time']) ?? (end === null ? null : end + moved - start),
    isCanceled: exception?.['is_canceled'] === true,
  };
}

/**
 * How an event changes when an occurrence is over. A recurring one is rescheduled at once, without a
 * `COMPLETED` in between (discord-api-docs#6885).
 */
export function afterOccurrence(event: JsonObject, status: number): JsonObject {
  const rule = event['recurrence_rule'];
  const start = timeOf(event['scheduled_start_time']);
  const next = isObject(rule) && start !== null ? nextOccurrence(rule, start) : null;
  if (start === null || next === null) return { status };
  const end = timeOf(event['scheduled_end_time']);
  return {
    status: Status.scheduled,
    scheduled_start_time: new Date(next).toISOString(),
    scheduled_end_time: end === null ? null : new Date(next + end - start).toISOString(),
  };
}

function timeOf(value: unknown): number | null {
  const time = Date.parse(textOf(value) ?? '');
  return Number.isNaN(time) ? null : time;
}
