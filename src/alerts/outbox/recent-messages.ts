import type { Destination, PendingDelivery } from '../../store/index.ts';
import { createLruCache } from '../../timing/create-lru-cache.ts';
import { topicIdsOf } from './topic-groups.ts';

/** Updates of one topic within this time are added to the message that announced the first of them. */
const EDIT_WINDOW_MS = 30_000;
const MAX_MESSAGES = 20_000;

/** The newest message about each topic at each destination, while further updates can be added to it. */
export interface RecentMessages {
  /** The message to edit, if there is one. */
  idOf(destination: Destination, topicId: number): string | undefined;
  /** A new message was posted. Older messages about its topics are no longer edited. */
  onPosted(destination: Destination, deliveries: readonly PendingDelivery[], messageId: string | null): void;
  /** Messages about the topics of these deliveries are no longer edited. */
  delete(destination: Destination, deliveries: readonly PendingDelivery[]): void;
  /** No message at the destinations that the test picks is edited any longer. */
  forget(isForgotten: (destinationId: number) => boolean): void;
}

export function createRecentMessages(): RecentMessages {
  const messageIds = createLruCache<string, string>(MAX_MESSAGES, { ttl: EDIT_WINDOW_MS });
  const keyOf = ({ id }: Destination, topicId: number) => `${id} ${topicId}`;
  const deleteAll = (destination: Destination, deliveries: readonly PendingDelivery[]): void => {
    for (const topicId of topicIdsOf(deliveries)) messageIds.delete(keyOf(destination, topicId));
  };
  return {
    idOf: (destination, topicId) => messageIds.get(keyOf(destination, topicId)),
    onPosted(destination, deliveries, messageId) {
      deleteAll(destination, deliveries);
      const [topicId, ...others] = topicIdsOf(deliveries);
      if (messageId === null || topicId === undefined || others.length > 0) return;
      messageIds.set(keyOf(destination, topicId), messageId);
    },
    delete: deleteAll,
    forget(isForgotten) {
      for (const key of [...messageIds.keys()])
        if (isForgotten(Number.parseInt(key, 10))) messageIds.delete(key);
    },
  };
}
