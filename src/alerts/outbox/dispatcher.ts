import { setMaxListeners } from 'node:events';
import type { Ownership } from '../../cluster/ownership.ts';
import { oneAtATime } from '../../process/timing/in-parallel.ts';
import { afterTimeout, settlesWithin } from '../../process/timing/waiting.ts';
import { hasStopped, type Sending } from '../sending.ts';
import { createDestinationQueue, type NextStep } from './destination-queue.ts';
import { createDueDestinations } from './due-destinations.ts';
import type { OutboxContext } from './outbox-context.ts';
import { restoreSends } from './restore-sends.ts';
import { serveDestination } from './serve-destination.ts';
import { type SharedOutbox, shareOutbox } from './share-outbox.ts';

/** How often the database is searched for pending deliveries. */
const SWEEP_MS = 3_000;
/** How long `stop` waits for the answers of requests under way before it aborts them. */
const GRACE_MS = 700;
/** How long `stop` waits in total. */
const STOP_MS = 900;

export interface Dispatcher {
  /** Starts looking for pending deliveries. */
  start(): void;
  /** Deliveries were added for these destinations. */
  onEnqueued(destinationIds: readonly number[]): void;
  /** Tries this destination now: posting there may work again. */
  resume(destinationId: number): void;
  /** Takes over and gives away destinations; undefined: this process posts everywhere. */
  readonly shared: Pick<SharedOutbox, 'gain' | 'release'> | undefined;
  /** Sends nothing more, and resolves within a second. Messages without an answer by then stay in the outbox. */
  stop(): Promise<void>;
}

interface DispatcherOptions
  extends Omit<OutboxContext, Exclude<keyof Sending, 'rateLimiter'> | 'after' | 'pauseAll'> {
  readonly after?: OutboxContext['after'] | undefined;
  readonly sweepMs?: number | undefined;
  /** Which destinations this process posts at; undefined: at all. */
  readonly ownership?: Ownership | undefined;
}

/** Serves any number of destinations with a bounded number of workers: oldest delivery first, one message at a time. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { after = afterTimeout, sweepMs = SWEEP_MS, ownership, store, log } = options;
  const stopping = new AbortController();
  const abortRequests = new AbortController();
  // Each request that waits for the rate limiter listens to these signals.
  for (const { signal } of [stopping, abortRequests]) setMaxListeners(0, signal);
  const signals = { stopping: stopping.signal, abortRequests: abortRequests.signal };
  const outbox: OutboxContext = {
    ...options,
    ...signals,
    after,
    processStopping: stopping.signal,
    throwIfStopped: () => stopping.signal.throwIfAborted(),
    pauseAll: (ms) => queue.pause(ms),
  };
  /** Nothing is sent before the first sweep has restored the state of earlier processes. */
  let isRestored = false;
  const isActive = () => isRestored && !stopping.signal.aborted;
  const logFailure = (error: unknown) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'outbox sweep failed');
  };
  const queue = createDestinationQueue({
    after,
    stopping: stopping.signal,
    serve: (id) => serve(shared === undefined ? outbox : shared.contextFor(id), id, due.takeProbe(id)),
    // Without waiting for the next sweep.
    onStarted: () => void (due.needsRefill() && due.fill().catch(logFailure)),
  });
  const due = createDueDestinations(outbox, queue, ownership);
  const shared = ownership && shareOutbox(ownership, outbox, queue, due);
  const sweep = oneAtATime(async () => {
    try {
      if (!isRestored) await restore(outbox, ownership);
      isRestored = true;
      await store.deliveries.flush();
      await due.fill();
      await due.addProbes();
    } catch (error) {
      logFailure(error);
    }
  });
  ownership?.onAnnounced((destinationIds) => {
    if (!isActive()) return;
    if (destinationIds === null) void sweep();
    else due.add(destinationIds.filter(ownership.ownsDestination));
  });
  let timer: NodeJS.Timeout | undefined;

  return {
    shared,
    start() {
      void sweep();
      timer = setInterval(() => void sweep(), sweepMs);
    },
    onEnqueued(destinationIds) {
      const own = shared?.keepOwned(destinationIds) ?? destinationIds;
      if (isActive()) due.add(own);
    },
    resume(destinationId) {
      if (shared?.keepOwned([destinationId]).length === 0 || !isActive()) return;
      queue.add(destinationId);
      queue.start();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      queue.clear();
      const cancelAbort = afterTimeout(GRACE_MS, () => abortRequests.abort());
      await settlesWithin(STOP_MS, queue.whenIdle());
      cancelAbort();
    },
  };
}

/** Restores the state of earlier processes. Those that share the destinations take over one partition after the other. */
async function restore(outbox: OutboxContext, ownership: Ownership | undefined): Promise<void> {
  if (ownership === undefined) await restoreSends(outbox, null);
  await outbox.store.destinations.scheduleMissingProbes(outbox.clock());
}

/**
 * Serves a destination. Never rejects.
 * @param outbox undefined: another process posts there; it gets a hint, or finds the destination in its next sweep
 */
async function serve(
  outbox: OutboxContext | undefined,
  destinationId: number,
  isProbe: boolean,
): Promise<NextStep> {
  if (outbox === undefined) return 'done';
  try {
    return await serveDestination(outbox, destinationId, isProbe);
  } catch (error) {
    if (hasStopped(outbox)) return 'done';
    outbox.log.error({ err: error, destination: destinationId }, 'destination worker failed');
    return { waitMs: SWEEP_MS };
  }
}
