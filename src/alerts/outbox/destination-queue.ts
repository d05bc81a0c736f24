import type { After } from '../../process/timing/waiting.ts';

/** Twice Discord's 50 requests a second: while half of the workers wait for answers, the others prepare. */
const WORKERS = 100;
/** After this many starts, the event loop runs once, so that prepared messages leave before more are prepared. */
const STARTS_PER_TICK = 25;
/**
 * Further destinations are not parked but dropped: the next sweep finds them again. At 50 requests a second, more cannot fail within
 * the longest back-off.
 */
const MAX_PARKED = 5_000;

export type NextStep = 'done' | 'more' | { readonly waitMs: number };

export type DestinationQueue = ReturnType<typeof createDestinationQueue>;

interface DestinationQueueOptions {
  readonly after: After;
  readonly stopping: AbortSignal;
  /** Serves a destination. Must not reject. */
  readonly serve: (id: number) => Promise<NextStep>;
  /** All workers that can start have started. */
  readonly onStarted: () => void;
}

/**
 * Destinations that wait for one of a bounded number of workers, are being served, or are parked for some time. Each is in one
 * state at most.
 */
export function createDestinationQueue({ after, stopping, serve, onStarted }: DestinationQueueOptions) {
  const waiting = new Set<number>();
  const served = new Map<number, Promise<void>>();
  /** Destinations being served that have to be served again. */
  const again = new Set<number>();
  /** Cancels the timer of each parked destination. */
  const parked = new Map<number, () => void>();
  let isPaused = false;
  let startsLeft = STARTS_PER_TICK;

  const park = (id: number, waitMs: number): void => {
    if (parked.size >= MAX_PARKED) return;
    const cancel = after(waitMs, () => {
      parked.delete(id);
      waiting.add(id);
      start();
    });
    parked.set(id, cancel);
  };
  const run = async (id: number): Promise<void> => {
    const next = await serve(id);
    served.delete(id);
    const isWanted = again.delete(id);
    if (stopping.aborted) return;
    if (typeof next === 'object') park(id, next.waitMs);
    else if (isWanted || next === 'more') waiting.add(id);
    start();
  };
  const start = (): void => {
    while (startsLeft > 0 && !isPaused && served.size < WORKERS && !stopping.aborted) {
      const [id] = waiting;
      if (id === undefined) break;
      waiting.delete(id);
      served.set(id, run(id));
      startsLeft -= 1;
      if (startsLeft === 0) setImmediate(continueNextTick);
    }
    if (startsLeft > 0 && !isPaused) onStarted();
  };
  const continueNextTick = (): void => {
    startsLeft = STARTS_PER_TICK;
    start();
  };

  return {
    /** How many destinations wait for a worker. */
    get waiting() {
      return waiting.size;
    },
    /** Adds a destination at the end. A waiting or parked one keeps its position; one being served is queued again afterward. */
    add(id: number): void {
      if (served.has(id)) again.add(id);
      else if (!parked.has(id)) waiting.add(id);
    },
    start,
    /** Starts no worker for some milliseconds; destinations being served finish. */
    pause(ms: number): void {
      if (isPaused) return;
      isPaused = true;
      after(ms, () => {
        isPaused = false;
        start();
      });
    },
    /** Removes waiting and parked destinations: all, or those that the test picks. */
    clear(isRemoved = (_id: number) => true): void {
      for (const id of waiting) if (isRemoved(id)) waiting.delete(id);
      for (const [id, cancel] of parked) {
        if (!isRemoved(id)) continue;
        cancel();
        parked.delete(id);
      }
    },
    /** Resolves when no worker is running, or none for the destinations that the test picks. */
    async whenIdle(isAwaited = (_id: number) => true): Promise<void> {
      await Promise.all([...served].flatMap(([id, run]) => (isAwaited(id) ? [run] : [])));
    },
  };
}
