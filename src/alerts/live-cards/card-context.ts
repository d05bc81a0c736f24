import { channelKey } from '../../discord/posting/rate-limiter.ts';
import type { Destination, LiveCard, Topic } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import { rateLimitKey, resolveChannelId, type Sending } from '../sending.ts';

export type LiveCardParts = Pick<
  AlertParts,
  'store' | 'api' | 'arrivals' | 'poster' | 'log' | 'clock' | 'seal' | 'pictures' | 'pictureWaitMs'
>;

/** What the steps of a card share; the signals are those of one destination's work. */
export interface CardContext extends LiveCardParts, Sending {}

/** @returns the context for work at a destination; undefined: another process posts there */
export type CardContextFor = (destinationId: number) => CardContext | undefined;

export interface CardSubject {
  readonly card: LiveCard;
  readonly destination: Destination;
  readonly topic: Topic;
}

export interface CardChannel {
  readonly id: string;
  /** The key of the rate limits that apply. */
  readonly limits: string;
  /** The card begins a new post in this forum. */
  readonly isForum: boolean;
}

/** In a forum, the card is in the parcel's post; everywhere else, in the channel, perhaps with a thread from an earlier version. */
export async function channelOf(
  context: CardContext,
  { card, destination }: CardSubject,
): Promise<CardChannel> {
  if (destination.forum && card.threadId !== null)
    return { id: card.threadId, limits: channelKey(card.threadId), isForum: false };
  const id = await resolveChannelId(context, destination);
  return { id, limits: rateLimitKey(destination), isForum: destination.forum };
}

export type CardLock = ReturnType<typeof createCardLock>;

/** Runs tasks about one card one by one, in the order of the calls. */
export function createCardLock() {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run<T>(
      { destinationId, topicId }: Pick<LiveCard, 'destinationId' | 'topicId'>,
      task: () => Promise<T>,
    ): Promise<T> {
      const key = `${destinationId} ${topicId}`;
      const run = (last.get(key) ?? Promise.resolve()).then(task, task);
      last.set(key, run);
      try {
        return await run;
      } finally {
        if (last.get(key) === run) last.delete(key);
      }
    },
    /** Resolves when no task is under way at the destinations that the test picks. Never rejects. */
    async whenIdle(isAwaited: (destinationId: number) => boolean): Promise<void> {
      const awaited = [...last].filter(([key]) => isAwaited(Number.parseInt(key, 10)));
      await Promise.allSettled(awaited.map(([, run]) => run));
    },
  };
}
