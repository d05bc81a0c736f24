import { LRUCache } from 'lru-cache';
import type { RateLimiter } from '../../discord/rate-limiter.ts';
import type { Destination, PendingDelivery, Store } from '../../store/index.ts';
import type { AlertRenderer, RenderedAlert } from './render-alert.ts';

/** News of one topic within this time is added to the message that told of it. */
const MERGE_MS = 30_000;
const MERGES_REMEMBERED = 20_000;
/** A place that is forgotten gets one message more than it would take. */
const MAX_SERVED_REMEMBERED = 20_000;
/** What is looked at when a message is composed: more than the largest message tells. */
const LOOK_AHEAD = 60;
/** Marks deliveries that are to be added to a message which stands there. */
const EDIT_PREFIX = '+';

/** A message about to be sent. */
export interface Message extends RenderedAlert {
  /** What it newly tells. */
  readonly deliveries: readonly PendingDelivery[];
  /** The message that is edited to tell it; null for a new one. */
  readonly editedMessageId: string | null;
  /** What binds the deliveries together once there are several, or a message to edit. */
  readonly batchKey: string | null;
  /** It may have been sent already, by this process or an earlier one. */
  readonly mayBePosted: boolean;
}

/** The channel takes nothing for this long. */
export interface Wait {
  readonly waitMs: number;
}

export interface Planner {
  /** @param newestId of all deliveries: those up to it may have been sent by an earlier process */
  begin(newestId: number): void;
  /** The next message for a place; undefined when nothing waits there. */
  next(destination: Destination, channel: string): Promise<Message | Wait | undefined>;
  /** Remembers what stands there, so that more of the same can be added. */
  posted(destination: Destination, message: Message, messageId: string | null): void;
  /** The message that was to be edited is not to be added to any more. */
  forget(destination: Destination, message: Message): void;
}

export interface PlannerOptions {
  readonly store: Store;
  readonly renderer: AlertRenderer;
  readonly rateLimiter: RateLimiter;
}

/**
 * Decides what a place is told next. In this order: what a crash left behind, unchanged; what belongs to a message of a
 * moment ago; several topics in one message when more wait than the channel takes; otherwise one topic.
 */
export function createPlanner({ store, renderer, rateLimiter }: PlannerOptions): Planner {
  /** Places that this process has posted at: before that, the head of the queue may have been sent already. */
  const servedBefore = new LRUCache<number, true>({ max: MAX_SERVED_REMEMBERED });
  let newestAtStart = Number.POSITIVE_INFINITY;
  const recent = new LRUCache<string, string>({ max: MERGES_REMEMBERED, ttl: MERGE_MS });

  const pendingAt = (destination: Destination) => store.deliveries.pending(destination.id, LOOK_AHEAD);

  const renderExactly = async (
    destination: Destination,
    deliveries: readonly PendingDelivery[],
    batchKey: string | null,
  ) => {
    const editedMessageId =
      batchKey !== null && isEditKey(batchKey) ? batchKey.slice(EDIT_PREFIX.length) : null;
    const postedIn =
      editedMessageId === null ? [] : await store.deliveries.postedIn(destination.id, editedMessageId);
    return {
      ...(await renderer.renderExactly(destination, [...postedIn, ...deliveries])),
      deliveries,
      editedMessageId,
      batchKey,
    };
  };

  const planEdit = async (
    destination: Destination,
    unassigned: readonly PendingDelivery[],
  ): Promise<Message | null> => {
    const [first] = unassigned;
    if (first === undefined) return null;
    const { topicId } = first;
    const messageId = recent.get(keyOf(destination, topicId));
    if (messageId === undefined) return null;
    const postedIn = await store.deliveries.postedIn(destination.id, messageId);
    let added = unassigned.filter((delivery) => delivery.topicId === topicId);
    while (added.length > 0 && !(await renderer.fitsOneCard(destination, [...postedIn, ...added])))
      added = added.slice(0, -1);
    if (added.length === 0) return null;
    return { ...(await renderExactly(destination, added, `${EDIT_PREFIX}${messageId}`)), mayBePosted: false };
  };

  return {
    begin(newestId) {
      newestAtStart = newestId;
    },
    async next(destination, channel) {
      const pending = await pendingAt(destination);
      const [head] = pending;
      if (head === undefined) return undefined;
      const { batchKey } = head;
      if (batchKey !== null) {
        const waitMs = rateLimiter.waitMs(channel, isEditKey(batchKey) ? 'edit' : 'post');
        if (waitMs > 0) return { waitMs };
        const inBatch = pending.filter((delivery) => delivery.batchKey === batchKey);
        return { ...(await renderExactly(destination, inBatch, batchKey)), mayBePosted: true };
      }
      if (head.id <= newestAtStart && !servedBefore.has(destination.id)) {
        return { ...(await renderExactly(destination, [head], null)), mayBePosted: true };
      }
      const unassigned = pending.filter((delivery) => delivery.batchKey === null);
      const isTooMuch = countTopics(unassigned) > Math.max(1, rateLimiter.remaining(channel, 'post'));
      if (!isTooMuch && recent.has(keyOf(destination, head.topicId))) {
        // What comes while the channel takes no edit goes into the same one.
        const waitMs = rateLimiter.waitMs(channel, 'edit');
        if (waitMs > 0) return { waitMs };
        const message = await planEdit(destination, unassigned);
        if (message !== null) return message;
      }
      const waitMs = rateLimiter.waitMs(channel, 'post');
      if (waitMs > 0) return { waitMs };
      const { deliveries, ...content } = await renderer.next(destination, unassigned, isTooMuch);
      return { ...content, deliveries, editedMessageId: null, batchKey: null, mayBePosted: false };
    },
    posted(destination, { deliveries, editedMessageId }, messageId) {
      servedBefore.set(destination.id, true);
      if (editedMessageId !== null) return;
      // An older message must not be added to once a newer one tells of the same topic.
      for (const { topicId } of deliveries) recent.delete(keyOf(destination, topicId));
      const [first] = deliveries;
      if (messageId === null || first === undefined || countTopics(deliveries) > 1) return;
      recent.set(keyOf(destination, first.topicId), messageId);
    },
    forget(destination, { deliveries }) {
      servedBefore.set(destination.id, true);
      for (const { topicId } of deliveries) recent.delete(keyOf(destination, topicId));
    },
  };
}

function isEditKey(batchKey: string): boolean {
  return batchKey.startsWith(EDIT_PREFIX);
}

function keyOf({ id }: Destination, topicId: number): string {
  return `${id} ${topicId}`;
}

function countTopics(deliveries: readonly PendingDelivery[]): number {
  return new Set(deliveries.map(({ topicId }) => topicId)).size;
}
