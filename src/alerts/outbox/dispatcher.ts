import { setMaxListeners } from 'node:events';
import { OWNS_EVERYTHING, type Ownership, partitionOf } from '../../cluster/ownership.ts';
import { type After, afterTimeout } from '../../timing/after.ts';
import { oneAtATime } from '../../timing/in-parallel.ts';
import { settlesWithin } from '../../timing/settles-within.ts';
import { createOwnedWork, hasStopped } from '../owned-work.ts';
import { gainPartitions, releasePartitions } from './change-owner.ts';
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

export interface Dispatcher {
  /** Starts looking for pending deliveries. */
  start(): void;
  /** Deliveries were added for these destinations. */
  onEnqueued(destinationIds: readonly number[]): void;
  /** Tries this destination now: posting there may work again. */
  resume(destinationId: number): void;
  /** Prepares partitions that this process is about to own. */
  gain(partitions: readonly number[]): Promise<void>;
  /** Ends what is under way in partitions that this process is about to lose. */
  release(partitions: readonly number[]): Promise<void>;
  /** Sends nothing more, and resolves within a second. Messages without an answer by then stay in the outbox. */
  stop(): Promise<void>;
}

interface DispatcherOptions extends WorkerOptions {
  readonly ownership?: Ownership | undefined;
  readonly after?: After | undefined;
  readonly sweepMs?: number | undefined;
}

/** Serves any number of destinations with a bounded number of workers: oldest delivery first, one message at a time. */
export function createDispatcher({
  after = afterTimeout,
  sweepMs = SWEEP_MS,
  ownership = OWNS_EVERYTHING,
  ...options
}: DispatcherOptions): Dispatcher {
  const stopping = new AbortController();
  const abortRequests = new AbortController();
  // Each request that waits for the rate limiter listens to these signals.
  for (const { signal } of [stopping, abortRequests]) setMaxListeners(0, signal);
  const signals = { stopping: stopping.signal, abortRequests: abortRequests.signal };
  const context = createContext({ ...options, ownership }, after, signals);
  const { queue, filler, pool } = context;
  const isActive = () => context.isRestored && !stopping.signal.aborted;
  const sweepOnce = oneAtATime(() => sweep(context));
  const isShared = ownership.partitions() !== null;
  /** Tells their owners about the destinations that other processes post at. @returns the others */
  const keepOwned = (destinationIds: readonly number[]): readonly number[] => {
    if (!isShared) return destinationIds;
    const [own, others] = partition(destinationIds, ownership.ownsDestination);
    if (others.length > 0) ownership.announce(others);
    return own;
  };
  ownership.onAnnounced((destinationIds) => {
    if (!isActive()) return;
    if (destinationIds === null) void sweepOnce();
    else filler.add(destinationIds.filter(ownership.ownsDestination));
  });
  let timer: NodeJS.Timeout | undefined;

  return {
    start() {
      void sweepOnce();
      timer = setInterval(() => void sweepOnce(), sweepMs);
    },
    onEnqueued(destinationIds) {
      const own = keepOwned(destinationIds);
      if (isActive()) filler.add(own);
    },
    resume(destinationId) {
      if (keepOwned([destinationId]).length === 0 || !isActive()) return;
      queue.add(destinationId);
      pool.start();
    },
    gain: (partitions) => gainPartitions(context, partitions),
    release: (partitions) => releasePartitions(context, partitions),
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
  { ownership, ...options }: WorkerOptions & { readonly ownership: Ownership },
  after: After,
  signals: Pick<WorkerContext, 'stopping' | 'abortRequests'>,
): DispatcherContext {
  const { store } = options;
  const { stopping } = signals;
  const startWorkers = () => context.pool.start();
  const queue = createDestinationQueue({ maxParked: MAX_PARKED, after, onWake: startWorkers });
  const channelLimits: DispatcherContext['channelLimits'] = new Map();
  const worker: WorkerContext = {
    ...options,
    ...signals,
    throwIfStopped: () => stopping.throwIfAborted(),
    processStopping: stopping,
    after,
    retries: createRetryStates(),
    pauseAll: (ms) => context.pool.pause(ms),
    restoreChannelLimit: (destinationId, channel) => channelLimits.get(partitionOf(destinationId))?.(channel),
  };
  const context: DispatcherContext = {
    worker,
    ownership,
    ownedWork: createOwnedWork(ownership, worker),
    queue,
    filler: createQueueFiller({ store, ownership, queue, stopping, onQueued: startWorkers }),
    pool: createWorkerPool({
      queue,
      after,
      stopping,
      serve: (destinationId) => serve(context, destinationId),
      onStarted: () => refillIfNeeded(context),
    }),
    probes: new Set(),
    channelLimits,
    isRestored: false,
  };
  return context;
}

/** Serves a destination and decides when it is served again. Never rejects. */
async function serve({ ownedWork, queue, probes }: DispatcherContext, destinationId: number): Promise<void> {
  const isProbe = probes.delete(destinationId);
  const worker = ownedWork.contextFor(destinationId);
  // Its owner gets a hint, or finds it in its next sweep.
  if (worker === undefined) return queue.release(destinationId, 'done');
  try {
    queue.release(destinationId, await serveDestination(worker, destinationId, isProbe));
  } catch (error) {
    const isStopped = hasStopped(worker);
    if (!isStopped) worker.log.error({ err: error, destination: destinationId }, 'destination worker failed');
    queue.release(destinationId, isStopped ? 'done' : { waitMs: SWEEP_MS });
  }
  // Releasing can park a destination, whose timer would outlive `stop`.
  if (worker.processStopping.aborted) queue.clear();
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [first: T[], second: T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
