import { row, statement, type Work } from '../database/work.ts';
import type { TopicName } from '../topics.ts';
import { NOTHING_STORED, type StoredProgress } from '../update-statements.ts';
import type { IncomingEvent } from './incoming-event.ts';

interface Id {
  readonly id: number;
}

interface KnownTopic extends Id, StoredProgress {}

const SOURCE_OF = statement<{ eventId: number }, { source: IncomingEvent['source'] }>(
  'SELECT source FROM events WHERE id = @eventId',
);
const ANY_FOLLOWER = statement<{ topicId: number }, Id>(
  'SELECT id FROM follows WHERE topic_id = @topicId LIMIT 1',
);
const FIND_EVENT = statement<{ digest: string }, Id>('SELECT id FROM events WHERE digest = @digest');
const FIND_TOPIC = statement<{ kind: string; key: string }, KnownTopic>(
  `SELECT id, state, reached, newest_at AS "newestAt", stall_at AS "stallAt"
     FROM topics WHERE kind = @kind AND key = @key`,
);
const INSERT_TOPIC = statement<{ kind: string; key: string; now: number }, Id>(
  'INSERT INTO topics (kind, key, touched_at) VALUES (@kind, @key, @now) RETURNING id',
);
const INSERT_EVENT = statement<
  Omit<IncomingEvent, 'updates' | 'onlyIfFollowed'> & { about: string | null },
  Id
>(
  `INSERT INTO events (digest, kind, source, created_at, received_at, body, about)
   VALUES (@digest, @kind, @source, @createdAt, @receivedAt, @body, @about) RETURNING id`,
);

/** The source of a stored event; undefined if it is not stored. */
export function* sourceOf(eventId: number): Work<IncomingEvent['source'] | undefined> {
  return (yield* row(SOURCE_OF, { eventId }))?.source;
}

export function* findEvent(digest: string): Work<number | undefined> {
  return (yield* row(FIND_EVENT, { digest }))?.id;
}

/** @returns its id */
export function* insertEvent({ updates, onlyIfFollowed, ...event }: IncomingEvent): Work<number> {
  return idOf(yield* row(INSERT_EVENT, { ...event, about: updates[0]?.topic.key ?? null }));
}

export function* isFollowed(topicId: number): Work<boolean> {
  return (yield* row(ANY_FOLLOWER, { topicId })) !== undefined;
}

/** Finds a topic, or creates it. */
export function* ensureTopic({ kind, key }: TopicName, now: number): Work<KnownTopic> {
  const known = yield* row(FIND_TOPIC, { kind, key });
  return known ?? { id: idOf(yield* row(INSERT_TOPIC, { kind, key, now })), ...NOTHING_STORED };
}

function idOf(inserted: Id | undefined): number {
  if (inserted === undefined) throw new Error('the database returned no id');
  return inserted.id;
}
