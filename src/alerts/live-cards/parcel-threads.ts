import { isBlocked, PostError } from '../../discord/posting/post-error.ts';
import type { Destination, LiveCard } from '../../store/index.ts';
import type { Threads } from '../outbox/outbox-context.ts';
import { sendRequest } from '../sending.ts';
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
      const card = await store.liveCards.ensure(destination.id, topicId, clock());
      if (card.threadId !== null) return card.threadId;
      return lock.run(card, async () => {
        try {
          const opened = await updateCard(context, card, 'thread');
          return opened?.card.threadId ?? null;
        } catch (error) {
          if (!(error instanceof PostError)) throw error;
          // The alert doesn't depend on its card: in a forum, it is a post of its own.
          if (isBlocked(error)) return null;
          if (error.kind !== 'refused') throw error;
          if (destination.forum) throw new PostError('unsuitable', error);
          withoutThreads.set(destination.id, true);
          return null;
        }
      });
    },
    async leave(destination, topicId, reason) {
      const context = contextFor(destination);
      const { store, clock, withoutThreads } = context;
      const card = await store.liveCards.get(destination.id, topicId);
      const isNew = card?.postedAt != null && Math.abs(clock() - card.postedAt) < NEW_MS;
      if (reason === 'forbidden' || (reason === 'unsuitable' && isNew)) {
        withoutThreads.set(destination.id, true);
        return !destination.forum;
      }
      if (card === undefined) return true;
      await removeCard(context, card);
      await store.liveCards.threadGone(card, clock());
      return true;
    },
  };
}

/** The card of a thread's channel makes room for its successor. That of a post is gone with it, or a moderator wants it to stay. */
async function removeCard(context: CardContext, { destinationId, messageId }: LiveCard): Promise<void> {
  const { store, poster, log } = context;
  const destination = await store.destinations.get(destinationId);
  if (messageId === null || destination === undefined || destination.forum) return;
  try {
    await sendRequest(context, (signal) => poster.remove(destination.discordId, messageId, signal));
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    log.info({ err: error, destination: destinationId }, 'old live card not removed');
  }
}
