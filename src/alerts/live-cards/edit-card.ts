import { PostError } from '../../discord/posting/post-error.ts';
import type { LiveCard } from '../../store/index.ts';
import { hasLostDestination, sendRequest } from '../sending.ts';
import { type CardContext, type CardSubject, channelOf } from './card-context.ts';
import { renderCard } from './render-card.ts';

/** Scans within this time after an edit wait for the next one: a burst makes two edits. */
export const EDIT_PAUSE_MS = 15_000;
/** Discord doesn't say when a message that was edited too often can be edited again. */
const EDIT_LIMIT_PAUSE_MS = 20 * 60_000;

/**
 * Updates a posted card. If it was deleted or can no longer be edited, it is marked to be posted again.
 * @throws PostError
 */
export async function editCard(context: CardContext, subject: CardSubject, messageId: string): Promise<void> {
  const { store, poster, rateLimiter, clock, stopping, abortRequests, throwIfStopped } = context;
  const { card } = subject;
  const channel = await channelOf(context, subject);
  const view = await renderCard(context, subject, channel.id);
  const edit = async (): Promise<void> => {
    throwIfStopped();
    try {
      await poster.edit(channel.id, messageId, view, abortRequests);
    } finally {
      // The new owner may already have shown a newer scan.
      if (hasLostDestination(context)) await store.liveCards.outdated(card.id, clock());
    }
  };
  try {
    await rateLimiter.schedule(channel.limits, 'edit', edit, stopping);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    return afterRefusal(context, subject, messageId, channel.id, error);
  }
  await store.liveCards.shown(card.id, card.staleAt, clock() + EDIT_PAUSE_MS);
}

async function afterRefusal(
  context: CardContext,
  { card, destination }: CardSubject,
  messageId: string,
  channelId: string,
  error: PostError,
): Promise<void> {
  const { store, clock } = context;
  if (error.kind === 'message_gone') return store.liveCards.messageGone(card, clock());
  if (error.kind === 'edit_limit') return replaceOrWait(context, card, channelId, messageId);
  if (card.threadId !== channelId || !destination.forum) throw error;
  if (error.kind === 'gone') return store.liveCards.threadGone(card, clock());
  if (error.kind !== 'unsuitable') throw error;
  await reopenOrLeave(context, card, channelId);
}

/** A message brings an archived post back, an edit doesn't. One that a moderator closed gets a successor, as for an alert. */
async function reopenOrLeave(context: CardContext, card: LiveCard, postId: string): Promise<void> {
  const { store, poster, clock } = context;
  try {
    await sendRequest(context, (signal) => poster.reopenThread(postId, signal));
  } catch (error) {
    if (!(error instanceof PostError) || !['forbidden', 'unsuitable'].includes(error.kind)) throw error;
    const { isLocked } = await sendRequest(context, (signal) => poster.thread(postId, signal));
    // Otherwise, the bot may write in no post of the forum.
    if (!isLocked) throw error;
    await store.liveCards.threadGone(card, clock());
  }
}

/**
 * The old card is deleted first, so that there is never a second one, even if the bot stops in between. A thread would be
 * left without its card.
 */
async function replaceOrWait(
  context: CardContext,
  card: LiveCard,
  channelId: string,
  messageId: string,
): Promise<void> {
  const { store, poster, log, clock } = context;
  if (card.threadId !== null) return store.liveCards.retryLater(card.id, clock() + EDIT_LIMIT_PAUSE_MS);
  log.info({ destination: card.destinationId }, 'live card edited too often, posting a new one');
  await sendRequest(context, (signal) => poster.remove(channelId, messageId, signal));
  await store.liveCards.messageGone(card, clock());
}
