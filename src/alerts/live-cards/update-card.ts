import { isBlocked, PostError, type PostErrorKind } from '../../discord/posting/post-error.ts';
import type { LiveCard, Store } from '../../store/index.ts';
import { classifyFailure } from '../outbox/classify-failure.ts';
import { sendRequest } from '../sending.ts';
import { type CardContext, type CardSubject, wantsThread } from './card-context.ts';
import { editCard } from './edit-card.ts';
import { postCard } from './post-card.ts';
import { threadName } from './render-card.ts';

/** Post, thread, edit; once more where the card was deleted meanwhile. */
const MAX_STEPS = 6;

/** What a card is still missing: `thread` leaves the text for later. */
type Goal = 'thread' | 'up_to_date';

type CardKey = Pick<LiveCard, 'destinationId' | 'topicId'>;

/**
 * Takes the steps that a card still needs. Each stores its outcome, so that it can be repeated from any point.
 * @returns the card as it is then; undefined when nobody asks for it any longer
 * @throws PostError
 */
export async function updateCard(
  context: CardContext,
  about: CardKey,
  goal: Goal,
): Promise<CardSubject | undefined> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const subject = await readSubject(context.store, about);
    if (subject === undefined || (await takeStep(context, subject, goal)) === 'done') return subject;
  }
  return readSubject(context.store, about);
}

async function takeStep(context: CardContext, subject: CardSubject, goal: Goal): Promise<'done' | 'more'> {
  const { messageId, threadId, staleAt, retryAt } = subject.card;
  const needsThread = threadId === null && wantsThread(context, subject.destination);
  if (goal === 'thread' && !needsThread) return 'done';
  if (messageId === null) await postCard(context, subject);
  else if (needsThread) await startThread(context, subject, messageId);
  // After an edit, the next one has to wait.
  else if (staleAt !== null && (retryAt === null || retryAt <= context.clock()))
    await editCard(context, subject, messageId);
  else return 'done';
  return 'more';
}

async function readSubject(
  { liveCards, destinations, topics }: Store,
  { destinationId, topicId }: CardKey,
): Promise<CardSubject | undefined> {
  const [card, destination, topic] = await Promise.all([
    liveCards.get(destinationId, topicId),
    destinations.get(destinationId),
    topics.get(topicId),
  ]);
  return card === undefined || destination === undefined || topic === undefined
    ? undefined
    : { card, destination, topic };
}

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
async function startThread(context: CardContext, subject: CardSubject, messageId: string): Promise<void> {
  const { store, poster, log, clock, withoutThreads } = context;
  const { card, destination } = subject;
  const start = (name: string) =>
    sendRequest(context, (signal) => poster.startThread(destination.discordId, messageId, name, signal));
  try {
    const threadId = await start(await threadName(context, subject)).catch(async (error: unknown) => {
      if (!isBlocked(error)) throw error;
      // A name that a filter blocks leaves the other parcels their threads.
      return start(await threadName(context, subject, 'numbered'));
    });
    await store.liveCards.threadStarted(card.id, threadId);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    if (error.kind === 'message_gone') return store.liveCards.messageGone(card, clock());
    if (!NO_THREADS.has(error.kind)) throw error;
    if (!withoutThreads.has(destination.id))
      log.warn({ err: error, destination: destination.id }, 'no thread started, posting in the channel');
    withoutThreads.set(destination.id, true);
  }
}

const RETRY_MS = 30_000;
/** Discord accepts the card nowhere: another scan may change that. */
const REFUSED_PAUSE_MS = 6 * 60 * 60_000;

/**
 * Decides when a card is tried again. A destination that accepts no messages is suspended, as it is for alerts.
 * @returns whether other cards would fail as well
 */
export async function handleCardFailure(
  { store, rateLimiter, log, clock }: CardContext,
  { destinationId, topicId }: CardKey,
  error: unknown,
): Promise<'pause' | 'go_on'> {
  const failure = classifyFailure(error);
  const about = { err: error, destination: destinationId };
  const card = await store.liveCards.get(destinationId, topicId);
  const retryIn = async (ms: number) => {
    if (card !== undefined) await store.liveCards.retryLater(card.id, clock() + ms);
  };
  switch (failure.outcome) {
    case 'retry': {
      const waitMs = Math.max(failure.retryAfterMs ?? 0, RETRY_MS * (0.5 + Math.random()));
      await retryIn(waitMs);
      log.warn({ ...about, waitMs: Math.round(waitMs) }, 'live card delayed, retrying');
      if (failure.isGlobal) rateLimiter.pause(failure.retryAfterMs ?? waitMs);
      return failure.isGlobal || failure.isSelfThrottled || failure.mayBePosted ? 'pause' : 'go_on';
    }
    case 'suspended':
      log.warn({ ...about, reason: failure.reason }, 'destination suspended');
      await store.destinations.suspend(destinationId, failure.reason, clock());
      return 'go_on';
    default:
      await retryIn(REFUSED_PAUSE_MS);
      if (isBlocked(error)) log.warn(about, 'live card blocked by a filter');
      else log.error(about, 'live card refused by Discord');
      return 'go_on';
  }
}
