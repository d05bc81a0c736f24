import { scanUpdate } from '../../src/alerts/updates.ts';
import type { AlertableUpdate, IncomingEvent, IngestResult, Store } from '../../src/store/index.ts';

export const DAY_MS = 24 * 3_600_000;
export const NOW = Date.parse('2026-11-21T12:00:00Z');
export const NUMBER = 'LP00123456784821CN';

/** A scan whose status is this name. */
export function scan(name: string, number = NUMBER): AlertableUpdate {
  return scanUpdate(number, { date: '2026-11-20', hour: '10:00', status: name, location: '', country: '' });
}

/** A webhook that reports the scan `one`. */
export function incomingEvent(digest: string, changed: Partial<IncomingEvent> = {}): IncomingEvent {
  return {
    digest,
    kind: 'tracking.updated',
    source: 'webhook',
    createdAt: NOW - 5,
    receivedAt: NOW,
    body: '{"a":1}',
    updates: [scan('one')],
    ...changed,
  };
}

export async function ingestEvent(store: Store, event: IncomingEvent): Promise<IngestResult> {
  const [result] = await store.ingest.record([event]);
  if (result === undefined) throw new Error('nothing recorded');
  return result;
}

export function addDestination(
  store: Store,
  kind: 'channel' | 'user',
  discordId: string,
  guildId: string | null = null,
): Promise<number> {
  return store.destinations.upsert({ kind, discordId, guildId, locale: 'en-US' });
}

/** @returns its destination */
export async function addAlertChannelIn(
  store: Store,
  guildId: string,
  discordId: string,
  event: 'tracking' | 'qc' = 'tracking',
): Promise<number> {
  const destinationId = await addDestination(store, 'channel', discordId, guildId);
  const channel = { destinationId, guildId, event, roleId: null, mask: true, addedBy: '1' };
  await store.alertChannels.add(channel, NOW);
  return destinationId;
}

/**
 * Follows the parcel since yesterday.
 * @param baselineAt when the first sync was; undefined: none yet
 * @returns the destination
 */
export async function addFollow(
  store: Store,
  destinationId: number,
  baselineAt?: number,
  number = NUMBER,
): Promise<number> {
  const topicId = await store.topics.upsert({ kind: 'parcel', key: number }, NOW - DAY_MS);
  await store.follows.add({ topicId, destinationId, userId: '1' }, Number.POSITIVE_INFINITY, NOW - DAY_MS);
  if (baselineAt !== undefined) await store.follows.setBaseline(topicId, baselineAt);
  return destinationId;
}

export async function pendingIds(store: Store, destinationId: number): Promise<number[]> {
  return (await store.deliveries.pending(destinationId, 10)).map(({ id }) => id);
}
