import type { Notice } from '../../domain/alerts/alert-level.ts';
import type { PendingDelivery } from '../../store/index.ts';

/** What a message is about. One message never mixes kinds. */
export type AlertKind = 'scan' | 'qc' | Notice;

export function kindOf({ notice, topicKind }: PendingDelivery): AlertKind {
  return notice ?? (topicKind === 'product' ? 'qc' : 'scan');
}

/** Deliveries of one topic, oldest first. */
export type TopicGroup = readonly PendingDelivery[];

/** Groups by topic, in the order of their oldest deliveries. Deliveries of another kind than the first one are left out. */
export function groupByTopic(deliveries: readonly PendingDelivery[]): TopicGroup[] {
  const kind = kindOf(oldestOf(deliveries));
  const ofKind = deliveries.filter((delivery) => kindOf(delivery) === kind);
  return [...Map.groupBy(ofKind, ({ topicId }) => topicId).values()];
}

export function oldestOf(deliveries: readonly PendingDelivery[]): PendingDelivery {
  const [oldest] = deliveries;
  if (oldest === undefined) throw new RangeError('A message needs at least one delivery');
  return oldest;
}

export function topicIdsOf(deliveries: readonly PendingDelivery[]): number[] {
  return [...new Set(deliveries.map(({ topicId }) => topicId))];
}
