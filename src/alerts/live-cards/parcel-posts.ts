import { isBlocked, PostError } from '../../discord/posting/post-error.ts';
import type { Destination } from '../../store/index.ts';
import type { ParcelPosts } from '../outbox/outbox-context.ts';
import type { CardContext, CardContextFor, CardLock } from './card-context.ts';
import { updateCard } from './update-card.ts';

/** A post that was opened within this time is not locked: Discord refuses the message, and would in a successor, too. */
const NEW_MS = 30_000;

/** Opens posts in forums when the first alert about a parcel needs one, ahead of the card's own turn. */
export function createParcelPosts(findContext: CardContextFor, lock: CardLock): ParcelPosts {
  /** @throws AbortError when another process posts at the destination */
  const contextFor = ({ id }: Destination): CardContext => {
    const context = findContext(id);
    if (context === undefined) throw new DOMException('Another process posts there', 'AbortError');
    return context;
  };
  return {
    async open(forum, topicId) {
      const context = contextFor(forum);
      const { store, clock } = context;
      const card = await store.liveCards.ensure(forum.id, topicId, clock());
      if (card.threadId !== null) return card.threadId;
      return lock.run(card, async () => {
        try {
          const opened = await updateCard(context, card, 'post');
          return opened?.card.threadId ?? null;
        } catch (error) {
          if (!(error instanceof PostError)) throw error;
          // The alert doesn't depend on its card: it is a post of its own.
          if (isBlocked(error)) return null;
          if (error.kind !== 'refused') throw error;
          throw new PostError('unsuitable', error);
        }
      });
    },
    async leave(destination, topicId, reason) {
      // A text channel's thread, from an earlier version: what belongs there goes to the channel.
      if (!destination.forum) return true;
      const { store, clock } = contextFor(destination);
      const card = await store.liveCards.get(destination.id, topicId);
      const isNew = card?.postedAt != null && Math.abs(clock() - card.postedAt) < NEW_MS;
      if (reason === 'forbidden' || (reason === 'unsuitable' && isNew)) return false;
      if (card !== undefined) await store.liveCards.threadGone(card, clock());
      return true;
    },
  };
}
