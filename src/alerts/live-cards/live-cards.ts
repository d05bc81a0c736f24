import pLimit from 'p-limit';
import { PostError } from '../../discord/posting/post-error.ts';
import { oneAtATime } from '../../process/timing/in-parallel.ts';
import { afterTimeout } from '../../process/timing/waiting.ts';
import type { LiveCard } from '../../store/index.ts';
import type { AlertParts } from '../parts.ts';
import type { ScheduledJob } from '../scheduler.ts';
import { hasStopped } from '../sending.ts';
import type { SendingRights } from '../sending-rights.ts';
import { type CardContext, type CardContextFor, createCardLock, type LiveCardParts } from './card-context.ts';
import { createParcelPosts } from './parcel-posts.ts';
import { renameThread } from './rename-thread.ts';
import { handleCardFailure, updateCard } from './update-card.ts';

/** Few at a time: alerts come first. */
const CONCURRENT_CARDS = 3;
const CARDS_PER_RUN = 200;
/** After an event, checks at once, and again when its alerts have probably been posted. */
const LOOKS_AFTER_MS = [100, 1_500] as const;

interface LiveCardOptions extends LiveCardParts, Pick<AlertParts, 'after' | 'ownership'> {
  readonly sendings: SendingRights;
}

export type LiveCards = ReturnType<typeof createLiveCards>;

/** One message for each parcel at a destination, edited with each scan; and the forum posts that begin with it. */
export function createLiveCards(options: LiveCardOptions) {
  const { sendings, after = afterTimeout, ownership, store, clock, log } = options;
  const { stopping } = sendings.ofProcess;
  const contextFor: CardContextFor = (destinationId) => {
    const sending = sendings.at(destinationId);
    return sending && { ...options, ...sending };
  };
  const partitions = () => ownership?.partitions() ?? null;
  const lock = createCardLock();
  // A lock of its own: alerts wait for a card's post, but not for its title.
  const renameLock = createCardLock();
  const looks = new Map<number, () => void>();
  let running: Promise<void> = Promise.resolve();
  const look = oneAtATime(async () => {
    const stale = await store.liveCards.stale(clock(), CARDS_PER_RUN, partitions());
    running = tryEach(contextFor, stale, async (context, card) => {
      try {
        await lock.run(card, () => updateCard(context, card, 'up_to_date'));
      } catch (error) {
        if (hasStopped(context)) return 'go_on';
        const outcome = await handleCardFailure(context, card, error);
        if (error instanceof PostError) return outcome;
      }
      return 'go_on';
    });
    await running;
    const misnamed = await store.liveCards.toRename(clock(), CARDS_PER_RUN, partitions());
    running = tryEach(contextFor, misnamed, (context, card) =>
      renameLock.run(card, () => renameThread(context, card)),
    );
    await running;
  });
  const job: ScheduledJob = { name: 'live cards', run: look };
  return {
    posts: createParcelPosts(contextFor, lock),
    /** Scans may have made cards stale. Costs nothing but two queries, however often it is called. */
    wake(): void {
      for (const ms of LOOKS_AFTER_MS) {
        if (looks.has(ms) || stopping.aborted) continue;
        const cancel = after(ms, () => {
          looks.delete(ms);
          look().catch((error: unknown) => {
            if (!stopping.aborted) log.error({ err: error }, 'live cards not read');
          });
        });
        looks.set(ms, cancel);
      }
    },
    job,
    /** Resolves when nothing is under way at the destinations that the test picks. */
    async leave(isThere: (destinationId: number) => boolean): Promise<void> {
      await Promise.all([lock.whenIdle(isThere), renameLock.whenIdle(isThere)]);
    },
    async stop(): Promise<void> {
      for (const cancel of looks.values()) cancel();
      await running;
    },
  };
}

/**
 * Resolves when each card was tried once. Rejects only if the database fails.
 * @param attempt `pause`: Discord doesn't answer, or wants a pause, so the other cards would fail as well
 */
async function tryEach(
  contextFor: CardContextFor,
  cards: readonly LiveCard[],
  attempt: (context: CardContext, card: LiveCard) => Promise<'pause' | 'go_on'>,
): Promise<void> {
  const limit = pLimit(CONCURRENT_CARDS);
  let isPaused = false;
  const tryOne = async (card: LiveCard): Promise<void> => {
    const context = contextFor(card.destinationId);
    if (isPaused || context === undefined || context.stopping.aborted) return;
    if ((await attempt(context, card)) === 'pause') isPaused = true;
  };
  await Promise.all(cards.map((card) => limit(() => tryOne(card))));
}
