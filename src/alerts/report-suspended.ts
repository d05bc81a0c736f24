import * as z from 'zod';
import { NEEDED_PERMISSIONS, type NeededPermission } from '../discord/messages/channel-permissions.ts';
import type { Store, UnreportedSuspension } from '../store/index.ts';
import type { AlertParts } from './parts.ts';
import type { ScheduledJob } from './scheduler.ts';

const HOUR_MS = 3_600_000;
/** Long enough for somebody who changes permissions back at once. */
const WAIT_MS = 30_000;
/** What happened long ago, such as before an upgrade, isn't reported. */
const MAX_AGE_MS = 7 * 24 * HOUR_MS;
const CHANNELS_PER_RUN = 20;
/** Only the first of many followers are told. */
const MAX_PEOPLE = 10;

/** What a notice about a suspended channel stores. */
export const suspendedNotice = z.object({
  destinationId: z.number(),
  channelId: z.string(),
  reason: z.string(),
  missing: z.array(z.enum(NEEDED_PERMISSIONS)),
});

type Parts = Pick<AlertParts, 'store' | 'poster' | 'rateLimiter' | 'log' | 'onEnqueued'>;

/** Tells the people who chose a channel, once and in their DMs, that it accepts no messages. */
export function createReportSuspended(parts: Parts): ScheduledJob {
  const { destinations } = parts.store;
  return {
    name: 'report suspended channels',
    task: 'jobs',
    async run(now, stopping) {
      const due = await destinations.unreported(now - MAX_AGE_MS, now - WAIT_MS, CHANNELS_PER_RUN);
      for (const channel of due) {
        if (stopping.aborted) return;
        await report(parts, channel, now);
      }
    },
  };
}

async function report(parts: Parts, channel: UnreportedSuspension, now: number): Promise<void> {
  const { store, log, onEnqueued } = parts;
  const { id, discordId, locale, suspendedAt, reason } = channel;
  const people = (await store.destinations.chosenBy(id)).slice(0, MAX_PEOPLE);
  const dms = await Promise.all(people.map((userId) => dmOf(store, userId, locale)));
  const missing = await missingIn(parts, discordId, reason);
  const topicId = await store.topics.upsert({ kind: 'destination', key: String(id) }, now);
  const notice = {
    notice: 'suspended',
    key: `suspended ${suspendedAt}`,
    data: JSON.stringify({ destinationId: id, channelId: discordId, reason, missing }),
    importance: 'problem',
  } as const;
  onEnqueued(await store.notices.recordFor(topicId, notice, dms, now));
  await store.destinations.markReported(id, now);
  log.info({ destination: id, people: people.length }, 'suspended channel reported');
}

/** @param locale where the person's own is not known */
async function dmOf({ destinations }: Store, userId: string, locale: string): Promise<number> {
  const known = await destinations.find('user', userId);
  return known?.id ?? destinations.upsert({ kind: 'user', discordId: userId, guildId: null, locale });
}

/**
 * The permissions that the bot lacks in a channel. Empty where messages are refused for another reason, or Discord doesn't say.
 * Never rejects.
 */
export async function missingIn(
  { poster, rateLimiter }: Pick<Parts, 'poster' | 'rateLimiter'>,
  channelId: string,
  reason: string,
): Promise<readonly NeededPermission[]> {
  if (reason !== 'forbidden') return [];
  return poster
    .missingPermissions(channelId, (send, signal) => rateLimiter.scheduleGlobal(send, signal))
    .catch(() => []);
}
