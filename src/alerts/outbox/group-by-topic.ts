import type { PendingDelivery } from '../../store/index.ts';

/** Deliveries of one topic, oldest first. */
export type TopicGroup = readonly PendingDelivery[];

/** Groups by topic, in the order of their oldest deliveries. Topics of another kind than the first one's are left out. */
export function groupByTopic(deliveries: readonly PendingDelivery[]): TopicGroup[] {
  const { topicKind } = oldestOf(deliveries);
  const groups = new Map<number, PendingDelivery[]>();
  for (const delivery of deliveries) {
    if (delivery.topicKind !== topicKind) continue;
    groups.set(delivery.topicId, [...(groups.get(delivery.topicId) ?? []), delivery]);
  }
  return [...groups.values()];
}

export function oldestOf(deliveries: readonly PendingDelivery[]): PendingDelivery {
  const [oldest] = deliveries;
  if (oldest === undefined) throw new RangeError('A message needs at least one delivery');
  return oldest;
}

export function topicIdsOf(deliveries: readonly PendingDelivery[]): number[] {
  return [...new Set(deliveries.map(({ topicId }) => topicId))];
}
