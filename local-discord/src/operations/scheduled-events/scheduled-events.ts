import type { z } from 'zod';
import { apiUser, userOf } from '../../api/user.ts';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { botGuild } from '../../rest/access.ts';
import { hashOf, readPicture } from '../../rest/image-data.ts';
import type { Router } from '../../rest/router.ts';
import { statusChange } from '../../scheduled-events/event-automation.ts';
import { EntityType, Status } from '../../scheduled-events/event-kinds.ts';
import { exceptionsOf } from '../../scheduled-events/occurrence.ts';
import type { LocalBot, LocalGuild, World } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';
import { guildRecords } from '../guild-records.ts';
import { checkEvent, checkStatus, eventChange, newEvent } from './event-fields.ts';
import { requireToCreate, requireToManage } from './event-permissions.ts';
import { unknownEvent } from './events.ts';
import { announceDropped } from './exceptions.ts';

const MOST = 100;

const Events = {
  create: 'GUILD_SCHEDULED_EVENT_CREATE',
  update: 'GUILD_SCHEDULED_EVENT_UPDATE',
  delete: 'GUILD_SCHEDULED_EVENT_DELETE',
} as const;

/** Planning, changing and deleting events of a guild. */
export function scheduledEventOperations({ handle }: Router, context: Context): void {
  const { world, events } = context;
  const planned = guildRecords(context, {
    of: ({ records }) => records.scheduledEvents,
    unknown: unknownEvent,
    actions: { create: 100, update: 101, delete: 102 },
    announce: (guild, change, event) => events.toGuild(guild.id, Events[change], event),
  });

  handle('create_guild_scheduled_event', (call) => {
    const guild = botGuild(world, call.bot, call.params.guild_id);
    const { image, ...given } = call.fields(newEvent);
    const event = plannedEvent(world, guild, call.bot, given);
    checkEvent(world, guild.id, event, true);
    requireToCreate(world, guild, call.bot, event);
    if (planned.list(guild).filter(isOpen).length >= MOST) {
      const message = `Maximum number of guild scheduled events reached (${MOST})`;
      throw new DiscordError(400, 30_038, message);
    }
    return planned.create(call, guild, { ...event, image: storedImage(world, event, image) });
  });
  handle('update_guild_scheduled_event', (call) => {
    const guild = botGuild(world, call.bot, call.params.guild_id);
    const id = call.params.guild_scheduled_event_id;
    const before = planned.find(guild, id);
    requireToManage(world, guild, call.bot, before);
    const { image, ...given } = call.fields(eventChange);
    checkStatus(before['status'], given.status);
    const after = merged(before, given);
    checkEvent(world, guild.id, after, given.scheduled_start_time !== undefined);
    requireToManage(world, guild, call.bot, after);
    const picture = image === undefined ? {} : { image: storedImage(world, after, image) };
    const next = given.status === undefined ? {} : statusChange(before, given.status);
    const dropped = isSame(before['recurrence_rule'], after['recurrence_rule'])
      ? {}
      : { guild_scheduled_event_exceptions: [] };
    const changed = planned.update(call, guild, id, { ...after, ...picture, ...next, ...dropped });
    if (exceptionsOf(changed).length === 0) announceDropped(context, guild, before);
    return changed;
  });
  handle('delete_guild_scheduled_event', (call) => {
    const guild = botGuild(world, call.bot, call.params.guild_id);
    const id = call.params.guild_scheduled_event_id;
    requireToManage(world, guild, call.bot, planned.find(guild, id));
    planned.remove(call, guild, id);
    guild.records.eventUsers.delete(id);
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isOpen = ({ status }: JsonObject) => status === Status.scheduled || status === Status.active;

const IMAGE_BYTES = 10 * 1024 * 1024;

/** A new event, in API shape. */
function plannedEvent(
  world: World,
  guild: LocalGuild,
  bot: LocalBot,
  given: Omit<z.infer<typeof newEvent>, 'image'>,
): JsonObject {
  return {
    id: nextSnowflake(world),
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
  // Only external events have a place; for others, it is silently discarded.
  return after['entity_type'] === EntityType.external ? after : { ...after, entity_metadata: null };
}

/** Puts the cover of an event on the CDN. @returns its hash */
function storedImage(world: World, { id }: JsonObject, uri: string | null | undefined): string | null {
  if (uri == null) return null;
  const picture = readPicture('image', uri, IMAGE_BYTES);
  const hash = hashOf(picture);
  world.assets.set(`guild-events/${String(id)}/${hash}`, picture);
  return hash;
}
