import type { AlertEvent } from '../alert-channels.ts';
import { type Database, dryRun as dryRunTransaction, writeTransaction } from '../sqlite/database.ts';
import type { KnownUpdates, NewUpdate } from '../updates.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deliveries are kept 30 days; news known for longer than this is told to nobody, or a late repetition would be told
 * again.
 */
export const MAX_KNOWN_MS = 25 * DAY_MS;

/** A verified webhook body, or news found by polling, about to be stored. */
export interface IncomingEvent {
  /** SHA-256 of the raw bytes: the same digest is the same event. */
  readonly digest: string;
  readonly kind: string;
  readonly source: 'webhook' | 'poll';
  readonly createdAt: number;
  readonly receivedAt: number;
  readonly body: string;
  /** Empty for kinds that nobody is told about. */
  readonly updates: readonly AlertableUpdate[];
  /**
   * The topic that polling asked for: stored only while somebody follows it, or what a person had deleted meanwhile would
   * come back.
   */
  readonly onlyIfFollowed?: number;
}

/** News, and the kind of alert channel that hears of it. */
export interface AlertableUpdate extends NewUpdate {
  readonly event: AlertEvent;
}

export interface IngestResult {
  readonly duplicate: boolean;
  /** Our number of the event: of the first one, when this is a duplicate; 0 when it is wanted no more. */
  readonly eventId: number;
  /** Places that are owed a message now. */
  readonly destinationIds: readonly number[];
}

export interface IngestStore {
  /**
   * Stores the events and every delivery they cause in one fsynced transaction; all or nothing.
   * @throws when the database cannot be written
   */
  record(ingest: readonly IncomingEvent[]): Promise<IngestResult[]>;
  /**
   * Enqueues a stored event's updates for every destination that would receive them now and has not; with `again` also
   * for those that have.
   * @returns the places
   */
  replay(eventId: number, updates: readonly AlertableUpdate[], options: ReplayOptions): Promise<number[]>;
}

export interface ReplayOptions {
  readonly again: boolean;
  readonly now: number;
  /** Only finds the places, and changes nothing. */
  readonly dryRun: boolean;
}

/** A suspended destination gets no row: it catches up when it is restored. */
const ENQUEUE = `
INSERT INTO deliveries (event_id, destination_id, update_id, status, created_at)
SELECT DISTINCT @eventId, audience.destination_id, @updateId, 'pending', @now
  FROM (${AUDIENCE}) AS audience JOIN destinations ON destinations.id = audience.destination_id
  WHERE audience.update_id = @updateId AND destinations.suspended_at IS NULL
ON CONFLICT (destination_id, update_id) DO UPDATE SET
  status = 'pending', created_at = @now, batch_key = NULL, reason = NULL, finished_at = NULL
  WHERE @replay AND (status = 'failed' OR @again)
RETURNING destination_id AS destinationId`;

interface EnqueueParameters extends AudienceParameters {
  readonly eventId: number;
  readonly updateId: number;
  readonly now: number;
  readonly replay: 0 | 1;
  readonly again: 0 | 1;
}

