import { LRUCache } from 'lru-cache';
import type { Pace } from '../bot/pace.ts';
import type { Place, Store, WaitingDelivery } from '../store/index.ts';
import type { Compose, Content } from './compose.ts';

/** News of one topic within this time is added to the message that told of it. */
const MERGE_MS = 30_000;
const MERGES_REMEMBERED = 20_000;
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
}

export interface Plan {
  /** The next message for a place; undefined when it is owed nothing. */
  next(place: Place, channel: string): Promise<Message | undefined>;
  /** Remembers what stands there, so that more of the same can be added. */
  posted(place: Place, message: Message, messageId: string | null): void;
  /** The message that was to be edited is not to be added to any more. */
  forget(place: Place, message: Message): void;
}

export interface PlanOptions {
  readonly store: Store;
  readonly compose: Compose;
  readonly pace: Pace;
}

/**
 * Decides what a place is told next. In this order: what a crash left behind, unchanged; what belongs to a message of a
 * moment ago; several topics in one message when more wait than the channel takes; otherwise one topic.
 */
export function createPlan({ store, compose, pace }: PlanOptions): Plan {
  /** Places that this process has posted at: before that, the head of the queue may have been sent already. */
  const begun = new Set<number>();
  const recent = new LRUCache<string, string>({ max: MERGES_REMEMBERED, ttl: MERGE_MS });

  const owedAt = (place: Place) => store.deliveries.waiting(place.id, LOOK_AHEAD);

  const exactly = async (place: Place, deliveries: readonly WaitingDelivery[], bundle: string | null) => {
    const into = bundle?.startsWith(ADDED) ? bundle.slice(ADDED.length) : null;
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
    return added.length === 0 ? null : exactly(place, added, `${ADDED}${messageId}`);
  };

  return {
    async next(place, channel) {
      let owed = await owedAt(place);
      const [head] = owed;
      if (head === undefined) return undefined;
      if (head.bundle !== null) {
        return exactly(
          place,
          owed.filter(({ bundle }) => bundle === head.bundle),
          head.bundle,
        );
      }
      if (!begun.has(place.id)) return exactly(place, [head], null);

      const unboundOf = (deliveries: readonly WaitingDelivery[]) =>
        deliveries.filter(({ bundle }) => bundle === null);
      const isTooMuch = () => countTopics(unboundOf(owed)) > Math.max(1, pace.room(channel, 'post'));
      if (!isTooMuch() && recent.has(keyOf(place, head.topicId))) {
        // What comes while the channel takes no edit goes into the same one.
        await pace.ready(channel, 'edit');
        owed = await owedAt(place);
        const message = await addition(place, unboundOf(owed));
        if (message !== null) return message;
      }
      if (pace.room(channel, 'post') <= 0) {
        await pace.ready(channel, 'post');
        owed = await owedAt(place);
      }
      if (owed.length === 0) return undefined;
      const { deliveries, ...content } = await compose.next(place, unboundOf(owed), isTooMuch());
      return { ...content, deliveries, into: null, bundle: null };
    },
    posted(place, { deliveries, into }, messageId) {
      begun.add(place.id);
      if (into !== null) return;
      // An older message must not be added to once a newer one tells of the same topic.
      for (const { topicId } of deliveries) recent.delete(keyOf(place, topicId));
      const [first] = deliveries;
      if (messageId === null || first === undefined || countTopics(deliveries) > 1) return;
      recent.set(keyOf(place, first.topicId), messageId);
    },
    forget(place, { deliveries }) {
      begun.add(place.id);
      for (const { topicId } of deliveries) recent.delete(keyOf(place, topicId));
    },
  };
}

function keyOf({ id }: Place, topicId: number): string {
  return `${id} ${topicId}`;
}

function countTopics(deliveries: readonly WaitingDelivery[]): number {
  return new Set(deliveries.map(({ topicId }) => topicId)).size;
}
