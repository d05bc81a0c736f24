import { IMPORTANCES } from '../../domain/alerts/alert-level.ts';
import { advance, NO_PROGRESS, type Progress } from '../../domain/alerts/progress.ts';
import type { Abroad, ImportStep } from '../../domain/parcels/journey-stage.ts';
import { stallAfterMs } from '../../domain/parcels/state-of-parcel.ts';
import type { ParcelState } from '../../domain/parcels/wordings/index.ts';
import type { TopicName } from '../topics.ts';

/** A scan or a QC set as it was reported. */
export interface NewUpdate {
  readonly topic: TopicName;
  /** What the scan alone says about the parcel's state; null: not a scan. */
  readonly state: ParcelState | null;
  /** What the scan alone says about the import. */
  readonly importStep?: ImportStep | null;
  /** Where it was made, unless that is a country where parcels start. */
  readonly abroad?: Abroad | null;
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

export interface StoredProgress extends Progress {
  /** When followers are told that there has been no scan for a long time; null: they were told, or never are. */
  readonly stallAt: number | null;
}

const NOTHING_STORED: StoredProgress = { ...NO_PROGRESS, stallAt: null };

export interface UpdateState {
  /** Null: to be stored. */
  id: number | null;
  readonly topicId: number;
  key: string;
  at: number | null;
  readonly seenAt: number;
  /** When a webhook first reported it; null: only polls did. */
  webhookAt: number | null;
  /** Null: unchanged. */
  data: string | null;
  /** The index of its importance. */
  readonly importance: number;
  /** Whether the stored row must be updated. */
  isChanged: boolean;
}

/** A topic while reports are applied to it, with the stored updates that they may match. */
export interface TopicState {
  readonly id: number;
  progress: StoredProgress;
  readonly updates: UpdateState[];
  /** When it was last reported; null: not in these reports. */
  newsAt: number | null;
  hasAdvanced: boolean;
  /** Whether a stall that followers may have been told has ended. */
  endsStall: boolean;
  /** Whether the parcel was not delivered after all. */
  endsDelivery: boolean;
}

interface Seen {
  readonly at: number;
  /** When a webhook reported it; null: a poll did. */
  readonly webhookAt: number | null;
  /** Whether the topic counts as reported now; not for what is older than its follows. */
  readonly isNews: boolean;
}

const DAY_MS = 24 * 3_600_000;

/** Sorts after every character of a key: keys are base64url and a separator. */
const AFTER_ANY_KEY = '~';

export function newTopicState(id: number, progress: StoredProgress = NOTHING_STORED): TopicState {
  return {
    id,
    progress,
    updates: [],
    newsAt: null,
    hasAdvanced: false,
    endsStall: false,
    endsDelivery: false,
  };
}

/** Inclusive ranges of the keys that this report's update may have. */
export function keyRanges({ key, baseKey }: NewUpdate): readonly (readonly [string, string])[] {
  if (key === baseKey) return [[baseKey, baseKey + AFTER_ANY_KEY]];
  return [
    [baseKey, baseKey],
    [key, key],
  ];
}

/**
 * Finds a report's update, and notes the report's data if it has more. The moment of the last report counts, because it
 * depends on what is known about time zones: earlier versions read all moments as UTC. A poll reports all updates of a topic,
 * so it puts the stored ones in order before it adds new ones.
 */
export function findAndEnrich(topic: TopicState, report: NewUpdate): UpdateState | undefined {
  const { key, baseKey, data, at } = report;
  const known = findUpdate(topic, report);
  if (known === undefined) return undefined;
  if (at !== null && at !== known.at) {
    known.at = at;
    known.isChanged = known.id !== null;
  }
  if (known.key === baseKey && key !== baseKey) {
    known.key = key;
    known.data = data;
    known.isChanged = known.id !== null;
  }
  return known;
}

export function findUpdate({ updates }: TopicState, report: NewUpdate): UpdateState | undefined {
  const ranges = keyRanges(report);
  const found = updates.filter(({ key }) => ranges.some(([first, last]) => key >= first && key <= last));
  return found.reduce<UpdateState | undefined>(
    (first, update) => (first === undefined || update.key < first.key ? update : first),
    undefined,
  );
}

export function addUpdate(topic: TopicState, reported: NewUpdate, seen: Seen): UpdateState {
  const { key, data, at, state, importStep = null, abroad = null } = reported;
  const before = topic.progress;
  const { importance, after } = advance(before, { state, importStep, abroad, at });
  topic.progress = { ...after, stallAt: state === null ? null : stallTime(after, seen.at) };
  topic.hasAdvanced = true;
  if (seen.isNews) topic.newsAt = seen.at;
  // While a stall is still scheduled, none has been told.
  if (before.stallAt === null && before.state !== null) topic.endsStall = true;
  if (before.state === 'delivered' && after.state !== 'delivered') topic.endsDelivery = true;
  const update = {
    id: null,
    topicId: topic.id,
    key,
    data,
    at,
    seenAt: seen.at,
    webhookAt: seen.webhookAt,
    importance: IMPORTANCES.indexOf(importance),
    isChanged: false,
  };
  topic.updates.push(update);
  return update;
}

/** Records that a webhook reported it, possibly after a poll; keeps the first time. @returns whether it is the first */
export function markReportedByWebhook(update: UpdateState, at: number): boolean {
  if (update.webhookAt !== null) return false;
  update.webhookAt = at;
  update.isChanged = update.id !== null;
  return true;
}

/**
 * When followers are told that a parcel has had no scan for a long time. A parcel that is already overdue
 * gets one more day.
 */
function stallTime({ state, newestAt }: Progress, seenAt: number): number | null {
  const afterMs = stallAfterMs(state);
  if (afterMs === null) return null;
  const lastScanAt = Math.min(newestAt ?? seenAt, seenAt);
  return Math.max(lastScanAt + afterMs, seenAt + DAY_MS);
}
