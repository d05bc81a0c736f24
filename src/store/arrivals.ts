import type { AlertEvent } from './alert-channels.ts';
import { AUDIENCE, type AudienceParameters, audienceParameters, type HomeGuilds } from './audience.ts';
import { type Database, dryRun as tryOut, writeTransaction } from './database.ts';
import type { KnownNews, NewNews } from './news.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deliveries are kept 30 days; news known for longer than this is told to nobody, or a late repetition would be told
 * again.
 */
export const TELLABLE_MS = 25 * DAY_MS;

/** A verified webhook body, or news found by polling, about to be stored. */
export interface Arrival {
  /** SHA-256 of the raw bytes: the same digest is the same event. */
  readonly digest: string;
  readonly kind: string;
  readonly source: 'webhook' | 'poll';
  readonly createdAt: number;
  readonly receivedAt: number;
  readonly body: string;
  /** Empty for kinds that nobody is told about. */
  readonly news: readonly TellableNews[];
  /**
   * The topic that polling asked for: stored only while somebody follows it, or what a person had deleted meanwhile would
   * come back.
   */
  readonly wantedFor?: number;
}

/** News, and the kind of alert channel that hears of it. */
export interface TellableNews extends NewNews {
  readonly event: AlertEvent;
}

export interface Recorded {
  readonly duplicate: boolean;
  /** Our number of the event: of the first one, when this is a duplicate; 0 when it is wanted no more. */
  readonly eventId: number;
  /** Places that are owed a message now. */
  readonly placeIds: readonly number[];
}

export interface ArrivalStore {
  /**
   * Stores the events and every delivery they cause in one fsynced transaction; all or nothing.
   * @throws when the database cannot be written
   */
  record(arrivals: readonly Arrival[]): Promise<Recorded[]>;
  /**
   * Enqueues a stored event's updates for every destination that would receive them now and has not; with `again` also
   * for those that have.
   * @returns the places
   */
  replay(eventId: number, news: readonly TellableNews[], options: ReplayOptions): Promise<number[]>;
}

export interface ReplayOptions {
  readonly again: boolean;
  readonly now: number;
  /** Only finds the places, and changes nothing. */
  readonly dryRun: boolean;
}

/** A suspended destination gets no row: it catches up when it is restored. */
const ENQUEUE = `
INSERT INTO deliveries (event_id, place_id, news_id, status, created_at)
SELECT DISTINCT @eventId, audience.place_id, @newsId, 'waiting', @now
  FROM (${AUDIENCE}) AS audience JOIN places ON places.id = audience.place_id
  WHERE audience.news_id = @newsId AND places.set_aside_at IS NULL
ON CONFLICT (place_id, news_id) DO UPDATE SET
  status = 'waiting', created_at = @now, bundle = NULL, reason = NULL, finished_at = NULL
  WHERE @replay AND (status = 'failed' OR @again)
RETURNING place_id AS placeId`;

interface EnqueueParameters extends AudienceParameters {
  readonly eventId: number;
  readonly newsId: number;
  readonly now: number;
  readonly replay: 0 | 1;
  readonly again: 0 | 1;
}

/** @param homeGuilds asked whenever an event is stored */
export function createArrivalStore(
  database: Database,
  known: KnownNews,
  homeGuilds: () => HomeGuilds,
): ArrivalStore {
  const { $client } = database;
  const sourceOf = $client.prepare<[number], { source: Arrival['source'] }>(
    'SELECT source FROM events WHERE id = ?',
  );
  const follower = $client.prepare<[number], Id>('SELECT id FROM follows WHERE topic_id = ? LIMIT 1');
  const seen = $client.prepare<[string], Id>('SELECT id FROM events WHERE digest = ?');
  const topicOf = $client.prepare<[string, string], Id>('SELECT id FROM topics WHERE kind = ? AND key = ?');
  const addTopic = $client.prepare<[string, string, number], Id>(
    'INSERT INTO topics (kind, key, touched_at) VALUES (?, ?, ?) RETURNING id',
  );
  const touch = $client.prepare<[number, number, number]>(
    'UPDATE topics SET last_news_at = ?, touched_at = ? WHERE id = ?',
  );
  const addEvent = $client.prepare<[string, string, string, number, number, string, string | null], Id>(
    `INSERT INTO events (digest, kind, source, created_at, received_at, body, about)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  );
  const enqueue = $client.prepare<[EnqueueParameters], { placeId: number }>(ENQUEUE);

  const topicIdOf = ({ topic: { kind, key } }: NewNews, now: number) =>
    (topicOf.get(kind, key) ?? idOf(addTopic.get(kind, key, now))).id;

  /** @returns the update's id, and when it was first reported if it was known before */
  const remember = (news: TellableNews, { source, now }: Telling) => {
    const topicId = topicIdOf(news, now);
    const webhookAt = source === 'webhook' ? now : null;
    const earlier = known.find(topicId, news);
    if (earlier === undefined) {
      touch.run(now, now, topicId);
      return { newsId: known.insert(topicId, news, now, webhookAt), knownSince: null };
    }
    if (webhookAt !== null) known.reportedByWebhook(earlier.id, webhookAt);
    return { newsId: earlier.id, knownSince: earlier.seenAt };
  };

  const tell = (news: TellableNews, event: Telling): number[] => {
    const { newsId, knownSince } = remember(news, event);
    if (!event.replay && knownSince !== null && knownSince < event.now - TELLABLE_MS) return [];
    const isNew = knownSince === null;
    const rows = enqueue.all({
      ...audienceParameters(homeGuilds(), { byWebhook: event.source === 'webhook', isNew }),
      eventId: event.id,
      newsId,
      now: event.now,
      replay: event.replay ? 1 : 0,
      again: event.again ? 1 : 0,
    });
    return rows.map(({ placeId }) => placeId);
  };

  const recordOne = (arrival: Arrival): Recorded => {
    const { digest, kind, source, createdAt, receivedAt, body, news, wantedFor } = arrival;
    if (wantedFor !== undefined && follower.get(wantedFor) === undefined) return UNWANTED;
    const first = seen.get(digest);
    if (first !== undefined) return { duplicate: true, eventId: first.id, placeIds: [] };
    const about = news[0]?.topic.key ?? null;
    const { id } = idOf(addEvent.get(digest, kind, source, createdAt, receivedAt, body, about));
    const telling = { id, source, now: receivedAt, replay: false, again: false };
    return { duplicate: false, eventId: id, placeIds: news.flatMap((item) => tell(item, telling)) };
  };

  return {
    async record(arrivals) {
      return writeTransaction(database, () => arrivals.map(recordOne));
    },
    async replay(eventId, news, { again, now, dryRun }) {
      const source = sourceOf.get(eventId)?.source ?? 'webhook';
      const telling = { id: eventId, source, now, replay: true, again };
      const run = () => [...new Set(news.flatMap((item) => tell(item, telling)))];
      return dryRun ? tryOut(database, run) : writeTransaction(database, run);
    },
  };
}

const UNWANTED: Recorded = { duplicate: false, eventId: 0, placeIds: [] };

interface Id {
  readonly id: number;
}

/** How an event is processed: for the first time, or because an operator replays it. */
interface Telling {
  readonly id: number;
  readonly source: Arrival['source'];
  readonly now: number;
  readonly replay: boolean;
  readonly again: boolean;
}

function idOf(row: Id | undefined): Id {
  if (row === undefined) throw new Error('SQLite returned no id');
  return row;
}
