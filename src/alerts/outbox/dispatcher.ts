import { GLOBAL_WINDOW_MS } from '../../discord/posting/global-queue.ts';
import { CHANNEL_WINDOW_MS, type RateLimiter } from '../../discord/posting/rate-limiter.ts';
import { partitionOf } from '../../domain/alerts/partitions.ts';
import { oneAtATime } from '../../process/timing/in-parallel.ts';
import { afterTimeout } from '../../process/timing/waiting.ts';
import type { AlertParts } from '../parts.ts';
import { hasStopped, rateLimitKey, type Sending } from '../sending.ts';
import type { SendingRights } from '../sending-rights.ts';
import { createDestinationQueue, type NextStep } from './destination-queue.ts';
import { createDueDestinations } from './due-destinations.ts';
import type { OutboxContext } from './outbox-context.ts';
import { serveDestination } from './serve-destination.ts';

/** How often the database is searched for pending deliveries. */
const SWEEP_MS = 3_000;

interface DispatcherOptions
  extends Omit<OutboxContext, keyof Sending | 'after' | 'pauseAll'>,
    Pick<AlertParts, 'after' | 'ownership'> {
  readonly sendings: SendingRights;
  readonly sweepMs?: number | undefined;
}

export type Dispatcher = ReturnType<typeof createDispatcher>;

/** Serves any number of destinations with a bounded number of workers: oldest delivery first, one message at a time. */
export function createDispatcher(options: DispatcherOptions) {
  const { sendings, after = afterTimeout, sweepMs = SWEEP_MS, ownership, store, memory, log } = options;
  const { stopping } = sendings.ofProcess;
  const pauseAll = (ms: number) => queue.pause(ms);
  const outbox: OutboxContext = { ...options, ...sendings.ofProcess, after, pauseAll };
  /** Nothing is sent before the first sweep has restored the state of earlier processes. */
  let isRestored = false;
  const isActive = () => isRestored && !stopping.aborted;
  const logFailure = (error: unknown) => {
    if (!stopping.aborted) log.error({ err: error }, 'outbox sweep failed');
  };
  const queue = createDestinationQueue({
    after,
    stopping,
    serve: (id) => serve(outbox, sendings.at(id), id, due.takeProbe(id)),
    // Without waiting for the next sweep.
    onStarted: () => void (due.needsRefill() && due.fill().catch(logFailure)),
  });
  const due = createDueDestinations(outbox, queue, ownership);
  const sweep = oneAtATime(async () => {
    try {
      if (!isRestored) {
        // Processes that share the destinations take over one partition after the other.
        if (ownership === undefined) await restoreSends(outbox, null);
        await store.destinations.scheduleMissingProbes(outbox.clock());
      }
      isRestored = true;
      await store.deliveries.flush();
      await due.fill();
      await due.addProbes();
    } catch (error) {
      logFailure(error);
    }
  });
  /** Tells other processes about the destinations that are theirs. @returns those of this process */
  const keepOwned = (destinationIds: readonly number[]): readonly number[] => {
    const others = destinationIds.filter((id) => ownership?.ownsDestination(id) === false);
    if (others.length > 0) ownership?.announce(others);
    return destinationIds.filter((id) => !others.includes(id));
  };
  ownership?.onAnnounced((destinationIds) => {
    if (!isActive()) return;
    if (destinationIds === null) void sweep();
    else due.add(destinationIds.filter(ownership.ownsDestination));
  });
  let timer: NodeJS.Timeout | undefined;

  return {
    start(): void {
      void sweep();
      timer = setInterval(() => void sweep(), sweepMs);
    },
    /** Deliveries were added for these destinations. */
    onEnqueued(destinationIds: readonly number[]): void {
      const own = keepOwned(destinationIds);
      if (isActive()) due.add(own);
    },
    /** Tries this destination now: posting there may work again. */
    resume(destinationId: number): void {
      if (keepOwned([destinationId]).length === 0 || !isActive()) return;
      queue.add(destinationId);
      queue.start();
    },
    /** Resolves when nothing is under way at the destinations that the test picks. What is not sent stays in the outbox. */
    async leave(isThere: (destinationId: number) => boolean): Promise<void> {
      queue.clear(isThere);
      await queue.whenIdle(isThere);
    },
    /** Forgets these destinations: they may have been parked since, and another process posts there. */
    forget(isThere: (destinationId: number) => boolean): void {
      queue.clear(isThere);
      memory.forget(isThere);
      due.forget(isThere);
    },
    /** Treats partitions as after a restart, before this process owns them. @throws Error when the database fails */
    async takeOver(partitions: readonly number[]): Promise<void> {
      await restoreSends(outbox, partitions);
      due.restart();
    },
    /** Resolves when nothing is under way. Messages without an answer stay in the outbox. */
    async stop(): Promise<void> {
      clearInterval(timer);
      queue.clear();
      await queue.whenIdle();
    },
  };
}

/**
 * Serves a destination. Never rejects.
 * @param sending undefined: another process posts there; it gets a hint, or finds the destination in its next sweep
 */
async function serve(
  base: OutboxContext,
  sending: Sending | undefined,
  destinationId: number,
  isProbe: boolean,
): Promise<NextStep> {
  if (sending === undefined) return 'done';
  try {
    return await serveDestination({ ...base, ...sending }, destinationId, isProbe);
  } catch (error) {
    if (hasStopped(sending)) return 'done';
    base.log.error({ err: error, destination: destinationId }, 'destination worker failed');
    return { waitMs: SWEEP_MS };
  }
}

/**
 * Restores what earlier processes may have sent, after a restart or before this process takes over partitions, because Discord
 * keeps counting. In addition to the recorded messages, they may have sent one unrecorded message to each channel, and the oldest
 * pending delivery of every destination. After a restart, the earlier process may also have used the whole limit of its last
 * second; the limit of the whole bot is common to processes that share its destinations.
 * @param partitions null: all
 * @param processUptimeMs how long this process has run: the earlier one had ended before it started
 */
export async function restoreSends(
  { store, rateLimiter, memory, clock }: Pick<OutboxContext, 'store' | 'rateLimiter' | 'memory' | 'clock'>,
  partitions: readonly number[] | null,
  processUptimeMs = process.uptime() * 1_000,
): Promise<void> {
  const now = clock();
  const since = now - CHANNEL_WINDOW_MS;
  if (partitions === null) {
    if (processUptimeMs < GLOBAL_WINDOW_MS) rateLimiter.pause(GLOBAL_WINDOW_MS - processUptimeMs);
    await store.processStarts.add(now);
  }
  for (const post of await store.deliveries.postedSince(since))
    if (partitions?.includes(partitionOf(post.destinationId)) ?? true)
      rateLimiter.recordSent(rateLimitKey(post), now - post.at);
  const moments = partitions === null ? await store.processStarts.since(since) : [now];
  const countIn = countOnce(rateLimiter, now, moments);
  memory.onTakeOver(partitions, { newestId: await store.deliveries.newestId(), countIn });
}

/** Counts messages at these moments for each channel, before its first message. */
function countOnce(
  rateLimiter: RateLimiter,
  now: number,
  moments: readonly number[],
): (channel: string) => void {
  const readAt = performance.now();
  const counted = new Set<string>();
  return (channel) => {
    const passedMs = performance.now() - readAt;
    if (passedMs > CHANNEL_WINDOW_MS) return counted.clear();
    if (counted.has(channel)) return;
    counted.add(channel);
    for (const at of moments) rateLimiter.recordSent(channel, now - at + passedMs);
  };
}
