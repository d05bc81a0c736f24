import { setMaxListeners } from 'node:events';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { settlesWithin } from '../../timing/settles-within.ts';
import {
  type After,
  afterTimeout,
  createDestinationQueue,
  type DestinationQueue,
} from './destination-queue.ts';
import { restoreRateLimits } from './restore-rate-limits.ts';
import { createRetryStates } from './retry-states.ts';
import { serveDestination } from './worker.ts';
import type { WorkerContext, WorkerOptions } from './worker-context.ts';

/** How often the database is searched for deliveries enqueued elsewhere: by a replay, a restore or an earlier process. */
const SWEEP_MS = 3_000;
/** Twice Discord's 50 requests a second: while half of the workers wait for answers, the others prepare. */
const WORKERS = 100;
const STARTS_PER_TICK = 25;
/** Deliveries read at once. */
const PAGE = 500;
/** Destinations queued in memory; the others are read from the database later. */
const MAX_QUEUED = 1_000;
const REFILL_BELOW = 250;
/** At 50 requests a second, more cannot fail within the longest back-off. */
const MAX_PARKED = 5_000;
const PROBES_PER_SWEEP = 20;
/** How long requests under way have for their answer after `stop`. */
const GRACE_MS = 700;
const STOP_MS = 900;

export interface Dispatcher {
  /** Starts looking for waiting deliveries. */
  start(): void;
  /** Deliveries were added for these destinations. */
  onEnqueued(destinationIds: readonly number[]): void;
  /** Tries this destination now: posting there may work again. */
  resume(destinationId: number): void;
  /** Sends nothing more, and resolves within a second. Messages without an answer by then stay in the outbox. */
  stop(): Promise<void>;
}

export interface DispatcherOptions extends WorkerOptions {
  readonly after?: After | undefined;
  readonly sweepMs?: number | undefined;
}

/** The state of a dispatcher. */
interface DispatcherState extends WorkerOptions {
  readonly queue: DestinationQueue;
  readonly worker: WorkerContext;
  readonly stopping: AbortSignal;
  readonly running: Set<Promise<void>>;
  /** Suspended destinations that are due for a probe. */
  readonly probes: Set<number>;
  started: boolean;
  /** The id after which the next page of pending deliveries begins. */
  cursor: number;
  /** More deliveries are pending in the database than are queued; new ones come after them. */
  isBehind: boolean;
  isSweeping: boolean;
  isRefilling: boolean;
  isStartingWorkers: boolean;
  isPaused: boolean;
}

/** A fixed number of workers for any number of destinations: oldest delivery first, one message at a time. */
export function createDispatcher({
  after = afterTimeout,
  sweepMs = SWEEP_MS,
  ...options
}: DispatcherOptions): Dispatcher {
  const stopping = new AbortController();
  const abortRequests = new AbortController();
  // Every waiting turn listens to these signals.
  for (const { signal } of [stopping, abortRequests]) setMaxListeners(0, signal);
  const state = createState(options, after, {
    stopping: stopping.signal,
    abortRequests: abortRequests.signal,
  });
  let timer: NodeJS.Timeout | undefined;

  return {
    start() {
      void sweep(state);
      timer = setInterval(() => void sweep(state), sweepMs);
    },
    onEnqueued: (destinationIds) => enqueue(state, destinationIds),
    resume(destinationId) {
      if (!state.started || stopping.signal.aborted) return;
      state.queue.add(destinationId);
      void startWorkers(state);
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      state.queue.clear();
      const cancelAbort = afterTimeout(GRACE_MS, () => abortRequests.abort());
      await settlesWithin(STOP_MS, Promise.all(state.running));
      cancelAbort();
    },
  };
}

function createState(
  options: WorkerOptions,
  after: After,
  signals: Pick<WorkerContext, 'stopping' | 'abortRequests'>,
): DispatcherState {
  const state: DispatcherState = {
    ...options,
    queue: createDestinationQueue({ maxParked: MAX_PARKED, after, onWake: () => void startWorkers(state) }),
    worker: {
      ...options,
      ...signals,
      after,
      retries: createRetryStates(),
      pauseAll: (ms) => pauseAll(state, after, ms),
      restoreChannelLimit: () => {},
    },
    stopping: signals.stopping,
    running: new Set(),
    probes: new Set(),
    started: false,
    cursor: 0,
    isBehind: false,
    isSweeping: false,
    isRefilling: false,
    isStartingWorkers: false,
    isPaused: false,
  };
  return state;
}

