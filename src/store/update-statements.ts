import { IMPORTANCES, type Importance } from '../domain/alert-level.ts';
import type { Notice } from '../domain/notices.ts';
import type { ParcelState } from '../domain/parcel-state.ts';
import { AWAITED, advance, NO_PROGRESS, type Progress } from '../domain/progress.ts';
import { stallAfterMs } from '../domain/stall.ts';
import { change, row, statement, type Work } from './database/work.ts';
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

/** How far a topic has come, as it is stored. */
export interface StoredProgress extends Progress {
  /** When followers are told that there has been no scan for long; null: they were told, or never are. */
  readonly stallAt: number | null;
}

export const NOTHING_STORED: StoredProgress = { ...NO_PROGRESS, stallAt: null };

const DAY_MS = 24 * 3_600_000;

/** Sorts after every character of a key: keys are base64url and a separator. */
const AFTER_ANY_KEY = '~';

interface Row extends KnownUpdate {
  readonly key: string;
  readonly at: number | null;
}

const BY_KEYS = statement<{ topicId: number; key: string; baseKey: string }, Row>(
  `SELECT id, key, at, seen_at AS "seenAt" FROM updates WHERE topic_id = @topicId AND key IN (@key, @baseKey) LIMIT 1`,
);
const BY_BASE_KEY = statement<{ topicId: number; baseKey: string; end: string }, Row>(
  `SELECT id, key, at, seen_at AS "seenAt" FROM updates
     WHERE topic_id = @topicId AND key >= @baseKey AND key < @end LIMIT 1`,
);
const ENRICH = statement<{ key: string; data: string; id: number }>(
  'UPDATE updates SET key = @key, data = @data WHERE id = @id',
);
const SET_AT = statement<{ at: number; id: number }>('UPDATE updates SET at = @at WHERE id = @id');
const INSERT = statement<
  {
    readonly topicId: number;
    readonly key: string;
    readonly data: string;
    readonly at: number | null;
    readonly seenAt: number;
    readonly webhookAt: number | null;
    readonly importance: number;
  },
  { id: number }
>(
  `INSERT INTO updates (topic_id, key, data, at, seen_at, webhook_at, importance)
   VALUES (@topicId, @key, @data, @at, @seenAt, @webhookAt, @importance) RETURNING id`,
);
const INSERT_NOTICE = statement<
  { topicId: number; key: string; data: string; seenAt: number; notice: string; importance: number },
  { id: number }
>(
  `INSERT INTO updates (topic_id, key, data, seen_at, notice, importance)
   VALUES (@topicId, @key, @data, @seenAt, @notice, @importance) ON CONFLICT DO NOTHING RETURNING id`,
);
const PROGRESS_OF = statement<{ topicId: number }, StoredProgress>(
  'SELECT state, reached, newest_at AS "newestAt", stall_at AS "stallAt" FROM topics WHERE id = @topicId',
);

const SET_PROGRESS = statement<{
  readonly topicId: number;
  readonly state: ParcelState | null;
  readonly reached: number;
  readonly newestAt: number | null;
  readonly stallAt: number | null;
  /** Null: keeps when the topic was last reported. */
  readonly newsAt: number | null;
}>(
  `UPDATE topics SET state = @state, reached = @reached, newest_at = @newestAt, stall_at = @stallAt,
     last_update_at = coalesce(@newsAt, last_update_at), touched_at = coalesce(@newsAt, touched_at)
   WHERE id = @topicId`,
);
const END_MISSING = statement<{ topicId: number }>(
  'UPDATE follows SET missing = false WHERE topic_id = @topicId AND missing',
);
// Keys of scans contain no colon.
const WITHDRAW_STALLS = statement<{ topicId: number }>(
  `DELETE FROM deliveries WHERE status IN ('pending', 'held')
     AND update_id IN (SELECT id FROM updates WHERE topic_id = @topicId AND key >= 'stall:' AND key < 'stall;')`,
);
const MARK_AWAITED = statement<{ topicId: number; state: string }>(
  `UPDATE topics SET state = @state
     WHERE id = @topicId AND kind = 'parcel' AND state IS NULL AND newest_at IS NULL`,
);
const SET_WEBHOOK_AT = statement<{ id: number; at: number }>(
  'UPDATE updates SET webhook_at = @at WHERE id = @id AND webhook_at IS NULL',
);

