import { isBlocked, PostError } from '../../discord/posting/post-error.ts';
import type { Destination, LiveCard } from '../../store/index.ts';
import type { Threads } from '../outbox/outbox-context.ts';
import { type CardContext, type CardContextFor, type CardLock, wantsThread } from './card-context.ts';
import { updateCard } from './update-card.ts';

/** A thread that was opened within this time is not locked: Discord refuses the message, and would in a successor, too. */
const NEW_MS = 30_000;

/** Opens threads when the first alert about a parcel needs one, ahead of the card's own turn. */
export function createParcelThreads(findContext: CardContextFor, lock: CardLock): Threads {
  /** @throws AbortError when another process posts at the destination */
  const contextFor = ({ id }: Destination): CardContext => {
    const context = findContext(id);
    if (context === undefined) throw new DOMException('Another process posts there', 'AbortError');
    return context;
  };
  return {
    async open(destination, topicId) {
      const context = contextFor(destination);
      const { store, clock, withoutThreads } = context;
      if (!wantsThread(context, destination)) return null;
      const { threadId } = await store.liveCards.ensure(destination.id, topicId, clock());
      if (threadId !== null) return threadId;
      return lock.run(destination.id, topicId, async () => {
        try {
          const opened = await updateCard(context, destination.id, topicId, 'thread');
          return opened?.card.threadId ?? null;
        } catch (error) {
          if (!(error instanceof PostError)) throw error;
          // The alert doesn't depend on its card: in a forum, it is a post of its own.
          if (isBlocked(error)) return null;
          if (error.kind !== 'refused') throw error;
          if (destination.forum) throw new PostError('unsuitable', error);
          withoutThreads.add(destination.id);
          return null;
        }
      });
    },
    async leave(destination, topicId, reason) {
      const context = contextFor(destination);
      const { store, clock, withoutThreads } = context;
      const card = await store.liveCards.get(destination.id, topicId);
      if (reason === 'forbidden' || (reason === 'unsuitable' && isNew(card, clock()))) {
        withoutThreads.add(destination.id);
        return !destination.forum;
      }
      if (card === undefined) return true;
      await removeCard(context, card);
      await store.liveCards.threadGone(card, clock());
      return true;
    },
  };
}

function isNew(card: LiveCard | undefined, now: number): boolean {
  return card?.postedAt != null && Math.abs(now - card.postedAt) < NEW_MS;
}

/** The card of a thread's channel makes room for its successor. That of a post is gone with it, or a moderator wants it to stay. */
async function removeCard(
  { store, poster, rateLimiter, log, stopping, abortRequests }: CardContext,
  { destinationId, messageId }: LiveCard,
): Promise<void> {
  const destination = await store.destinations.get(destinationId);
  if (messageId === null || destination === undefined || destination.forum) return;
  try {
    const remove = () => poster.remove(destination.discordId, messageId, abortRequests);
    await rateLimiter.scheduleGlobal(remove, stopping);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, destination: destinationId }, 'old live card not removed');
  }
}
