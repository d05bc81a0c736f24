import { z } from 'zod';
import { type JsonObject, objectOf } from '../../json.ts';

const activity = z.object({
  name: z.string(),
  type: z.number().int().min(0).max(5),
  url: z.string().nullish(),
  state: z.string().nullish(),
});

/** Update Presence (op 3). */
export const presenceSchema = z.object({
  since: z.number().nullable(),
  // Discord drops the fields that bots can't set.
  activities: z.array(activity),
  status: z.enum(['online', 'dnd', 'idle', 'invisible', 'offline']),
  // All fields are required except this one (discord/discord-api-docs#2226).
  afk: z.boolean().optional(),
});

/** A bot's status and activities. */
export type Presence = z.infer<typeof presenceSchema>;

/** Reads the `presence` in an IDENTIFY, where libraries leave fields out or send a `game`. */
export function readInitialPresence(given: unknown): Presence {
  const { game, ...data } = objectOf(given);
  const defaults: Presence = { since: null, activities: [], status: 'online' };
  const presence = { ...defaults, ...(game ? { activities: [game] } : {}), ...data };
  return presenceSchema.safeParse(presence).data ?? defaults;
}

/** The presence as others see it in every guild (developers/events/gateway-events#presence-update). */
export function apiPresence(userId: string, { status, activities }: Presence): JsonObject {
  const isOffline = status === 'invisible' || status === 'offline';
  return {
    user: { id: userId },
    status: isOffline ? 'offline' : status,
    activities: isOffline ? [] : activities,
    // Bots count as using a browser.
    client_status: isOffline ? {} : { web: status },
  };
}
