import { setMaxListeners } from 'node:events';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { endsWithin } from '../lib/ends-within.ts';
import { createAttempts } from './attempts.ts';
import {
  type After,
  afterTimeout,
  createDestinationQueue,
  type DestinationQueue,
} from './destination-queue.ts';
import { heedEarlierLives } from './earlier-lives.ts';
import type { Worker, WorkerOptions } from './job.ts';
import { serveDestination } from './worker.ts';

/** How often the database is searched for deliveries enqueued elsewhere: by a replay, a restore or an earlier process. */
const SWEEP_MS = 3_000;
/** Twice Discord's 50 requests a second: while half of the workers wait for answers, the others prepare. */
const WORKERS = 100;
const BEGUN_TOGETHER = 25;
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
  owed(placeIds: readonly number[]): void;
  /** Tries this destination now: posting there may work again. */
  resume(placeId: number): void;
  /** Sends nothing more, and resolves within a second. Messages without an answer by then stay in the outbox. */
  stop(): Promise<void>;
}

export interface DispatcherOptions extends WorkerOptions {
  readonly after?: After | undefined;
  readonly sweepMs?: number | undefined;
}

/** The state of a dispatcher. */
interface Dispatch extends WorkerOptions {
  readonly queue: DestinationQueue;
  readonly worker: Worker;
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
  isBeginning: boolean;
  isHeld: boolean;
}

/** A fixed number of workers for any number of destinations: oldest delivery first, one message at a time. */
export function createDispatcher({
  after = afterTimeout,
  sweepMs = SWEEP_MS,
  ...options
}: DispatcherOptions): Dispatcher {
  const stopping = new AbortController();
  const cut = new AbortController();
  // Every waiting turn listens to these signals.
  for (const { signal } of [stopping, cut]) setMaxListeners(0, signal);
  const dispatch = createDispatch(options, after, { stopping: stopping.signal, cut: cut.signal });
  let timer: NodeJS.Timeout | undefined;

  return {
    start() {
      void sweep(dispatch);
      timer = setInterval(() => void sweep(dispatch), sweepMs);
    },
    owed: (placeIds) => enqueue(dispatch, placeIds),
    resume(placeId) {
      if (!dispatch.started || stopping.signal.aborted) return;
      dispatch.queue.add(placeId);
      void beginAll(dispatch);
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      dispatch.queue.clear();
      const cancelCut = afterTimeout(GRACE_MS, () => cut.abort());
      await endsWithin(STOP_MS, Promise.all(dispatch.running));
      cancelCut();
    },
  };
}

function createDispatch(
  options: WorkerOptions,
  after: After,
  signals: Pick<Worker, 'stopping' | 'cut'>,
): Dispatch {
  const dispatch: Dispatch = {
    ...options,
    queue: createDestinationQueue({ maxParked: MAX_PARKED, after, onWake: () => void beginAll(dispatch) }),
    worker: {
      ...options,
      ...signals,
      after,
      attempts: createAttempts(),
      holdAll: (ms) => holdAll(dispatch, after, ms),
      restoreLimits: () => {},
    },
    stopping: signals.stopping,
    running: new Set(),
    probes: new Set(),
    started: false,
    cursor: 0,
    isBehind: false,
    isSweeping: false,
    isRefilling: false,
    isBeginning: false,
    isHeld: false,
  };
  return dispatch;
}

/** Queues pending deliveries enqueued elsewhere; the first sweep finds those of earlier processes. */
async function sweep(dispatch: Dispatch): Promise<void> {
  if (dispatch.isSweeping) return;
  dispatch.isSweeping = true;
  const { store } = dispatch;
  try {
    if (!dispatch.started) await startUp(dispatch);
    await store.deliveries.settle();
    await refill(dispatch);
    await queueProbes(dispatch);
  } catch (error) {
    report(dispatch, error);
  } finally {
    dispatch.isSweeping = false;
  }
}

