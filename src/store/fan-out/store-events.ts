import type { AlertEvent } from '../alert-channels.ts';
import { type Records, rows, statement, type Work } from '../database/work.ts';
import type { NewUpdate } from '../topic-state/topic-state.ts';

export interface IncomingEvent {
  /** SHA-256 of the raw bytes: events with the same digest, created at the same moment, are the same. */
  readonly digest: string;
  readonly kind: string;
  readonly source: 'webhook' | 'poll';
  readonly createdAt: number;
  readonly receivedAt: number;
  readonly body: string;
  /** Empty for kinds that cause no alert. */
  readonly updates: readonly AlertableUpdate[];
  /**
   * The id of the polled topic: stored only while it is followed, so that a poll doesn't restore what was
   * just deleted.
   */
  readonly onlyIfFollowed?: number;
}

export interface AlertableUpdate extends NewUpdate {
  readonly event: AlertEvent;
}

interface StoredId {
  readonly id: number;
  readonly digest: string;
}

const FOLLOWED = statement<{ topicIds: string }, { topicId: number }>(
  ({ items }) =>
    `SELECT DISTINCT topic_id AS "topicId" FROM follows WHERE topic_id IN (${items('@topicIds', 'bigint')})`,
);
const INSERT_EVENTS = statement<{ events: Records }, StoredId>(
  ({ records, inRecordOrder }) => `
INSERT INTO events (digest, kind, source, created_at, received_at, body, about)
SELECT digest, kind, source, "createdAt", "receivedAt", body, about FROM ${records('@events', 'received', {
    ...{ digest: 'text', kind: 'text', source: 'text', createdAt: 'bigint', receivedAt: 'bigint' },
    ...{ body: 'text', about: 'text' },
  })}
  WHERE true ${inRecordOrder}
ON CONFLICT (created_at, digest) DO NOTHING
RETURNING id, digest`,
);
const FIND_EVENTS = statement<{ events: Records }, StoredId>(
  ({ records, joinInOrder }) => `
SELECT events.id AS id, events.digest AS digest
  FROM ${records('@events', 'known', { createdAt: 'bigint', digest: 'text' })}
    ${joinInOrder} events ON events.created_at = known."createdAt" AND events.digest = known.digest`,
);

export function* filterFollowed(events: readonly IncomingEvent[]): Work<readonly IncomingEvent[]> {
  const topicIds = events.flatMap(({ onlyIfFollowed }) => onlyIfFollowed ?? []);
  if (topicIds.length === 0) return events;
  const found = yield* rows(FOLLOWED, { topicIds: JSON.stringify(topicIds) });
  const followed = new Set(found.map(({ topicId }) => topicId));
  return events.filter(({ onlyIfFollowed: id }) => id === undefined || followed.has(id));
}

export interface StoredEvents {
  readonly ids: ReadonlyMap<string, number>;
  readonly added: ReadonlySet<IncomingEvent>;
}

export function* storeEvents(events: readonly IncomingEvent[]): Work<StoredEvents> {
  const byDigest = new Map<string, IncomingEvent>();
  for (const event of events) if (!byDigest.has(event.digest)) byDigest.set(event.digest, event);
  if (byDigest.size === 0) return { ids: new Map(), added: new Set() };
  const inserted = yield* rows(INSERT_EVENTS, { events: [...byDigest.values()].map(eventRecord) });
  const ids = new Map(inserted.map(({ digest, id }) => [digest, id]));
  const known = [...byDigest.values()].filter(({ digest }) => !ids.has(digest));
  const added = new Set([...byDigest.values()].filter(({ digest }) => ids.has(digest)));
  if (known.length > 0) {
    const found = yield* rows(FIND_EVENTS, {
      events: known.map(({ createdAt, digest }) => ({ createdAt, digest })),
    });
    for (const { digest, id } of found) ids.set(digest, id);
  }
  return { ids, added };
}

const eventRecord = ({ digest, kind, source, createdAt, receivedAt, body, updates }: IncomingEvent) => ({
  digest,
  kind,
  source,
  createdAt,
  receivedAt,
  body,
  about: updates[0]?.topic.key ?? null,
});
