import { and, inArray } from 'drizzle-orm';
import type { Abroad } from '../../domain/parcels/journey-stage.ts';
import { update } from '../database/queries.ts';
import { change, type Records, rows, statement, type Work } from '../database/work.ts';
import { follows } from '../schema/index.ts';
import type { TopicKind, TopicName } from '../topics.ts';
import {
  keyRanges,
  type NewUpdate,
  newTopicState,
  type StoredProgress,
  type TopicState,
  type UpdateState,
} from './topic-state.ts';

interface FoundRow extends Omit<StoredProgress, 'abroad'>, Omit<UpdateState, 'data' | 'isChanged'> {
  readonly abroad: string | null;
  readonly kind: TopicKind;
  readonly topicKey: string;
}

const FIND = statement<{ reports: Records }, FoundRow>(
  ({ records, joinInOrder }) => `
SELECT topics.kind AS kind, topics.key AS "topicKey", topics.id AS "topicId", topics.state AS state,
    topics.reached AS reached, topics.abroad AS abroad, topics.newest_at AS "newestAt", topics.stall_at AS "stallAt", updates.id AS id,
    updates.key AS key, updates.at AS at, updates.seen_at AS "seenAt", updates.webhook_at AS "webhookAt",
    updates.importance AS importance
  FROM ${records('@reports', 'reports', { kind: 'text', topicKey: 'text', firstKey: 'text', lastKey: 'text' })}
    ${joinInOrder} topics ON topics.kind = reports.kind AND topics.key = reports."topicKey"
    LEFT JOIN updates ON updates.topic_id = topics.id
      AND updates.key >= reports."firstKey" AND updates.key <= reports."lastKey"`,
);

const INSERT_TOPICS = statement<{ topics: Records }, { id: number; kind: TopicKind; key: string }>(
  ({ records, inRecordOrder }) => `
INSERT INTO topics (kind, key, touched_at)
SELECT kind, key, "touchedAt" FROM ${records('@topics', 'missing', { kind: 'text', key: 'text', touchedAt: 'bigint' })}
  ${inRecordOrder}
RETURNING id, kind, key`,
);

export const nameOf = ({ kind, key }: TopicName): string => `${kind}:${key}`;

export function* loadTopics(reports: readonly NewUpdate[]): Work<Map<string, TopicState>> {
  const lookups = reports.flatMap((report) =>
    keyRanges(report).map(([firstKey, lastKey]) => ({
      kind: report.topic.kind,
      topicKey: report.topic.key,
      firstKey,
      lastKey,
    })),
  );
  const topics = new Map<string, TopicState>();
  const updateIds = new Set<number>();
  const found = yield* rows(FIND, { reports: lookups });
  for (const { kind, topicKey, topicId, id, ...row } of found) {
    const { state, reached, abroad, newestAt, stallAt, ...update } = row;
    const name = nameOf({ kind, key: topicKey });
    const topic =
      topics.get(name) ??
      newTopicState(topicId, { state, reached, newestAt, stallAt, abroad: readPlace(abroad) });
    topics.set(name, topic);
    if (id === null || updateIds.has(id)) continue;
    updateIds.add(id);
    topic.updates.push({ ...update, id, topicId, data: null, isChanged: false });
  }
  return topics;
}

export function* createMissingTopics(
  topics: Map<string, TopicState>,
  named: readonly { readonly topic: TopicName; readonly now: number }[],
): Work<void> {
  const missing = new Map<string, { kind: TopicKind; key: string; touchedAt: number }>();
  for (const { topic, now } of named) {
    const name = nameOf(topic);
    if (!topics.has(name) && !missing.has(name))
      missing.set(name, { kind: topic.kind, key: topic.key, touchedAt: now });
  }
  if (missing.size === 0) return;
  for (const { id, kind, key } of yield* rows(INSERT_TOPICS, { topics: [...missing.values()] }))
    topics.set(nameOf({ kind, key }), newTopicState(id));
}

const INSERT_UPDATES = statement<{ updates: Records }, { id: number; topicId: number; key: string }>(
  ({ records, inRecordOrder }) => `
INSERT INTO updates (topic_id, key, data, at, seen_at, webhook_at, importance)
SELECT "topicId", key, data, at, "seenAt", "webhookAt", importance FROM ${records('@updates', 'added', {
    ...{ topicId: 'bigint', key: 'text', data: 'text', at: 'bigint' },
    ...{ seenAt: 'bigint', webhookAt: 'bigint', importance: 'bigint' },
  })}
  ${inRecordOrder}
RETURNING id, topic_id AS "topicId", key`,
);

