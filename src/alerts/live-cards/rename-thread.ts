import { isBlocked, PostError } from '../../discord/posting/post-error.ts';
import type { LiveCard } from '../../store/index.ts';
import { classifyFailure } from '../outbox/classify-failure.ts';
import { hasLostDestination, hasStopped, sendRequest } from '../sending.ts';
import type { CardContext } from './card-context.ts';
import { threadName } from './render-card.ts';

/** Discord renames each channel twice in ten minutes at most: with this pause, changes in between share the next rename. */
const RENAME_PAUSE_MS = 5.5 * 60_000;
/** An archived thread isn't brought back for its title, and a permission is rarely granted within minutes. */
const LONG_PAUSE_MS = 6 * 60 * 60_000;

/**
 * Gives a parcel's forum post, or a thread from an earlier version, its current title. A failure doesn't hold up alerts: it
 * is tried again later. Only rejects if the database fails.
 * @returns whether other titles would fail as well
 */
export async function renameThread(context: CardContext, card: LiveCard): Promise<'pause' | 'go_on'> {
  const { store, log, clock, rateLimiter } = context;
  try {
    await takeRename(context, card);
    return 'go_on';
  } catch (error) {
    if (hasStopped(context)) return 'go_on';
    if (!(error instanceof PostError)) throw error;
    const failure = classifyFailure(error);
    if (failure.outcome !== 'retry') {
      log.info({ err: error, destination: card.destinationId }, 'thread not renamed');
      // A new thread gets the right title at once.
      if (error.kind === 'gone') await store.liveCards.renamed(card);
      else await store.liveCards.renameLater(card.id, clock() + LONG_PAUSE_MS);
      return 'go_on';
    }
    const { isGlobal, isSelfThrottled, mayBePosted, retryAfterMs = 0 } = failure;
    if (isGlobal && retryAfterMs > 0) rateLimiter.pause(retryAfterMs);
    await store.liveCards.renameLater(card.id, clock() + Math.max(retryAfterMs, RENAME_PAUSE_MS));
    return isGlobal || isSelfThrottled || mayBePosted ? 'pause' : 'go_on';
  }
}

async function takeRename(context: CardContext, card: LiveCard): Promise<void> {
  const { store, poster, clock } = context;
  const { threadId, destinationId, topicId } = card;
  if (threadId === null) return;
  const [destination, topic] = await Promise.all([
    store.destinations.get(destinationId),
    store.topics.get(topicId),
  ]);
  if (destination === undefined || topic === undefined) return;
  const { name, isArchived } = await sendRequest(context, (signal) => poster.thread(threadId, signal));
  const subject = { card, destination, topic };
  const wanted = await threadName(context, subject);
  if (name === wanted) return store.liveCards.renamed(card);
  if (isArchived) return store.liveCards.renameLater(card.id, clock() + LONG_PAUSE_MS);
  // Stored first, so that the next process also waits after a crash.
  const renameAt = clock() + RENAME_PAUSE_MS;
  await store.liveCards.renameLater(card.id, renameAt);
  const rename = (title: string) =>
    sendRequest(context, (signal) => poster.renameThread(threadId, title, signal));
  try {
    await rename(wanted);
  } catch (error) {
    if (!isBlocked(error)) throw error;
    // The thread's current name may no longer be shared by anyone, and filters rarely change.
    await rename(await threadName(context, subject, 'numbered'));
    await store.liveCards.renamed({ id: card.id, renameAt });
  } finally {
    // The new owner may already have given it a newer name.
    if (hasLostDestination(context)) await store.liveCards.renameLater(card.id, clock() + RENAME_PAUSE_MS);
  }
}
