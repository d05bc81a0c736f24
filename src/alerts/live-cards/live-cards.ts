import { setMaxListeners } from 'node:events';
import pLimit from 'p-limit';
import type { Ownership } from '../../cluster/ownership.ts';
import { PostError } from '../../discord/posting/post-error.ts';
import { partitionOf } from '../../domain/alerts/partitions.ts';
import { oneAtATime } from '../../process/timing/in-parallel.ts';
import { type After, afterTimeout, settlesWithin } from '../../process/timing/waiting.ts';
import type { LiveCard } from '../../store/index.ts';
import type { Threads } from '../outbox/outbox-context.ts';
import { createOwnedWork } from '../owned-work.ts';
import type { ScheduledJob } from '../scheduler.ts';
import { hasStopped } from '../sending.ts';
import {
  type CardContext,
  type CardContextFor,
  type CardLock,
  createCardLock,
  createWithoutThreads,
  type LiveCardOptions,
} from './card-context.ts';
import { createParcelThreads } from './parcel-threads.ts';
import { renameThread } from './rename-thread.ts';
import { handleCardFailure, updateCard } from './update-card.ts';

/** Few at a time: alerts come first. */
const CONCURRENT_CARDS = 3;
const CARDS_PER_RUN = 200;
/** After an event, a look at once, and one when its alerts have probably been posted. */
const LOOKS_AFTER_MS = [100, 1_500] as const;
/** How long `stop` waits for requests under way before it aborts them, and in total. */
const GRACE_MS = 700;
const STOP_MS = 900;
/** The same when another process takes over. */
const LEAVE_GRACE_MS = 3_000;
const LEAVE_MS = 3_500;

interface SharedCards {
  /** This process may work in these partitions as soon as it owns them. */
  gain(partitions: readonly number[]): void;
  /** Ends the work in partitions that another process takes over: resolves when nothing is under way, or after some seconds. */
  release(partitions: readonly number[]): Promise<void>;
}

/** One message for each parcel at a destination, edited with each scan; and the threads that begin with it. */
export interface LiveCards {
  readonly threads: Threads;
  /** Scans may have made cards stale. Costs nothing but two queries, however often it is called. */
  wake(): void;
  /** The safety net. */
  readonly job: ScheduledJob;
  /** Takes over and gives away destinations; undefined: this process posts everywhere. */
  readonly shared: SharedCards | undefined;
  /** Sends nothing more, and resolves within a second. */
  stop(): Promise<void>;
}

export function createLiveCards(
  options: LiveCardOptions & {
    readonly after?: After | undefined;
    readonly ownership?: Ownership | undefined;
  },
): LiveCards {
  const { after = afterTimeout, ownership, store, clock, log } = options;
  const [stopping, abortRequests] = [new AbortController(), new AbortController()];
  for (const { signal } of [stopping, abortRequests]) setMaxListeners(0, signal);
  const context: CardContext = {
    ...options,
    withoutThreads: createWithoutThreads(),
    stopping: stopping.signal,
    processStopping: stopping.signal,
    abortRequests: abortRequests.signal,
    throwIfStopped: () => stopping.signal.throwIfAborted(),
  };
  const ownedWork = ownership && createOwnedWork(ownership, context);
  const contextFor = ownedWork?.contextFor ?? (() => context);
  const partitions = () => ownership?.partitions() ?? null;
  const lock = createCardLock();
  // A lock of its own: alerts wait for a card's thread, but not for its title.
  const renameLock = createCardLock();
  const looks = new Map<number, () => void>();
  let running: Promise<void> = Promise.resolve();
  const look = oneAtATime(async () => {
    const stale = await store.liveCards.stale(clock(), CARDS_PER_RUN, partitions());
    running = updateStaleCards(contextFor, lock, stale);
    await running;
    const misnamed = await store.liveCards.toRename(clock(), CARDS_PER_RUN, partitions());
    running = renameThreads(contextFor, renameLock, misnamed);
    await running;
  });
  const lookAndLog = () =>
    look().catch((error: unknown) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'live cards not read');
    });
  return {
    threads: createParcelThreads(contextFor, lock),
    wake() {
      for (const ms of LOOKS_AFTER_MS) {
        if (looks.has(ms) || stopping.signal.aborted) continue;
        const cancel = after(ms, () => {
          looks.delete(ms);
          void lookAndLog();
        });
        looks.set(ms, cancel);
      }
    },
    job: { name: 'live cards', run: look },
    shared: ownedWork && {
      gain: ownedWork.gain,
      async release(lost) {
        const cancelAbort = afterTimeout(LEAVE_GRACE_MS, ownedWork.release(lost));
        const isThere = (id: number) => lost.includes(partitionOf(id));
        await settlesWithin(LEAVE_MS, Promise.all([lock.whenIdle(isThere), renameLock.whenIdle(isThere)]));
        cancelAbort();
      },
    },
    async stop() {
      stopping.abort();
      for (const cancel of looks.values()) cancel();
      const cancelAbort = afterTimeout(GRACE_MS, () => abortRequests.abort());
      await settlesWithin(STOP_MS, running);
      cancelAbort();
    },
  };
}

/** Resolves when each card was tried once. Rejects only if the database fails. */
function updateStaleCards(
  contextFor: CardContextFor,
  lock: CardLock,
  cards: readonly LiveCard[],
): Promise<void> {
  return tryEach(contextFor, cards, async (context, { destinationId, topicId }) => {
    try {
      await lock.run(destinationId, topicId, () => updateCard(context, destinationId, topicId, 'up_to_date'));
      return 'go_on';
    } catch (error) {
      if (hasStopped(context)) return 'go_on';
      const outcome = await handleCardFailure(context, { destinationId, topicId }, error);
      return error instanceof PostError ? outcome : 'go_on';
    }
  });
}

/** Resolves when each title was looked at once. Rejects only if the database fails. */
function renameThreads(
  contextFor: CardContextFor,
  lock: CardLock,
  cards: readonly LiveCard[],
): Promise<void> {
  return tryEach(contextFor, cards, (context, card) =>
    lock.run(card.destinationId, card.topicId, () => renameThread(context, card)),
  );
}

/** @param attempt `pause`: Discord doesn't answer, or wants a pause, so the other cards would fail as well */
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
