import { partitionOf } from '../../domain/alerts/partitions.ts';
import { createLruCache } from '../../process/timing/create-lru-cache.ts';
import { isDigestKey, type PendingDelivery } from '../../store/index.ts';
import type { Message, Outgoing } from './message.ts';
import { topicIdsOf } from './topic-groups.ts';

/** Updates of one topic within this time are added to the message that announced the first of them. */
const EDIT_WINDOW_MS = 30_000;
const MAX_RECENT_MESSAGES = 20_000;
/** An evicted destination first gets one message with its oldest delivery alone, as after a restart. */
const MAX_SERVED_DESTINATIONS = 20_000;
/** An evicted destination starts again with the shortest back-off. */
const MAX_FAILING_DESTINATIONS = 5_000;
/** An evicted message is rendered again from its deliveries, with the nonce stored with them. */
const MAX_RETRIED_MESSAGES = 200;

interface Failures {
  readonly failures: number;
  /** Since when the message may have been posted (monotonic milliseconds); null: it was not. */
  readonly inDoubtSince: number | null;
}

const NO_FAILURE: Failures = { failures: 0, inDoubtSince: null };

/** What earlier processes, or the earlier owner of a partition, may have sent without recording it. */
interface EarlierSends {
  /** The newest delivery at the moment of the takeover; it and older ones may have been sent. */
  readonly newestId: number;
  /** Counts the messages that they may have sent to a channel. */
  readonly countIn: (channel: string) => void;
}

/** Until this process knows more, everything may have been sent. */
const UNKNOWN: EarlierSends = { newestId: Number.POSITIVE_INFINITY, countIn() {} };

export type DestinationMemory = ReturnType<typeof createDestinationMemory>;

/** What a process remembers about the destinations it serves, bounded in number. The deliveries themselves are in the outbox. */
export function createDestinationMemory() {
  const failing = createLruCache<number, Failures>(MAX_FAILING_DESTINATIONS);
  const retried = createLruCache<number, Message>(MAX_RETRIED_MESSAGES);
  /** Destinations where this process knows the outcome of a message: whatever follows it hasn't been sent before. */
  const served = createLruCache<number, true>(MAX_SERVED_DESTINATIONS);
  const recent = createLruCache<string, string>(MAX_RECENT_MESSAGES, { ttl: EDIT_WINDOW_MS });
  const earlier = new Map<number | null, EarlierSends>();
  const earlierAt = (id: number) => earlier.get(null) ?? earlier.get(partitionOf(id)) ?? UNKNOWN;
  const recentKey = (destinationId: number, topicId: number) => `${destinationId} ${topicId}`;
  const settle = (id: number): void => {
    served.set(id, true);
    failing.delete(id);
    retried.delete(id);
  };
  const stopEditing = (id: number, deliveries: readonly PendingDelivery[]): void => {
    for (const topicId of topicIdsOf(deliveries)) recent.delete(recentKey(id, topicId));
  };
  return {
    failuresAt: (destinationId: number): Failures => failing.get(destinationId) ?? NO_FAILURE,
    /** The message to send again unchanged, if there is one. */
    retried: (destinationId: number) => retried.get(destinationId),
    /** @param message the message if it may have been posted; null: it was not */
    onFailed(destinationId: number, message: Message | null, now: number): Failures {
      const { failures, inDoubtSince } = failing.get(destinationId) ?? NO_FAILURE;
      if (message !== null) retried.set(destinationId, message);
      const next = {
        failures: failures + 1,
        inDoubtSince: inDoubtSince ?? (message === null ? null : now),
      };
      failing.set(destinationId, next);
      return next;
    },
    /** The message to retry was withdrawn: the next one is planned from scratch. */
    onWithdrawn: (destinationId: number) => void retried.delete(destinationId),
    /**
     * A message was posted: for a while, updates of its topics can be added to it. Older messages about these topics are no
     * longer edited.
     */
    onPosted(
      { destination, deliveries, editedMessageId, batchKey }: Outgoing,
      messageId: string | null,
    ): void {
      settle(destination.id);
      if (editedMessageId !== null) return;
      stopEditing(destination.id, deliveries);
      const [topicId, ...others] = topicIdsOf(deliveries);
      if (messageId === null || topicId === undefined || others.length > 0) return;
      // Scans are not added to a digest.
      if (batchKey !== null && isDigestKey(batchKey)) return;
      recent.set(recentKey(destination.id, topicId), messageId);
    },
    /** A message was refused: earlier messages about its topics are no longer edited. */
    onRefused({ destination, deliveries }: Outgoing): void {
      settle(destination.id);
      stopEditing(destination.id, deliveries);
    },
    /** The newest message about a topic at a destination, while further updates can be added to it. */
    recentMessage: (destinationId: number, topicId: number) => recent.get(recentKey(destinationId, topicId)),
    /**
     * This process starts, or takes over partitions.
     * @param partitions null: all, for ever
     */
    onTakeOver(partitions: readonly number[] | null, sends: EarlierSends): void {
      for (const partition of partitions ?? [null]) earlier.set(partition, sends);
    },
    /** Counts what earlier processes may have sent there; called before the first message to a channel. */
    countEarlierSends: (destinationId: number, channel: string) => earlierAt(destinationId).countIn(channel),
    /** Whether an earlier process may have sent the oldest delivery of a destination alone. */
    mayBeSentAlone: ({ id, batchKey, destinationId }: PendingDelivery): boolean =>
      batchKey === null && id <= earlierAt(destinationId).newestId && !served.has(destinationId),
    forget(isForgotten: (destinationId: number) => boolean): void {
      for (const cache of [failing, retried, served])
        for (const id of [...cache.keys()]) if (isForgotten(id)) cache.delete(id);
      for (const key of [...recent.keys()]) if (isForgotten(Number.parseInt(key, 10))) recent.delete(key);
    },
  };
}
