import type { Database } from './sqlite/database.ts';
import type { TopicName } from './topics.ts';

/** A scan or a QC set as it was reported. */
export interface NewUpdate {
  readonly topic: TopicName;
  /** Equal in two reports of the same update. */
  readonly key: string;
  /**
   * The beginning of `key`, and the whole key of a report with less data: a QC set may be reported first without its photos
   * and later with them. Equal to `key` where all reports have the same data.
   */
  readonly baseKey: string;
  readonly data: string;
  readonly at: number | null;
}

/** A report's update that is already stored. */
interface KnownUpdate {
  readonly id: number;
  readonly seenAt: number;
}

/** Prepared statements that store each update once; used by ingest, by the sync of a topic and by `events show`. */
export interface UpdateStatements {
  /** Finds a report's update and changes nothing. */
  find(topicId: number, report: NewUpdate): KnownUpdate | undefined;
  /**
   * Finds it, and stores the report's data if it has more. The moment of the last report counts, because it depends on what
   * is known about time zones: earlier versions read all moments as UTC. A poll reports all updates of a topic, so it puts
   * the stored ones in order before it adds new ones.
   */
  findAndEnrich(topicId: number, report: NewUpdate): KnownUpdate | undefined;
  /**
   * @param webhookAt when a webhook reported it; null: a poll did
   * @returns the id
   */
  insert(topicId: number, report: NewUpdate, seenAt: number, webhookAt: number | null): number;
  /** Records that a webhook reported it, possibly after a poll; keeps the first time. */
  markReportedByWebhook(id: number, at: number): void;
}

/** Sorts after every character of a key: keys are base64url and a separator. */
const AFTER_ANY_KEY = '~';

interface Row extends KnownUpdate {
  readonly key: string;
  readonly at: number | null;
}

export function createUpdateStatements({ $client }: Database): UpdateStatements {
  const byKeys = $client.prepare<[number, string, string], Row>(
    'SELECT id, key, at, seen_at AS seenAt FROM updates WHERE topic_id = ? AND key IN (?, ?) LIMIT 1',
  );
  const byBaseKey = $client.prepare<[number, string, string], Row>(
    'SELECT id, key, at, seen_at AS seenAt FROM updates WHERE topic_id = ? AND key >= ? AND key < ? LIMIT 1',
  );
  const enrich = $client.prepare<[string, string, number]>(
    'UPDATE updates SET key = ?, data = ? WHERE id = ?',
  );
  const setAt = $client.prepare<[number, number]>('UPDATE updates SET at = ? WHERE id = ?');
  const insert = $client.prepare<
    [number, string, string, number | null, number, number | null],
    { id: number }
  >(
    'INSERT INTO updates (topic_id, key, data, at, seen_at, webhook_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
  );
  const setWebhookAt = $client.prepare<[number, number]>(
    'UPDATE updates SET webhook_at = ? WHERE id = ? AND webhook_at IS NULL',
  );
  const find = (topicId: number, { key, baseKey }: NewUpdate) =>
    key === baseKey
      ? byBaseKey.get(topicId, baseKey, baseKey + AFTER_ANY_KEY)
      : byKeys.get(topicId, key, baseKey);
  return {
    find,
    findAndEnrich(topicId, report) {
      const { key, baseKey, data, at } = report;
      const known = find(topicId, report);
      if (known !== undefined && at !== null && at !== known.at) setAt.run(at, known.id);
      if (known !== undefined && known.key === baseKey && key !== baseKey) enrich.run(key, data, known.id);
      return known;
    },
    insert(topicId, { key, data, at }, seenAt, webhookAt) {
      const row = insert.get(topicId, key, data, at, seenAt, webhookAt);
      if (row === undefined) throw new Error('SQLite returned no id');
      return row.id;
    },
    markReportedByWebhook(id, at) {
      setWebhookAt.run(at, id);
    },
  };
}
