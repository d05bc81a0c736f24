import { asc, eq } from 'drizzle-orm';
import type { Importance, Notice } from '../domain/alert-level.ts';
import type { QueryBuilder } from './database/work.ts';
import { deliveries, topics, updates } from './schema/index.ts';
import type { TopicKind } from './topics.ts';

/** A delivery with the update to post. */
export interface PendingDelivery {
  readonly id: number;
  /** The event that caused it; null when that has been pruned. */
  readonly eventId: number | null;
  readonly destinationId: number;
  readonly updateId: number;
  readonly topicId: number;
  readonly topicKind: TopicKind;
  readonly topicKey: string;
  readonly data: string;
  readonly at: number | null;
  /** When it was first reported. */
  readonly seenAt: number;
  /** What the bot noticed; null: a scan or a QC set. */
  readonly notice: Notice | null;
  readonly importance: Importance;
  readonly batchKey: string | null;
  /** Where it may have been posted already, by its id at Discord; null: nowhere. */
  readonly triedIn: string | null;
  readonly createdAt: number;
}

const columns = {
  id: deliveries.id,
  eventId: deliveries.eventId,
  destinationId: deliveries.destinationId,
  updateId: deliveries.updateId,
  topicId: updates.topicId,
  topicKind: topics.kind,
  topicKey: topics.key,
  data: updates.data,
  at: updates.at,
  seenAt: updates.seenAt,
  notice: updates.notice,
  importance: updates.importance,
  batchKey: deliveries.batchKey,
  triedIn: deliveries.triedIn,
  createdAt: deliveries.createdAt,
};

/** Oldest first. */
export function selectWithUpdates(db: QueryBuilder) {
  return db
    .select(columns)
    .from(deliveries)
    .innerJoin(updates, eq(updates.id, deliveries.updateId))
    .innerJoin(topics, eq(topics.id, updates.topicId))
    .orderBy(asc(deliveries.id));
}