const CHANGE_UPDATES = statement<{ updates: Records }>(
  ({ records }) => `
UPDATE updates SET key = changed.key, data = coalesce(changed.data, updates.data), at = changed.at,
    webhook_at = changed."webhookAt"
  FROM ${records('@updates', 'changed', {
    ...{ id: 'bigint', key: 'text', data: 'text', at: 'bigint', webhookAt: 'bigint' },
  })}
  WHERE updates.id = changed.id`,
);

const CHANGE_TOPICS = statement<{ topics: Records }>(
  ({ records }) => `
UPDATE topics SET state = changed.state, reached = changed.reached, abroad = changed.abroad, newest_at = changed."newestAt",
    stall_at = changed."stallAt", last_update_at = coalesce(changed."newsAt", topics.last_update_at),
    touched_at = coalesce(changed."newsAt", topics.touched_at)
  FROM ${records('@topics', 'changed', {
    ...{ id: 'bigint', state: 'text', reached: 'bigint', abroad: 'text', newestAt: 'bigint' },
    ...{ stallAt: 'bigint', newsAt: 'bigint' },
  })}
  WHERE topics.id = changed.id`,
);

// Withdraws stall alerts that are no longer true. Keys of scans contain no colon.
const WITHDRAW_STALLS = statement<{ topicIds: string }>(
  ({ items }) => `
DELETE FROM deliveries WHERE status IN ('pending', 'held') AND update_id IN (
  SELECT id FROM updates WHERE topic_id IN (${items('@topicIds', 'bigint')}) AND key >= 'stall:' AND key < 'stall;')`,
);
// If a parcel wasn't delivered after all, its next delivery is news again.
const endMissing = (topicIds: readonly number[]) =>
  update(follows, { missing: false }, and(inArray(follows.topicId, [...topicIds]), follows.missing));

/** Stores what reports have changed. @param added new updates: they get their ids in this order */
export function* saveTopics(topics: readonly TopicState[], added: readonly UpdateState[]): Work<void> {
  yield* insertUpdates(added);
  yield* changeUpdates(topics.flatMap(({ updates }) => updates.filter(({ isChanged }) => isChanged)));
  const advanced = topics.filter(({ hasAdvanced }) => hasAdvanced);
  if (advanced.length > 0) yield* change(CHANGE_TOPICS, { topics: advanced.map(topicRecord) });
  const stallEnded = topics.filter(({ endsStall }) => endsStall);
  if (stallEnded.length > 0)
    yield* change(WITHDRAW_STALLS, { topicIds: JSON.stringify(stallEnded.map(({ id }) => id)) });
  const undelivered = topics.filter(({ endsDelivery }) => endsDelivery);
  if (undelivered.length > 0) yield* change(endMissing(undelivered.map(({ id }) => id)));
}

function* insertUpdates(added: readonly UpdateState[]): Work<void> {
  if (added.length === 0) return;
  const byKey = new Map(added.map((update) => [`${update.topicId}:${update.key}`, update]));
  const updates = added.map(({ id, isChanged, ...update }) => update);
  for (const { id, topicId, key } of yield* rows(INSERT_UPDATES, { updates })) {
    const update = byKey.get(`${topicId}:${key}`);
    if (update !== undefined) update.id = id;
  }
}

function* changeUpdates(changed: readonly UpdateState[]): Work<void> {
  if (changed.length === 0) return;
  const updates = changed.map(({ id, key, data, at, webhookAt }) => ({ id, key, data, at, webhookAt }));
  yield* change(CHANGE_UPDATES, { updates });
}

const topicRecord = ({ id, progress, newsAt }: TopicState) => {
  const { state, reached, abroad, newestAt, stallAt } = progress;
  return { id, state, reached, abroad: writtenPlace(abroad), newestAt, stallAt, newsAt };
};

/** "DE Leipzig" */
function writtenPlace(place: Abroad | null): string | null {
  return place === null ? null : `${place.country} ${place.city ?? ''}`.trim();
}

function readPlace(written: string | null): Abroad | null {
  if (written === null) return null;
  const [country = '', ...city] = written.split(' ');
  return { country, city: city.join(' ') || null };
}
