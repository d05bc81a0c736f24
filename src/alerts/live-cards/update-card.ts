import type { Store } from '../../store/index.ts';
import { type CardContext, type CardSubject, wantsThread } from './card-context.ts';
import { editCard } from './edit-card.ts';
import { postCard } from './post-card.ts';
import { startThread } from './start-thread.ts';

/** Post, thread, edit; once more where the card was deleted meanwhile. */
const MAX_STEPS = 6;

/** What a card is still missing: `thread` leaves the text for later. */
export type Goal = 'thread' | 'up_to_date';

/**
 * Takes the steps that a card still needs. Each stores its outcome, so that it can be repeated from any point.
 * @returns the card as it is then; undefined when nobody asks for it any longer
 * @throws PostError
 */
export async function updateCard(
  context: CardContext,
  destinationId: number,
  topicId: number,
  goal: Goal,
): Promise<CardSubject | undefined> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const subject = await readSubject(context.store, destinationId, topicId);
    if (subject === undefined || (await takeStep(context, subject, goal)) === 'done') return subject;
  }
  return readSubject(context.store, destinationId, topicId);
}

async function takeStep(context: CardContext, subject: CardSubject, goal: Goal): Promise<'done' | 'more'> {
  const { messageId, threadId, staleAt, retryAt } = subject.card;
  const needsThread = threadId === null && wantsThread(context, subject.destination);
  if (goal === 'thread' && !needsThread) return 'done';
  if (messageId === null) await postCard(context, subject);
  else if (needsThread) await startThread(context, subject, messageId);
  else if (staleAt !== null && !isLater(retryAt, context.clock()))
    await editCard(context, subject, messageId);
  else return 'done';
  return 'more';
}

/** After an edit, the next one has to wait. */
function isLater(retryAt: number | null, now: number): boolean {
  return retryAt !== null && retryAt > now;
}

async function readSubject(
  { liveCards, destinations, topics }: Store,
  destinationId: number,
  topicId: number,
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
