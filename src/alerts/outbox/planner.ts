import { isHeldBack } from '../../domain/alerts/hold.ts';
import {
  type Destination,
  isDigestKey,
  isSentDigestKey,
  type PendingDelivery,
  type Store,
  sentDigestKey,
} from '../../store/index.ts';
import type { AddDates } from '../dates/scan-dates.ts';
import type { AlertParts } from '../parts.ts';
import type { DestinationMemory } from './destination-memory.ts';
import type { Message } from './message.ts';
import type { AlertRenderer } from './render-alert.ts';
import { topicIdsOf } from './topic-groups.ts';

/** Deliveries read to plan a message: more than the largest message contains. */
const MAX_DELIVERIES = 60;
/** Starts the batch key of deliveries that are added to a posted message; the message's id follows. */
const EDIT_PREFIX = '+';

interface Wait {
  readonly waitMs: number;
}

interface PlannerContext extends Pick<AlertParts, 'store' | 'rateLimiter' | 'clock'> {
  readonly renderer: AlertRenderer;
  readonly memory: DestinationMemory;
  readonly addDates: AddDates;
}

interface PendingAt {
  readonly destination: Destination;
  /** The key of the rate limits that apply. */
  readonly channel: string;
  readonly head: PendingDelivery;
  readonly deliveries: readonly PendingDelivery[];
}

export type Planner = ReturnType<typeof createPlanner>;

/**
 * Decides what a destination gets next. In this order: a message that may have been sent, unchanged; a digest; an edit of a
 * recent message about the same topic; one message for several topics if the channel does not accept one message each; a
 * message about the oldest topic. In a hold, only the first two.
 */
export function createPlanner(context: PlannerContext) {
  return {
    /** The delivery that the next message for a destination is about; undefined when nothing can be posted there now. */
    head: async (destination: Destination) => (await due(context, destination)).at(0),
    /** The next message for a destination; undefined when nothing can be posted there now. */
    async next(destination: Destination, channel: string): Promise<Message | Wait | undefined> {
      const deliveries = await due(context, destination);
      const [head] = deliveries;
      if (head === undefined) return undefined;
      const pending = { destination, channel, head, deliveries };
      if (context.memory.mayBeSentAlone(head)) {
        // An earlier process may have posted it without recording that.
        const alert = await context.renderer.renderExactly(destination, [head]);
        return { ...alert, editedMessageId: null, batchKey: null, mayBePosted: true };
      }
      return head.batchKey === null
        ? planUnassigned(context, pending)
        : resumeBatch(context, pending, head.batchKey);
    },
  };
}

/** What can be posted now, oldest first. */
async function due(
  { store, memory, clock }: PlannerContext,
  destination: Destination,
): Promise<readonly PendingDelivery[]> {
  const pending = await store.deliveries.pending(destination.id, MAX_DELIVERIES);
  const [oldest] = pending;
  const now = clock();
  return oldest === undefined || memory.mayBeSentAlone(oldest) || !isHeldBack(destination, now)
    ? pending
    : holdBack(store, destination, pending, now);
}

/**
 * Lets the pending deliveries of a destination wait that were enqueued before its hold began. At a suspended destination they
 * stay pending, so that they expire.
 * @returns what is posted nevertheless: what may have been sent, and a digest that is due, with what is older than it
 */
async function holdBack(
  { holds }: Store,
  destination: Destination,
  pending: readonly PendingDelivery[],
  now: number,
): Promise<PendingDelivery[]> {
  const { id, digestAt, suspendedAt } = destination;
  // A digest is posted when it is due; what quiet hours held back waits again if it wasn't sent before the next ones.
  const waits = ({ batchKey }: PendingDelivery): boolean =>
    batchKey === null || (digestAt === null && isDigestKey(batchKey) && !isSentDigestKey(batchKey));
  const due = pending.slice(0, pending.findLastIndex((delivery) => !waits(delivery)) + 1);
  const posted = digestAt === null ? due.filter((delivery) => !waits(delivery)) : due;
  if (posted.length < pending.length && suspendedAt === null)
    await holds.holdBack(id, posted.at(-1)?.id ?? 0, now);
  return posted;
}