/** @param homeGuilds asked whenever an event is stored */
export function createIngestStore(
  database: Database,
  known: KnownUpdates,
  homeGuilds: () => HomeGuilds,
): IngestStore {
  const { $client } = database;
  const sourceOf = $client.prepare<[number], { source: IncomingEvent['source'] }>(
    'SELECT source FROM events WHERE id = ?',
  );
  const anyFollower = $client.prepare<[number], Id>('SELECT id FROM follows WHERE topic_id = ? LIMIT 1');
  const findByDigest = $client.prepare<[string], Id>('SELECT id FROM events WHERE digest = ?');
  const topicOf = $client.prepare<[string, string], Id>('SELECT id FROM topics WHERE kind = ? AND key = ?');
  const addTopic = $client.prepare<[string, string, number], Id>(
    'INSERT INTO topics (kind, key, touched_at) VALUES (?, ?, ?) RETURNING id',
  );
  const touchTopic = $client.prepare<[number, number, number]>(
    'UPDATE topics SET last_update_at = ?, touched_at = ? WHERE id = ?',
  );
  const addEvent = $client.prepare<[string, string, string, number, number, string, string | null], Id>(
    `INSERT INTO events (digest, kind, source, created_at, received_at, body, about)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  );
  const enqueue = $client.prepare<[EnqueueParameters], { destinationId: number }>(ENQUEUE);

  const topicIdOf = ({ topic: { kind, key } }: NewUpdate, now: number) =>
    (topicOf.get(kind, key) ?? idOf(addTopic.get(kind, key, now))).id;

  /** @returns the update's id, and when it was first reported if it was known before */
  const upsert = (updates: AlertableUpdate, { source, now }: EventProcessing) => {
    const topicId = topicIdOf(updates, now);
    const webhookAt = source === 'webhook' ? now : null;
    const earlier = known.find(topicId, updates);
    if (earlier === undefined) {
      touchTopic.run(now, now, topicId);
      return { updateId: known.insert(topicId, updates, now, webhookAt), knownSince: null };
    }
    if (webhookAt !== null) known.markReportedByWebhook(earlier.id, webhookAt);
    return { updateId: earlier.id, knownSince: earlier.seenAt };
  };

  const enqueueUpdate = (updates: AlertableUpdate, event: EventProcessing): number[] => {
    const { updateId, knownSince } = upsert(updates, event);
    if (!event.replay && knownSince !== null && knownSince < event.now - MAX_KNOWN_MS) return [];
    const isNew = knownSince === null;
    const rows = enqueue.all({
      ...audienceParameters(homeGuilds(), { byWebhook: event.source === 'webhook', isNew }),
      eventId: event.id,
      updateId,
      now: event.now,
      replay: event.replay ? 1 : 0,
      again: event.again ? 1 : 0,
    });
    return rows.map(({ destinationId }) => destinationId);
  };

  const recordEvent = (event: IncomingEvent): IngestResult => {
    const { digest, kind, source, createdAt, receivedAt, body, updates, onlyIfFollowed } = event;
    if (onlyIfFollowed !== undefined && anyFollower.get(onlyIfFollowed) === undefined) return SKIPPED;
    const first = findByDigest.get(digest);
    if (first !== undefined) return { duplicate: true, eventId: first.id, destinationIds: [] };
    const about = updates[0]?.topic.key ?? null;
    const { id } = idOf(addEvent.get(digest, kind, source, createdAt, receivedAt, body, about));
    const processing = { id, source, now: receivedAt, replay: false, again: false };
    return {
      duplicate: false,
      eventId: id,
      destinationIds: updates.flatMap((item) => enqueueUpdate(item, processing)),
    };
  };

  return {
    async record(ingest) {
      return writeTransaction(database, () => ingest.map(recordEvent));
    },
    async replay(eventId, updates, { again, now, dryRun }) {
      const source = sourceOf.get(eventId)?.source ?? 'webhook';
      const processing = { id: eventId, source, now, replay: true, again };
      const run = () => [...new Set(updates.flatMap((item) => enqueueUpdate(item, processing)))];
      return dryRun ? dryRunTransaction(database, run) : writeTransaction(database, run);
    },
  };
}

const SKIPPED: IngestResult = { duplicate: false, eventId: 0, destinationIds: [] };

interface Id {
  readonly id: number;
}

/** How an event is processed: for the first time, or because an operator replays it. */
interface EventProcessing {
  readonly id: number;
  readonly source: IncomingEvent['source'];
  readonly now: number;
  readonly replay: boolean;
  readonly again: boolean;
}

function idOf(row: Id | undefined): Id {
  if (row === undefined) throw new Error('SQLite returned no id');
  return row;
}
