import type { Snowflake } from '../client/protocol.ts';
import type { Context } from '../context.ts';
import { isMember } from '../world/guilds.ts';
import { exceptionsOf } from './occurrence.ts';

/** The key in `eventUsers` for those interested only in one exception. */
export const interestKey = (eventId: Snowflake, exceptionId: Snowflake | null) =>
  exceptionId === null ? eventId : `${eventId} ${exceptionId}`;

/**
 * Adds or removes a member's interest in a scheduled event, and notifies bots.
 * @param exceptionId for one occurrence, which has an exception
 */
export function setInterest(
  { world, events }: Pick<Context, 'world' | 'events'>,
  eventId: Snowflake,
  userId: Snowflake,
  isInterested: boolean,
  exceptionId: Snowflake | null = null,
): void {
  const guild = [...world.guilds.values()].find(({ records }) => records.scheduledEvents.has(eventId));
  const planned = guild?.records.scheduledEvents.get(eventId);
  if (!guild || !planned || !isMember(guild, userId)) {
    throw new Error(`${userId} sees no scheduled event ${eventId}`);
  }
  const known = exceptionsOf(planned).map(({ event_exception_id }) => event_exception_id);
  if (exceptionId !== null && !known.includes(exceptionId)) {
    throw new Error(`the event ${eventId} has no exception ${exceptionId}`);
  }
  const { eventUsers } = guild.records;
  const key = interestKey(eventId, exceptionId);
  const users = eventUsers.get(key) ?? new Set();
  eventUsers.set(key, users);
  if (users.has(userId) === isInterested) return;
  if (isInterested) users.add(userId);
  else users.delete(userId);
  const event = isInterested ? 'GUILD_SCHEDULED_EVENT_USER_ADD' : 'GUILD_SCHEDULED_EVENT_USER_REMOVE';
  const data = { guild_scheduled_event_id: eventId, user_id: userId, guild_id: guild.id };
  const ofException = exceptionId === null ? {} : { guild_scheduled_event_exception_id: exceptionId };
  events.toGuild(guild.id, event, { ...data, ...ofException });
}
