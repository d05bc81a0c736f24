import type { Database } from '../sqlite/database.ts';
import type { TopicName } from '../topics.ts';
import { NOTHING_STORED, type StoredProgress } from '../update-statements.ts';
import type { IncomingEvent } from './incoming-event.ts';

interface Id {
  readonly id: number;
}

interface KnownTopic extends Id, StoredProgress {}

/** Prepared statements that store events and their topics. */
export interface IngestStatements {
  /** The source of a stored event; undefined if it is not stored. */
  sourceOf(eventId: number): IncomingEvent['source'] | undefined;
  findEvent(digest: string): number | undefined;
  /** @returns its id */
  insertEvent(event: IncomingEvent): number;
  isFollowed(topicId: number): boolean;
  /** Finds a topic, or creates it. */
  ensureTopic(topic: TopicName, now: number): KnownTopic;
}

export function createIngestStatements({ $client }: Database): IngestStatements {
  const sourceOf = $client.prepare<[number], { source: IncomingEvent['source'] }>(
    'SELECT source FROM events WHERE id = ?',
  );
  const anyFollower = $client.prepare<[number], Id>('SELECT id FROM follows WHERE topic_id = ? LIMIT 1');
  const findEvent = $client.prepare<[string], Id>('SELECT id FROM events WHERE digest = ?');
  const findTopic = $client.prepare<[string, string], KnownTopic>(
    'SELECT id, state, reached, newest_at AS newestAt, stall_at AS stallAt FROM topics WHERE kind = ? AND key = ?',
  );
  const insertTopic = $client.prepare<[string, string, number], Id>(
    'INSERT INTO topics (kind, key, touched_at) VALUES (?, ?, ?) RETURNING id',
  );
  const insertEvent = $client.prepare<[string, string, string, number, number, string, string | null], Id>(
    `INSERT INTO events (digest, kind, source, created_at, received_at, body, about)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  );

  return {
    sourceOf: (eventId) => sourceOf.get(eventId)?.source,
    findEvent: (digest) => findEvent.get(digest)?.id,
    insertEvent({ digest, kind, source, createdAt, receivedAt, body, updates }) {
      const about = updates[0]?.topic.key ?? null;
      return idOf(insertEvent.get(digest, kind, source, createdAt, receivedAt, body, about));
    },
    isFollowed: (topicId) => anyFollower.get(topicId) !== undefined,
    ensureTopic: ({ kind, key }, now) =>
      findTopic.get(kind, key) ?? { id: idOf(insertTopic.get(kind, key, now)), ...NOTHING_STORED },
  };
}

function idOf(row: Id | undefined): number {
  if (row === undefined) throw new Error('SQLite returned no id');
  return row.id;
}