async function startUp(dispatch: Dispatch): Promise<void> {
  const { store, pace, planner, clock } = dispatch;
  dispatch.worker.restoreLimits = await heedEarlierLives(store, pace, clock());
  await store.places.scheduleForgottenProbes(clock());
  planner.begin(await store.deliveries.newestId());
  dispatch.started = true;
}

async function queueProbes(dispatch: Dispatch): Promise<void> {
  const { store, poster, clock, probes, queue } = dispatch;
  // Alerts for those that take them must not wait because of places that do not.
  if (!poster.allowsTries()) return;
  for (const placeId of await store.places.takeProbes(clock(), PROBES_PER_SWEEP)) {
    probes.add(placeId);
    queue.add(placeId);
  }
  void beginAll(dispatch);
}

/** Queues the destinations of pending deliveries, oldest first, until the queue is full. */
async function refill(dispatch: Dispatch): Promise<void> {
  if (dispatch.isRefilling) return;
  dispatch.isRefilling = true;
  const { store, queue, stopping } = dispatch;
  try {
    while (queue.waiting < MAX_QUEUED && !stopping.aborted) {
      const { placeIds, next } = await store.deliveries.page(dispatch.cursor, PAGE);
      for (const placeId of placeIds) queue.add(placeId);
      dispatch.cursor = next ?? 0;
      dispatch.isBehind = next !== null;
      void beginAll(dispatch);
      if (next === null) return;
      await yieldToEventLoop();
    }
  } finally {
    dispatch.isRefilling = false;
  }
}

/** While older deliveries are only in the database, new ones are read from there after them. */
function enqueue(dispatch: Dispatch, placeIds: readonly number[]): void {
  const { queue, started, stopping } = dispatch;
  if (!started || stopping.aborted) return;
  for (const placeId of placeIds) {
    if (queue.waiting >= MAX_QUEUED) dispatch.isBehind = true;
    if (dispatch.isBehind) break;
    queue.add(placeId);
  }
  void beginAll(dispatch);
}

/** Gives work to free workers. It yields now and then, so that prepared messages leave before more are prepared. */
async function beginAll(dispatch: Dispatch): Promise<void> {
  if (dispatch.isBeginning || dispatch.isHeld) return;
  dispatch.isBeginning = true;
  const { queue, running, stopping } = dispatch;
  for (let begun = 1; queue.served < WORKERS && !stopping.aborted && !dispatch.isHeld; begun += 1) {
    const placeId = queue.take();
    if (placeId === undefined) break;
    const run = serve(dispatch, placeId).finally(() => running.delete(run));
    running.add(run);
    if (begun % BEGUN_TOGETHER === 0) await yieldToEventLoop();
  }
  dispatch.isBeginning = false;
  if (dispatch.isBehind && queue.waiting < REFILL_BELOW) refillOrReport(dispatch);
}

/** Starts nothing for this long; destinations that are being served finish. */
function holdAll(dispatch: Dispatch, after: After, ms: number): void {
  if (dispatch.isHeld) return;
  dispatch.isHeld = true;
  after(ms, () => {
    dispatch.isHeld = false;
    void beginAll(dispatch);
  });
}

function refillOrReport(dispatch: Dispatch): void {
  refill(dispatch).catch((error: unknown) => report(dispatch, error));
}

function report({ stopping, log }: Dispatch, error: unknown): void {
  if (!stopping.aborted) log.error({ err: error }, 'could not look for what is owed');
}

async function serve(dispatch: Dispatch, placeId: number): Promise<void> {
  const { queue, worker, probes, stopping, log } = dispatch;
  try {
    queue.release(placeId, await serveDestination(worker, placeId, probes.delete(placeId)));
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error, place: placeId }, 'serving a place failed');
    queue.release(placeId, { waitMs: SWEEP_MS });
  }
  if (stopping.aborted) queue.clear();
  else void beginAll(dispatch);
}