/** Finds a report's update and changes nothing. */
export function* findUpdate(topicId: number, { key, baseKey }: NewUpdate): Work<Row | undefined> {
  return key === baseKey
    ? yield* row(BY_BASE_KEY, { topicId, baseKey, end: baseKey + AFTER_ANY_KEY })
    : yield* row(BY_KEYS, { topicId, key, baseKey });
}

/**
 * Finds it, and stores the report's data if it has more. The moment of the last report counts, because it depends on what
 * is known about time zones: earlier versions read all moments as UTC. A poll reports all updates of a topic, so it puts
 * the stored ones in order before it adds new ones.
 */
export function* findAndEnrich(topicId: number, report: NewUpdate): Work<KnownUpdate | undefined> {
  const { key, baseKey, data, at } = report;
  const known = yield* findUpdate(topicId, report);
  if (known === undefined) return undefined;
  if (at !== null && at !== known.at) yield* change(SET_AT, { at, id: known.id });
  if (known.key === baseKey && key !== baseKey) yield* change(ENRICH, { key, data, id: known.id });
  return known;
}

export function* progressOf(topicId: number): Work<StoredProgress> {
  return (yield* row(PROGRESS_OF, { topicId })) ?? NOTHING_STORED;
}

/** Records that a parcel is followed and has no scans yet. */
export function* markAwaited(topicId: number): Work<void> {
  yield* change(MARK_AWAITED, { topicId, state: AWAITED.state });
}

/**
 * Stores an update, with what it means after the ones before it, and how far the topic has come with it.
 * @param before how far the topic has come
 * @returns the id
 */
export function* insertUpdate(
  topicId: number,
  before: StoredProgress,
  { key, data, at, state }: NewUpdate,
  seen: Seen,
): Work<number> {
  const { importance, after } = advance(before, { state, at });
  const stallAt = state === null ? null : stallTime(after, seen.at);
  yield* change(SET_PROGRESS, { topicId, ...after, stallAt, newsAt: seen.isNews ? seen.at : null });
  // What a stall says is no longer true. None was told while one is still to come.
  if (before.stallAt === null && before.state !== null) yield* change(WITHDRAW_STALLS, { topicId });
  // It wasn't delivered after all: its next delivery is news again.
  if (before.state === 'delivered' && after.state !== 'delivered') yield* change(END_MISSING, { topicId });
  const rank = IMPORTANCES.indexOf(importance);
  const { at: seenAt, webhookAt } = seen;
  const inserted = yield* row(INSERT, { topicId, key, data, at, seenAt, webhookAt, importance: rank });
  if (inserted === undefined) throw new Error('the database returned no id');
  return inserted.id;
}

/** Stores what the bot noticed. @returns the id; undefined if it is stored already */
export function* insertNotice(
  topicId: number,
  { notice, key, data, importance }: NewNotice,
  seenAt: number,
): Work<number | undefined> {
  const rank = IMPORTANCES.indexOf(importance);
  return (yield* row(INSERT_NOTICE, { topicId, key, data, seenAt, notice, importance: rank }))?.id;
}

/** Records that a webhook reported it, possibly after a poll; keeps the first time. @returns whether it is the first */
export function* markReportedByWebhook(id: number, at: number): Work<boolean> {
  return (yield* change(SET_WEBHOOK_AT, { id, at })) > 0;
}

/** When followers are told that a parcel has had no scan for long. A parcel that was silent before is given a day. */
function stallTime({ state, newestAt }: Progress, seenAt: number): number | null {
  const afterMs = stallAfterMs(state);
  if (afterMs === null) return null;
  const lastScanAt = Math.min(newestAt ?? seenAt, seenAt);
  return Math.max(lastScanAt + afterMs, seenAt + DAY_MS);
}
