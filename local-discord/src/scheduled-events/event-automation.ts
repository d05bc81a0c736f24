import type { Context } from '../context.ts';
import type { JsonObject } from '../json.ts';
import type { Due } from '../passing-time/due.ts';
import type { LocalGuild } from '../world/model.ts';
import { EntityType, Status } from './event-kinds.ts';
import { afterOccurrence, currentOccurrence } from './occurrence.ts';

type Shared = Pick<Context, 'world' | 'events'>;

/** Discord says "on the order of minutes". */
const EMPTY_MS = 5 * 60_000;
/** Discord says "a few hours". */
const MISSED_MS = 3 * 3_600_000;

/**
 * Automatic changes of scheduled events (developers/resources/guild-scheduled-event, "Status Update
 * Automation"): external ones start and end at their times; others end a while after everyone has left, or
 * are canceled if nobody starts them.
 */
export function* eventAutomation(context: Shared): Generator<Due> {
  for (const guild of context.world.guilds.values()) {
    const { scheduledEvents, emptySince } = guild.records;
    for (const event of scheduledEvents.values()) {
      const next = event['status'] === Status.active ? endOf(guild, event) : startOf(event);
      if (next) yield { at: next.at, run: () => setEvent(context, guild, event, next.change) };
      if (event['status'] !== Status.active) emptySince.delete(String(event['id']));
    }
  }
}

interface Next {
  readonly at: number;
  readonly change: JsonObject;
}

function startOf(event: JsonObject): Next | null {
  if (event['status'] !== Status.scheduled) return null;
  const { start, isCanceled } = currentOccurrence(event);
  if (isCanceled) return { at: start, change: afterOccurrence(event, Status.canceled) };
  if (event['entity_type'] === EntityType.external) return { at: start, change: { status: Status.active } };
  return { at: start + MISSED_MS, change: afterOccurrence(event, Status.canceled) };
}

function endOf({ clock, records }: LocalGuild, event: JsonObject): Next | null {
  const change = afterOccurrence(event, Status.completed);
  if (event['entity_type'] === EntityType.external) {
    const { end } = currentOccurrence(event);
    return end === null ? null : { at: end, change };
  }
  const id = String(event['id']);
  const isEmpty = [...records.voiceStates.values()].every(
    ({ channel_id }) => channel_id !== event['channel_id'],
  );
  const since = isEmpty ? (records.emptySince.get(id) ?? clock.now()) : null;
  if (since === null) records.emptySince.delete(id);
  else records.emptySince.set(id, since);
  return since === null ? null : { at: since + EMPTY_MS, change };
}

/** Changes an event and tells bots. */
export function setEvent(
  { events }: Pick<Context, 'events'>,
  guild: LocalGuild,
  event: JsonObject,
  change: JsonObject,
): void {
  const after = { ...event, ...change };
  guild.records.scheduledEvents.set(String(event['id']), after);
  events.toGuild(guild.id, 'GUILD_SCHEDULED_EVENT_UPDATE', after);
}

/** Changes an event's status; when an occurrence of a recurring event ends, it moves on to the next one. */
export function statusChange(event: JsonObject, status: number): JsonObject {
  return status === Status.completed ? afterOccurrence(event, status) : { status };
}

/** What a person does with an event in their client. */
export function setEventStatus(context: Shared, eventId: string, status: number): void {
  const guild = [...context.world.guilds.values()].find(({ records }) =>
    records.scheduledEvents.has(eventId),
  );
  const event = guild?.records.scheduledEvents.get(eventId);
  if (!guild || !event) throw new Error(`there is no scheduled event ${eventId}`);
  setEvent(context, guild, event, statusChange(event, status));
}