/** Sends a batch again as it was: an earlier attempt may have posted it. */
async function resumeBatch(
  context: PlannerContext,
  { destination, channel, deliveries }: PendingAt,
  batchKey: string,
): Promise<Message | Wait | undefined> {
  const { store, renderer, rateLimiter } = context;
  const editedMessageId = batchKey.startsWith(EDIT_PREFIX) ? batchKey.slice(EDIT_PREFIX.length) : null;
  const waitMs = rateLimiter.waitMs(channel, editedMessageId === null ? 'post' : 'edit');
  if (waitMs > 0) return { waitMs };
  if (isDigestKey(batchKey)) return planDigest(context, destination, batchKey);
  const batch = deliveries.filter((delivery) => delivery.batchKey === batchKey);
  const earlier =
    editedMessageId === null ? [] : await store.deliveries.postedIn(destination.id, editedMessageId);
  const alert = await renderer.renderExactly(destination, [...earlier, ...batch]);
  return { ...alert, deliveries: batch, editedMessageId, batchKey, mayBePosted: true };
}

/** All that waited in a hold, in one message. It may be posted only if it was sent before. */
async function planDigest(
  { store, renderer }: PlannerContext,
  destination: Destination,
  batchKey: string,
): Promise<Message | undefined> {
  const deliveries = await store.deliveries.inBatch(destination.id, batchKey);
  // Withdrawn just now.
  if (deliveries.length === 0) return undefined;
  const alert = await renderer.renderDigest(destination, deliveries);
  const identity = { batchKey: sentDigestKey(batchKey), mayBePosted: isSentDigestKey(batchKey) };
  return { ...alert, ...identity, deliveries, editedMessageId: null };
}

/** Plans deliveries that belong to no message yet. */
async function planUnassigned(
  context: PlannerContext,
  { destination, channel, head, deliveries }: PendingAt,
): Promise<Message | Wait> {
  const { renderer, rateLimiter, memory, addDates } = context;
  // A digest behind them keeps its place.
  const batched = deliveries.findIndex(({ batchKey }) => batchKey !== null);
  const unassigned = await addDates(batched === -1 ? deliveries : deliveries.slice(0, batched));
  // Each parcel has its own post in a forum. What was tried is repeated alone.
  const combine =
    !destination.forum &&
    head.triedIn === null &&
    topicIdsOf(unassigned).length > Math.max(1, rateLimiter.remaining(channel, 'post'));
  const recentId = combine ? undefined : memory.recentMessage(destination.id, head.topicId);
  if (recentId !== undefined) {
    // Updates that arrive while the channel accepts no edit join the same edit.
    const waitMs = rateLimiter.waitMs(channel, 'edit');
    if (waitMs > 0) return { waitMs };
    const edit = await planEdit(context, destination, unassigned, recentId);
    if (edit !== null) return edit;
  }
  const waitMs = rateLimiter.waitMs(channel, 'post');
  if (waitMs > 0) return { waitMs };
  const alert = await renderer.renderNext(destination, unassigned, combine);
  return { ...alert, editedMessageId: null, batchKey: null, mayBePosted: false };
}

/** Adds as many updates of the oldest topic as fit to its recent message; null when none fits. */
async function planEdit(
  { store, renderer }: PlannerContext,
  destination: Destination,
  unassigned: readonly PendingDelivery[],
  editedMessageId: string,
): Promise<Message | null> {
  const postedIn = await store.deliveries.postedIn(destination.id, editedMessageId);
  let added = unassigned.filter(({ topicId }) => topicId === unassigned[0]?.topicId);
  while (added.length > 0 && !renderer.canJoin([...postedIn, ...added])) added = added.slice(0, -1);
  if (added.length === 0) return null;
  const alert = await renderer.renderExactly(destination, [...postedIn, ...added]);
  const batchKey = `${EDIT_PREFIX}${editedMessageId}`;
  return { ...alert, deliveries: added, editedMessageId, batchKey, mayBePosted: false };
}
