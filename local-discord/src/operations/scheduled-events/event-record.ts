import type { z } from 'zod';
import { apiUser, userOf } from '../../api/user.ts';
import type { JsonObject } from '../../json.ts';
import { hashOf, readPicture } from '../../rest/image-data.ts';
import { EntityType, Status } from '../../scheduled-events/event-kinds.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import type { eventChange, newEvent } from './event-fields.ts';

const IMAGE_BYTES = 10 * 1024 * 1024;

/** A new event, in API shape. */
export function plannedEvent(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  given: Omit<z.infer<typeof newEvent>, 'image'>,
): JsonObject {
  return {
    id: nextSnowflake(),
    guild_id: guild.id,
    name: given.name,
    description: given.description || null,
    channel_id: given.channel_id ?? null,
    creator_id: bot.id,
    creator: apiUser(userOf(world, bot)),
    image: null,
    scheduled_start_time: given.scheduled_start_time,
    scheduled_end_time: given.scheduled_end_time ?? null,
    privacy_level: given.privacy_level,
    status: Status.scheduled,
    entity_type: given.entity_type,
    entity_id: null,
    entity_metadata: given.entity_type === EntityType.external ? (given.entity_metadata ?? null) : null,
    recurrence_rule: given.recurrence_rule ?? null,
    guild_scheduled_event_exceptions: [],
  };
}

/** An event after a change. */
export function merged(before: JsonObject, given: Omit<z.infer<typeof eventChange>, 'image'>): JsonObject {
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after: JsonObject = { ...before, ...changed };
  // Where only external events have a place, it is silently discarded for others.
  return after['entity_type'] === EntityType.external ? after : { ...after, entity_metadata: null };
}

/** Puts the cover of an event on the CDN. @returns its hash */
export function storedImage(world: World, { id }: JsonObject, uri: string | null | undefined): string | null {
  if (uri == null) return null;
  const picture = readPicture('image', uri, IMAGE_BYTES);
  const hash = hashOf(picture);
  world.assets.set(`guild-events/${String(id)}/${hash}`, picture);
  return hash;
}
