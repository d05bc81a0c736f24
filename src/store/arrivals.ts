import type { AlertEvent } from './alert-channels.ts';
import type { Database } from './database.ts';
import type { KnownNews, NewNews } from './news.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deliveries are kept 30 days; news known for longer than this is told to nobody, or a late repetition would be told
 * again.
 */
const TELLABLE_MS = 25 * DAY_MS;

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
}

/** News, and the kind of alert channel that hears of it. */
export interface TellableNews extends NewNews {
  readonly event: AlertEvent;
}

export interface Recorded {
  readonly duplicate: boolean;
  /** Our number of the event: of the first one, when this is a duplicate. */
  readonly eventId: number;
  /** Places that are owed a message now. */
  readonly placeIds: readonly number[];
}

export interface ArrivalStore {
  /**
   * Stores the events and every delivery they cause in one fsynced transaction; all or nothing.
   * @param homeGuilds guilds whose alert channels get every event; empty: all guilds
   * @throws when the database cannot be written
   */
  record(arrivals: readonly Arrival[], homeGuilds: readonly string[]): Promise<Recorded[]>;
  /**
   * Owes a stored event's news to everybody who would hear of it now and has not; `again` also to those who have.
   * @returns the places
   */
  replay(eventId: number, news: readonly TellableNews[], options: ReplayOptions): Promise<number[]>;
}

export interface ReplayOptions {
  readonly homeGuilds: readonly string[];
  readonly again: boolean;
  readonly now: number;
  /** Finds out who would be told, and changes nothing. */
  readonly dryRun: boolean;
}

/**
 * Who hears of news: followers for whom it is newer than their first sync, and alert channels. What nobody
 * knew came after every first sync, also where the clock, set back since, says before. Home guilds' alert
 * channels hear of every webhook; what polling found is told beyond its followers only where somebody follows it in
 * the open, since a parcel followed in a DM is nobody else's business.
 */
const OWE = `
INSERT INTO deliveries (event_id, place_id, news_id, status, created_at)
SELECT @eventId, place_id, @newsId, 'waiting', @now FROM (
  SELECT place_id FROM follows
    WHERE topic_id = @topicId AND (
      baseline_at IS NULL OR @seenAt > baseline_at OR (@isNew AND @seenAt < baseline_at))
  UNION
  SELECT place_id FROM alert_channels
    WHERE event = @event AND @everyGuild AND (@allAreHome OR guild_id IN (SELECT value FROM json_each(@homeGuilds)))
  UNION
  SELECT place_id FROM alert_channels
    WHERE event = @event AND NOT @allAreHome AND guild_id IN (
      SELECT places.guild_id FROM follows JOIN places ON places.id = follows.place_id
        WHERE follows.topic_id = @topicId AND places.kind = 'channel')
) WHERE true
ON CONFLICT (place_id, news_id) DO UPDATE SET
  status = 'waiting', created_at = @now, bundle = NULL, reason = NULL, finished_at = NULL
  WHERE @replay AND (status = 'failed' OR @again)
RETURNING place_id AS placeId`;

export function createArrivalStore({ $client }: Database, known: KnownNews): ArrivalStore {
  const sourceOf = $client.prepare<[number], { source: Arrival['source'] }>(
    'SELECT source FROM events WHERE id = ?',
  );
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
  const followedInTheOpen = $client.prepare<[number], Id>(
    `SELECT places.id AS id FROM follows JOIN places ON places.id = follows.place_id
     WHERE follows.topic_id = ? AND places.kind = 'channel' LIMIT 1`,
  );
  const owe = $client.prepare<[Readonly<Record<string, string | number | null>>], { placeId: number }>(OWE);

  const topicIdOf = ({ topic: { kind, key } }: NewNews, now: number) =>
    (topicOf.get(kind, key) ?? idOf(addTopic.get(kind, key, now))).id;

  const tell = (news: TellableNews, event: Telling): number[] => {
    const topicId = topicIdOf(news, event.now);
    const earlier = known.find(topicId, news);
    if (earlier === undefined) touch.run(event.now, event.now, topicId);
    const newsId = earlier?.id ?? known.insert(topicId, news, event.now);
    const seenAt = earlier?.seenAt ?? event.now;
    if (!event.replay && seenAt < event.now - TELLABLE_MS) return [];
    const everyGuild = event.source === 'webhook' || followedInTheOpen.get(topicId) !== undefined;
    const rows = owe.all({
      eventId: event.id,
      newsId,
      topicId,
      seenAt,
      isNew: Number(earlier === undefined),
      event: news.event,
      now: event.now,
      everyGuild: Number(everyGuild),
      allAreHome: Number(everyGuild && event.homeGuilds.length === 0),
      homeGuilds: JSON.stringify(event.homeGuilds),
      replay: Number(event.replay),
      again: Number(event.again),
    });
    return rows.map(({ placeId }) => placeId);
  };

  const recordOne = (arrival: Arrival, homeGuilds: readonly string[]): Recorded => {
    const { digest, kind, source, createdAt, receivedAt, body, news } = arrival;
    const first = seen.get(digest);
    if (first !== undefined) return { duplicate: true, eventId: first.id, placeIds: [] };
    const about = news[0]?.topic.key ?? null;
    const { id } = idOf(addEvent.get(digest, kind, source, createdAt, receivedAt, body, about));
    const telling = { id, source, now: receivedAt, homeGuilds, replay: false, again: false };
    return { duplicate: false, eventId: id, placeIds: news.flatMap((item) => tell(item, telling)) };
  };

  return {
    async record(arrivals, homeGuilds) {
      return $client.transaction(() => arrivals.map((arrival) => recordOne(arrival, homeGuilds))).immediate();
    },
    async replay(eventId, news, { homeGuilds, again, now, dryRun }) {
      const source = sourceOf.get(eventId)?.source ?? 'webhook';
      const telling = { id: eventId, source, now, homeGuilds, replay: true, again };
      $client.exec('BEGIN IMMEDIATE');
      let kept = false;
      try {
        const placeIds = [...new Set(news.flatMap((item) => tell(item, telling)))];
        kept = !dryRun;
        return placeIds;
      } finally {
        // A disk that fails can have ended the transaction by itself.
        if ($client.inTransaction) $client.exec(kept ? 'COMMIT' : 'ROLLBACK');
      }
    },
  };
}

interface Id {
  readonly id: number;
}

/** How an event is told: the first time, or again because an operator replays it. */
interface Telling {
  readonly id: number;
  readonly source: Arrival['source'];
  readonly now: number;
  readonly homeGuilds: readonly string[];
  readonly replay: boolean;
  readonly again: boolean;
}

function idOf(row: Id | undefined): Id {
  if (row === undefined) throw new Error('SQLite returned no id');
  return row;
}
