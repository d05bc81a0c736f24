import { LRUCache } from 'lru-cache';
import type { Pace } from '../bot/pace.ts';
import type { Place, Store, WaitingDelivery } from '../store/index.ts';
import type { Compose, Content } from './compose.ts';

/** News of one topic within this time is added to the message that told of it. */
const MERGE_MS = 30_000;
const MERGES_REMEMBERED = 20_000;
/** A place that is forgotten gets one message more than it would take. */
const MAX_BEGUN = 20_000;
/** What is looked at when a message is composed: more than the largest message tells. */
const LOOK_AHEAD = 60;
/** Marks deliveries that are to be added to a message which stands there. */
const ADDED = '+';

/** A message about to be sent. */
export interface Message extends Content {
  /** What it newly tells. */
  readonly deliveries: readonly WaitingDelivery[];
  /** The message that is edited to tell it; null for a new one. */
  readonly into: string | null;
  /** What binds the deliveries together once there are several, or a message to edit. */
  readonly bundle: string | null;
  /** It may have been sent already, by this process or an earlier one. */
  readonly mayExist: boolean;
}

/** The channel takes nothing for this long. */
export interface Wait {
  readonly waitMs: number;
}

export interface Planner {
  /** @param newestId of all deliveries: those up to it may have been sent by an earlier process */
  begin(newestId: number): void;
  /** The next message for a place; undefined when nothing waits there. */
  next(place: Place, channel: string): Promise<Message | Wait | undefined>;
  /** Remembers what stands there, so that more of the same can be added. */
  posted(place: Place, message: Message, messageId: string | null): void;
  /** The message that was to be edited is not to be added to any more. */
  forget(place: Place, message: Message): void;
}

export interface PlannerOptions {
  readonly store: Store;
  readonly compose: Compose;
  readonly pace: Pace;
}

/**
 * Decides what a place is told next. In this order: what a crash left behind, unchanged; what belongs to a message of a
 * moment ago; several topics in one message when more wait than the channel takes; otherwise one topic.
 */
export function createPlanner({ store, compose, pace }: PlannerOptions): Planner {
  /** Places that this process has posted at: before that, the head of the queue may have been sent already. */
  const begun = new LRUCache<number, true>({ max: MAX_BEGUN });
  let newestAtStart = Number.POSITIVE_INFINITY;
  const recent = new LRUCache<string, string>({ max: MERGES_REMEMBERED, ttl: MERGE_MS });

  const owedAt = (place: Place) => store.deliveries.waiting(place.id, LOOK_AHEAD);

  const exactly = async (place: Place, deliveries: readonly WaitingDelivery[], bundle: string | null) => {
    const into = bundle !== null && isAddition(bundle) ? bundle.slice(ADDED.length) : null;
    const told = into === null ? [] : await store.deliveries.told(place.id, into);
    return { ...(await compose.exactly(place, [...told, ...deliveries])), deliveries, into, bundle };
  };

  const addition = async (place: Place, unbound: readonly WaitingDelivery[]): Promise<Message | null> => {
    const [first] = unbound;
    if (first === undefined) return null;
    const { topicId } = first;
    const messageId = recent.get(keyOf(place, topicId));
    if (messageId === undefined) return null;
    const told = await store.deliveries.told(place.id, messageId);
    let added = unbound.filter((delivery) => delivery.topicId === topicId);
    while (added.length > 0 && !(await compose.fits(place, [...told, ...added]))) added = added.slice(0, -1);
    if (added.length === 0) return null;
    return { ...(await exactly(place, added, `${ADDED}${messageId}`)), mayExist: false };
  };

  return {
    begin(newestId) {
      newestAtStart = newestId;
    },
    async next(place, channel) {
      const owed = await owedAt(place);
      const [head] = owed;
      if (head === undefined) return undefined;
      const { bundle } = head;
      if (bundle !== null) {
        const waitMs = pace.waitMs(channel, isAddition(bundle) ? 'edit' : 'post');
        if (waitMs > 0) return { waitMs };
        const bound = owed.filter((delivery) => delivery.bundle === bundle);
        return { ...(await exactly(place, bound, bundle)), mayExist: true };
      }
      if (head.id <= newestAtStart && !begun.has(place.id)) {
        return { ...(await exactly(place, [head], null)), mayExist: true };
      }
      const unbound = owed.filter((delivery) => delivery.bundle === null);
      const isTooMuch = countTopics(unbound) > Math.max(1, pace.room(channel, 'post'));
      if (!isTooMuch && recent.has(keyOf(place, head.topicId))) {
        // What comes while the channel takes no edit goes into the same one.
        const waitMs = pace.waitMs(channel, 'edit');
        if (waitMs > 0) return { waitMs };
        const message = await addition(place, unbound);
        if (message !== null) return message;
      }
      const waitMs = pace.waitMs(channel, 'post');
      if (waitMs > 0) return { waitMs };
      const { deliveries, ...content } = await compose.next(place, unbound, isTooMuch);
      return { ...content, deliveries, into: null, bundle: null, mayExist: false };
    },
    posted(place, { deliveries, into }, messageId) {
      begun.set(place.id, true);
      if (into !== null) return;
      // An older message must not be added to once a newer one tells of the same topic.
      for (const { topicId } of deliveries) recent.delete(keyOf(place, topicId));
      const [first] = deliveries;
      if (messageId === null || first === undefined || countTopics(deliveries) > 1) return;
      recent.set(keyOf(place, first.topicId), messageId);
    },
    forget(place, { deliveries }) {
      begun.set(place.id, true);
      for (const { topicId } of deliveries) recent.delete(keyOf(place, topicId));
    },
  };
}

function isAddition(bundle: string): boolean {
  return bundle.startsWith(ADDED);
}

function keyOf({ id }: Place, topicId: number): string {
  return `${id} ${topicId}`;
}

function countTopics(deliveries: readonly WaitingDelivery[]): number {
  return new Set(deliveries.map(({ topicId }) => topicId)).size;
}
