import { IMPORTANCES, type Importance } from '../domain/alert-level.ts';
import type { Notice } from '../domain/notices.ts';
import type { ParcelState } from '../domain/parcel-state.ts';
import { AWAITED, advance, NO_PROGRESS, type Progress } from '../domain/progress.ts';
import { stallAfterMs } from '../domain/stall.ts';
import type { Database } from './sqlite/database.ts';
import type { TopicName } from './topics.ts';

/** A scan or a QC set as it was reported, or what the bot noticed. */
export interface NewUpdate {
  readonly topic: TopicName;
  /** What the scan alone says about the parcel's state; null: it is no scan. */
  readonly state: ParcelState | null;
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

/** What the bot noticed about a topic. */
export interface NewNotice {
  readonly notice: Notice;
  /** Says which one it is: the same notice is stored once. */
  readonly key: string;
  readonly data: string;
  readonly importance: Importance;
}

/** When and how an update was first reported. */
interface Seen {
  readonly at: number;
  /** When a webhook reported it; null: a poll did. */
  readonly webhookAt: number | null;
  /** Whether the topic counts as reported now; not for what is older than its follows. */
  readonly isNews: boolean;
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
   * Stores it, with what it means after the ones before it, and how far the topic has come with it.
   * @param before how far the topic has come
   * @returns the id
   */
  insert(topicId: number, before: StoredProgress, report: NewUpdate, seen: Seen): number;
  progressOf(topicId: number): StoredProgress;
  /** Records that a parcel is followed and has no scans yet. */
  markAwaited(topicId: number): void;
  /** Stores what the bot noticed. @returns the id; undefined if it is stored already */
  insertNotice(topicId: number, notice: NewNotice, seenAt: number): number | undefined;
  /** Records that a webhook reported it, possibly after a poll; keeps the first time. @returns whether it is the first */
  markReportedByWebhook(id: number, at: number): boolean;
}

/** How far a topic has come, as it is stored. */
export interface StoredProgress extends Progress {
  /** When followers are told that there has been no scan for long; null: they were told, or never are. */
  readonly stallAt: number | null;
}

export const NOTHING_STORED: StoredProgress = { ...NO_PROGRESS, stallAt: null };

const DAY_MS = 24 * 3_600_000;

/** Sorts after every character of a key: keys are base64url and a separator. */
const AFTER_ANY_KEY = '~';

interface SetProgress extends StoredProgress {
  readonly topicId: number;
  /** Null: keeps when the topic was last reported. */
  readonly newsAt: number | null;
}

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
    [number, string, string, number | null, number, number | null, number],
    { id: number }
  >(
    'INSERT INTO updates (topic_id, key, data, at, seen_at, webhook_at, importance) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id',
  );
  const insertNotice = $client.prepare<[number, string, string, number, string, number], { id: number }>(
    `INSERT INTO updates (topic_id, key, data, seen_at, notice, importance) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING id`,
  );
  const progressOf = $client.prepare<[number], StoredProgress>(
    'SELECT state, reached, newest_at AS newestAt, stall_at AS stallAt FROM topics WHERE id = ?',
  );
  const setProgress = $client.prepare<[SetProgress]>(
    `UPDATE topics SET state = @state, reached = @reached, newest_at = @newestAt, stall_at = @stallAt,
       last_update_at = coalesce(@newsAt, last_update_at), touched_at = coalesce(@newsAt, touched_at)
     WHERE id = @topicId`,
  );
  const endMissing = $client.prepare<[number]>(
    'UPDATE follows SET missing = 0 WHERE topic_id = ? AND missing',
  );
  // Keys of scans contain no colon.
  const withdrawStalls = $client.prepare<[number]>(
    `DELETE FROM deliveries WHERE status IN ('pending', 'held')
       AND update_id IN (SELECT id FROM updates WHERE topic_id = ? AND key >= 'stall:' AND key < 'stall;')`,
  );
  const markAwaited = $client.prepare<[string, number]>(
    `UPDATE topics SET state = ? WHERE id = ? AND kind = 'parcel' AND state IS NULL AND newest_at IS NULL`,
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
    markAwaited(topicId) {
      markAwaited.run(AWAITED.state, topicId);
    },
    progressOf: (topicId) => progressOf.get(topicId) ?? NOTHING_STORED,
    insert(topicId, before, { key, data, at, state }, seen) {
      const { importance, after } = advance(before, { state, at });
      const stallAt = state === null ? null : stallTime(after, seen.at);
      setProgress.run({ topicId, ...after, stallAt, newsAt: seen.isNews ? seen.at : null });
      // What a stall says is no longer true. None was told while one is still to come.
      if (before.stallAt === null && before.state !== null) withdrawStalls.run(topicId);
      // It wasn't delivered after all: its next delivery is news again.
      if (before.state === 'delivered' && after.state !== 'delivered') endMissing.run(topicId);
      const rank = IMPORTANCES.indexOf(importance);
      const row = insert.get(topicId, key, data, at, seen.at, seen.webhookAt, rank);
      if (row === undefined) throw new Error('SQLite returned no id');
      return row.id;
    },
    insertNotice(topicId, { notice, key, data, importance }, seenAt) {
      return insertNotice.get(topicId, key, data, seenAt, notice, IMPORTANCES.indexOf(importance))?.id;
    },
    markReportedByWebhook: (id, at) => setWebhookAt.run(at, id).changes > 0,
  };
}

/** When followers are told that a parcel has had no scan for long. A parcel that was silent before is given a day. */
function stallTime({ state, newestAt }: Progress, seenAt: number): number | null {
  const afterMs = stallAfterMs(state);
  if (afterMs === null) return null;
  const lastScanAt = Math.min(newestAt ?? seenAt, seenAt);
  return Math.max(lastScanAt + afterMs, seenAt + DAY_MS);
}
