import { isBlocked } from '../../discord/post-error.ts';
import type { LiveCard } from '../../store/index.ts';
import { classifyFailure } from '../outbox/classify-failure.ts';
import type { CardContext } from './card-context.ts';

const RETRY_MS = 30_000;
/** Discord accepts the card nowhere: another scan may change that. */
const REFUSED_PAUSE_MS = 6 * 60 * 60_000;

/**
 * Decides when a card is tried again. A destination that accepts no messages is suspended, as it is for alerts.
 * @returns whether other cards would fail as well
 */
export async function handleCardFailure(
  { store, rateLimiter, log, clock }: CardContext,
  { destinationId, topicId }: Pick<LiveCard, 'destinationId' | 'topicId'>,
  error: unknown,
): Promise<'pause' | 'go_on'> {
  const failure = classifyFailure(error);
  const card = await store.liveCards.get(destinationId, topicId);
  const retryIn = async (ms: number) => {
    if (card !== undefined) await store.liveCards.retryLater(card.id, clock() + ms);
  };
  switch (failure.outcome) {
    case 'retry': {
      const waitMs = Math.max(failure.retryAfterMs ?? 0, RETRY_MS * (0.5 + Math.random()));
      await retryIn(waitMs);
      log.warn(
        { err: error, destination: destinationId, waitMs: Math.round(waitMs) },
        'live card delayed, retrying',
      );
      if (failure.isGlobal) rateLimiter.pause(failure.retryAfterMs ?? waitMs);
      return failure.isGlobal || failure.isSelfThrottled || failure.mayBePosted ? 'pause' : 'go_on';
    }
    case 'suspended':
      log.warn({ err: error, destination: destinationId, reason: failure.reason }, 'destination suspended');
      await store.destinations.suspend(destinationId, failure.reason, clock());
      return 'go_on';
    default:
      await retryIn(REFUSED_PAUSE_MS);
      if (isBlocked(error))
        log.warn({ err: error, destination: destinationId }, 'live card blocked by a filter');
      else log.error({ err: error, destination: destinationId }, 'live card refused by Discord');
      return 'go_on';
  }
}
