import { isBlocked, PostError, type PostErrorKind } from '../../discord/post-error.ts';
import type { CardContext, CardSubject } from './card-context.ts';
import { numberedThreadName, threadName } from './render-card.ts';

/** Discord starts no thread here: the bot may not, the channel can't have any, or it has too many. */
const NO_THREADS: ReadonlySet<PostErrorKind> = new Set<PostErrorKind>([
  'forbidden',
  'unsuitable',
  'refused',
  'blocked',
]);

/**
 * Starts the thread of a parcel's alerts on its card. Repeating that is harmless: a message has one thread at most.
 * @throws PostError
 */
export async function startThread(
  context: CardContext,
  subject: CardSubject,
  messageId: string,
): Promise<void> {
  const { store, poster, rateLimiter, log, clock, withoutThreads, stopping, abortRequests } = context;
  const { card, destination } = subject;
  const start = (name: string) =>
    rateLimiter.scheduleGlobal(
      () => poster.startThread(destination.discordId, messageId, name, abortRequests),
      stopping,
    );
  try {
    const threadId = await start(await threadName(context, subject)).catch(async (error: unknown) => {
      if (!isBlocked(error)) throw error;
      // A name that a filter blocks leaves the other parcels their threads.
      return start(await numberedThreadName(context, subject));
    });
    await store.liveCards.threadStarted(card.id, threadId);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    if (error.kind === 'message_gone') return store.liveCards.messageGone(card, clock());
    if (!NO_THREADS.has(error.kind)) throw error;
    if (!withoutThreads.has(destination.id))
      log.warn({ err: error, destination: destination.id }, 'no thread started, posting in the channel');
    withoutThreads.add(destination.id);
  }
}
