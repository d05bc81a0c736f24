import { isBlocked } from '../../discord/posting/post-error.ts';
import type { LiveCard, Store } from '../../store/index.ts';
import { classifyFailure } from '../outbox/classify-failure.ts';
import type { CardContext, CardSubject } from './card-context.ts';
import { editCard } from './edit-card.ts';
import { postCard } from './post-card.ts';

/** Posts or edits the card; posts it again if it has been deleted in the meantime. */
const MAX_STEPS = 4;

/** What a card is still missing: `post`, in a forum, leaves the text for later. */
type Goal = 'post' | 'up_to_date';

type CardKey = Pick<LiveCard, 'destinationId' | 'topicId'>;

/**
 * Takes the steps that a card still needs. Each stores its outcome, so that it can be repeated from any point.
 * @returns the card as it is then; undefined if nobody wants it anymore
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
  if (goal === 'post' && threadId !== null) return 'done';
  if (messageId === null) await postCard(context, subject);
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

const RETRY_MS = 30_000;
/** Discord would refuse this card anywhere; another scan may change that. */
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