/** Queues pending deliveries enqueued elsewhere; the first sweep finds those of earlier processes. */
async function sweep(state: DispatcherState): Promise<void> {
  if (state.isSweeping) return;
  state.isSweeping = true;
  const { store } = state;
  try {
    if (!state.started) await initialize(state);
    await store.deliveries.flush();
    await refill(state);
    await queueProbes(state);
  } catch (error) {
    logSweepFailure(state, error);
  } finally {
    state.isSweeping = false;
  }
}

async function initialize(state: DispatcherState): Promise<void> {
  const { store, rateLimiter, planner, clock } = state;
  state.worker.restoreChannelLimit = await restoreRateLimits(store, rateLimiter, clock());
  await store.destinations.scheduleMissingProbes(clock());
  planner.begin(await store.deliveries.newestId());
  state.started = true;
}

async function queueProbes(state: DispatcherState): Promise<void> {
  const { store, poster, clock, probes, queue } = state;
  // Alerts for those that take them must not wait because of places that do not.
  if (!poster.allowsRiskyRequests()) return;
  for (const destinationId of await store.destinations.claimProbes(clock(), PROBES_PER_SWEEP)) {
    probes.add(destinationId);
    queue.add(destinationId);
  }
  void startWorkers(state);
}

/** Queues the destinations of pending deliveries, oldest first, until the queue is full. */
async function refill(state: DispatcherState): Promise<void> {
  if (state.isRefilling) return;
  state.isRefilling = true;
  const { store, queue, stopping } = state;
  try {
    while (queue.waiting < MAX_QUEUED && !stopping.aborted) {
      const { destinationIds, next } = await store.deliveries.page(state.cursor, PAGE);
      for (const destinationId of destinationIds) queue.add(destinationId);
      state.cursor = next ?? 0;
      state.isBehind = next !== null;
      void startWorkers(state);
      if (next === null) return;
      await yieldToEventLoop();
    }
  } finally {
    state.isRefilling = false;
  }
}

/** While older deliveries are only in the database, new ones are read from there after them. */
function enqueue(state: DispatcherState, destinationIds: readonly number[]): void {
  const { queue, started, stopping } = state;
  if (!started || stopping.aborted) return;
  for (const destinationId of destinationIds) {
    if (queue.waiting >= MAX_QUEUED) state.isBehind = true;
    if (state.isBehind) break;
    queue.add(destinationId);
  }
  void startWorkers(state);
}

/** Gives work to free workers. It yields now and then, so that prepared messages leave before more are prepared. */
async function startWorkers(state: DispatcherState): Promise<void> {
  if (state.isStartingWorkers || state.isPaused) return;
  state.isStartingWorkers = true;
  const { queue, running, stopping } = state;
  for (
    let startedCount = 1;
    queue.served < WORKERS && !stopping.aborted && !state.isPaused;
    startedCount += 1
  ) {
    const destinationId = queue.take();
    if (destinationId === undefined) break;
    const run = serve(state, destinationId).finally(() => running.delete(run));
    running.add(run);
    if (startedCount % STARTS_PER_TICK === 0) await yieldToEventLoop();
  }
  state.isStartingWorkers = false;
  if (state.isBehind && queue.waiting < REFILL_BELOW) refillOrReport(state);
}

/** Starts nothing for this long; destinations that are being served finish. */
function pauseAll(state: DispatcherState, after: After, ms: number): void {
  if (state.isPaused) return;
  state.isPaused = true;
  after(ms, () => {
    state.isPaused = false;
    void startWorkers(state);
  });
}

function refillOrReport(state: DispatcherState): void {
  refill(state).catch((error: unknown) => logSweepFailure(state, error));
}

function logSweepFailure({ stopping, log }: DispatcherState, error: unknown): void {
  if (!stopping.aborted) log.error({ err: error }, 'outbox sweep failed');
}

async function serve(state: DispatcherState, destinationId: number): Promise<void> {
  const { queue, worker, probes, stopping, log } = state;
  try {
    queue.release(destinationId, await serveDestination(worker, destinationId, probes.delete(destinationId)));
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error, destination: destinationId }, 'destination worker failed');
    queue.release(destinationId, { waitMs: SWEEP_MS });
  }
  if (stopping.aborted) queue.clear();
  else void startWorkers(state);
}
