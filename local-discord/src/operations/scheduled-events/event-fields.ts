import { z } from 'zod';
import { DiscordError, invalidField, unknownChannel } from '../../errors.ts';
import { type JsonObject, objectOf, textOf } from '../../json.ts';
import { snowflake, text } from '../../rest/fields.ts';
import { EntityType, Status } from '../../scheduled-events/event-kinds.ts';
import { ChannelType } from '../../world/channels.ts';
import type { World } from '../../world/model.ts';

/** A moment in ISO 8601. */
export const time = z.iso.datetime({ offset: true }).transform((given) => new Date(given).toISOString());
const guildOnly = z.literal(2);
const entityType = z.union([
  z.literal(EntityType.stage),
  z.literal(EntityType.voice),
  z.literal(EntityType.external),
]);
const weekdays = z.array(z.number().int().min(0).max(6)).max(7);
const recurrenceRule = z.object({
  start: time,
  frequency: z.number().int().min(0).max(3),
  interval: z.number().int().min(1).max(2).default(1),
  by_weekday: weekdays.nullable().default(null),
  by_n_weekday: z
    .array(z.object({ n: z.number().int().min(1).max(5), day: z.number().int().min(0).max(6) }))
    .max(1)
    .nullable()
    .default(null),
  by_month: z.array(z.number().int().min(1).max(12)).max(1).nullable().default(null),
  by_month_day: z.array(z.number().int().min(1).max(31)).max(1).nullable().default(null),
});
const shared = {
  channel_id: snowflake.nullish(),
  entity_metadata: z.object({ location: text(1, 100).nullish() }).nullish(),
  scheduled_end_time: time.nullish(),
  description: text(0, 1000).nullish(),
  image: z.string().nullish(),
  recurrence_rule: recurrenceRule.nullish(),
};

export const newEvent = z.object({
  ...shared,
  name: text(1, 100),
  privacy_level: guildOnly,
  scheduled_start_time: time,
  entity_type: entityType,
});

export const eventChange = z.object({
  ...shared,
  name: text(1, 100).optional(),
  privacy_level: guildOnly.optional(),
  scheduled_start_time: time.optional(),
  entity_type: entityType.optional(),
  status: z.number().int().min(1).max(4).optional(),
});

const required = (field: string) => invalidField(field, 'BASE_TYPE_REQUIRED', 'This field is required');

/**
 * Checks that an event has what its kind requires.
 * @param startsAnew whether the request sets its start, which must then be in the future
 */
export function checkEvent(world: World, guildId: string, event: JsonObject, startsAnew: boolean): void {
  const start = Date.parse(textOf(event['scheduled_start_time']) ?? '');
  const end = Date.parse(textOf(event['scheduled_end_time']) ?? '');
  if (startsAnew && start < world.clock.now()) {
    const code = 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST';
    throw invalidField('scheduled_start_time', code, 'Cannot schedule event in the past.');
  }
  if (end <= start) {
    const message = 'The end of an event must be after its start.';
    throw invalidField('scheduled_end_time', 'BASE_TYPE_INVALID', message);
  }
  if (event['entity_type'] === EntityType.external) {
    if (textOf(objectOf(event['entity_metadata'])['location']) === undefined) {
      throw required('entity_metadata');
    }
    if (Number.isNaN(end)) throw required('scheduled_end_time');
    if (event['channel_id'] !== null) {
      throw invalidField('channel_id', 'BASE_TYPE_INVALID', 'An external event has no channel.');
    }
    return;
  }
  if (event['channel_id'] === null) throw required('channel_id');
  const channel = world.channels.get(String(event['channel_id']));
  if (!channel || channel.guildId !== guildId) throw unknownChannel();
  const fitting = event['entity_type'] === EntityType.stage ? ChannelType.stage : ChannelType.voice;
  if (channel.type !== fitting) {
    throw new DiscordError(400, 50_024, 'Cannot execute action on this channel type');
  }
}

/** Throws unless a status may follow another one. */
export function checkStatus(before: unknown, after: number | undefined): void {
  if (before === Status.completed || before === Status.canceled) {
    throw new DiscordError(400, 180_000, 'Cannot update a finished event');
  }
  if (after === undefined || after === before) return;
  const next: readonly number[] =
    before === Status.active ? [Status.completed] : [Status.active, Status.canceled];
  if (next.includes(after)) return;
  throw invalidField('status', 'TRANSITION_INVALID', 'Invalid Guild Scheduled Event Status Transition');
}
