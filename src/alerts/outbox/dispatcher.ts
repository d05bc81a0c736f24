import { setMaxListeners } from 'node:events';
import { type After, afterTimeout } from '../../timing/after.ts';
import { oneAtATime } from '../../timing/one-at-a-time.ts';
import { settlesWithin } from '../../timing/settles-within.ts';
import { createDestinationQueue } from './destination-queue.ts';
import type { DispatcherContext } from './dispatcher-context.ts';
import { createQueueFiller } from './queue-filler.ts';
import { createRetryStates } from './retry-states.ts';
import { refillIfNeeded, sweep } from './sweep.ts';
import { serveDestination } from './worker.ts';
import type { WorkerContext, WorkerOptions } from './worker-context.ts';
import { createWorkerPool } from './worker-pool.ts';

/** How often the database is searched for pending deliveries. */
const SWEEP_MS = 3_000;
/** At 50 requests a second, more cannot fail within the longest back-off. */
const MAX_PARKED = 5_000;
/** How long `stop` waits for the answers of requests under way before it aborts them. */
const GRACE_MS = 700;
/** How long `stop` waits in total. */
const STOP_MS = 900;

interface Dispatcher {
  /** Starts looking for pending deliveries. */
  start(): void;
  /** Deliveries were added for these destinations. */
  onEnqueued(destinationIds: readonly number[]): void;
  /** Tries this destination now: posting there may work again. */
  resume(destinationId: number): void;
  /** Sends nothing more, and resolves within a second. Messages without an answer by then stay in the outbox. */
  stop(): Promise<void>;
}

interface DispatcherOptions extends WorkerOptions {
  readonly after?: After | undefined;
  readonly sweepMs?: number | undefined;
}

/** Serves any number of destinations with a bounded number of workers: oldest delivery first, one message at a time. */
export function createDispatcher({
  after = afterTimeout,
  sweepMs = SWEEP_MS,
  ...options
}: DispatcherOptions): Dispatcher {
  const stopping = new AbortController();
  const abortRequests = new AbortController();
  // Each request that waits for the rate limiter listens to these signals.
  for (const { signal } of [stopping, abortRequests]) setMaxListeners(0, signal);
  const signals = { stopping: stopping.signal, abortRequests: abortRequests.signal };
  const context = createContext(options, after, signals);
  const { queue, filler, pool } = context;
  const isActive = () => context.restoreChannelLimit !== null && !stopping.signal.aborted;
  const sweepOnce = oneAtATime(() => sweep(context));
  let timer: NodeJS.Timeout | undefined;

  return {
    start() {
      void sweepOnce();
      timer = setInterval(() => void sweepOnce(), sweepMs);
    },
    onEnqueued(destinationIds) {
      if (isActive()) filler.add(destinationIds);
    },
    resume(destinationId) {
      if (!isActive()) return;
      queue.add(destinationId);
      pool.start();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      queue.clear();
      const cancelAbort = afterTimeout(GRACE_MS, () => abortRequests.abort());
      await settlesWithin(STOP_MS, pool.whenIdle());
      cancelAbort();
    },
  };
}

function createContext(
  options: WorkerOptions,
  after: After,
  signals: Pick<WorkerContext, 'stopping' | 'abortRequests'>,
): DispatcherContext {
  const { store } = options;
  const { stopping } = signals;
  const startWorkers = () => context.pool.start();
  const queue = createDestinationQueue({ maxParked: MAX_PARKED, after, onWake: startWorkers });
  const context: DispatcherContext = {
    queue,
    filler: createQueueFiller({ store, queue, stopping, onQueued: startWorkers }),
    pool: createWorkerPool({
      queue,
      after,
      stopping,
      serve: (destinationId) => serve(context, destinationId),
      onStarted: () => refillIfNeeded(context),
    }),
    worker: {
      ...options,
      ...signals,
      after,
      retries: createRetryStates(),
      pauseAll: (ms) => context.pool.pause(ms),
      restoreChannelLimit: (channel) => context.restoreChannelLimit?.(channel),
    },
    probes: new Set(),
    restoreChannelLimit: null,
  };
  return context;
}

/** Serves a destination and decides when it is served again. Never rejects. */
async function serve({ worker, queue, probes }: DispatcherContext, destinationId: number): Promise<void> {
  const { stopping, log } = worker;
  try {
    queue.release(destinationId, await serveDestination(worker, destinationId, probes.delete(destinationId)));
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error, destination: destinationId }, 'destination worker failed');
    queue.release(destinationId, { waitMs: SWEEP_MS });
  }
  // Releasing can park a destination, whose timer would outlive `stop`.
  if (stopping.aborted) queue.clear();
}
