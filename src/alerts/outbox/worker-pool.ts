import type { After } from '../../timing/after.ts';
import type { DestinationQueue } from './destination-queue.ts';

/** Twice Discord's 50 requests a second: while half of the workers wait for answers, the others prepare. */
const WORKERS = 100;
/** After this many starts, the event loop runs once, so that prepared messages leave before more are prepared. */
const STARTS_PER_TICK = 25;

/** A bounded number of workers for the queued destinations. */
export interface WorkerPool {
  /** Starts workers for waiting destinations. */
  start(): void;
  /** Starts no worker for some milliseconds; destinations being served finish. */
  pause(ms: number): void;
  /** Resolves when no worker is running, or none for the destinations that the test picks. */
  whenIdle(isAwaited?: (destinationId: number) => boolean): Promise<void>;
}

interface WorkerPoolOptions {
  readonly queue: DestinationQueue;
  readonly after: After;
  readonly stopping: AbortSignal;
  /** Serves a destination and releases it. Must not reject. */
  readonly serve: (destinationId: number) => Promise<void>;
  /** All workers that can start have started. */
  readonly onStarted: () => void;
}

export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { queue, after, stopping, serve, onStarted } = options;
  const running = new Map<number, Promise<void>>();
  let isPaused = false;
  let startsLeft = STARTS_PER_TICK;

  const startWorker = (destinationId: number): void => {
    const run = serve(destinationId).finally(() => {
      if (running.get(destinationId) === run) running.delete(destinationId);
      if (!stopping.aborted) start();
    });
    running.set(destinationId, run);
  };
  const continueNextTick = (): void => {
    setImmediate(() => {
      startsLeft = STARTS_PER_TICK;
      start();
    });
  };
  const start = (): void => {
    while (startsLeft > 0 && !isPaused && queue.served < WORKERS && !stopping.aborted) {
      const destinationId = queue.take();
      if (destinationId === undefined) break;
      startWorker(destinationId);
      startsLeft -= 1;
      if (startsLeft === 0) continueNextTick();
    }
    if (startsLeft > 0 && !isPaused) onStarted();
  };

  return {
    start,
    pause(ms) {
      if (isPaused) return;
      isPaused = true;
      after(ms, () => {
        isPaused = false;
        start();
      });
    },
    async whenIdle(isAwaited = () => true) {
      await Promise.all([...running].flatMap(([id, run]) => (isAwaited(id) ? [run] : [])));
    },
  };
}
