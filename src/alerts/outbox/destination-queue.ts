import type { After } from '../../timing/after.ts';

/** What to do with a destination that a worker has served. */
export type NextStep = 'done' | 'more' | { readonly waitMs: number };

/** Destinations that wait for a worker, are being served, or are parked for some time. Each is in one state at most. */
export interface DestinationQueue {
  /** Destinations waiting for a worker. */
  readonly waiting: number;
  /** Destinations being served. */
  readonly served: number;
  /** Adds a destination at the end. A waiting or parked one keeps its position; one being served is queued again afterwards. */
  add(id: number): void;
  /** Removes the destination that has waited longest. It counts as served until it is released. */
  take(): number | undefined;
  release(id: number, next: NextStep): void;
  /** Removes waiting and parked destinations: all, or those that the test picks. */
  clear(isRemoved?: (id: number) => boolean): void;
}

interface DestinationQueueOptions {
  /** Further destinations are not parked but dropped: the next sweep finds them again. */
  readonly maxParked: number;
  readonly after: After;
  /** A parked destination waits for a worker again. */
  readonly onWake: () => void;
}

export function createDestinationQueue({
  maxParked,
  after,
  onWake,
}: DestinationQueueOptions): DestinationQueue {
  const waiting = new Set<number>();
  /** The value says whether to serve the destination once more. */
  const served = new Map<number, boolean>();
  /** Cancels the timer of each parked destination. */
  const parked = new Map<number, () => void>();

  const add = (id: number): void => {
    if (served.has(id)) served.set(id, true);
    else if (!parked.has(id)) waiting.add(id);
  };
  const park = (id: number, waitMs: number): void => {
    if (parked.size >= maxParked) return;
    const cancel = after(waitMs, () => {
      parked.delete(id);
      waiting.add(id);
      onWake();
    });
    parked.set(id, cancel);
  };

  return {
    get waiting() {
      return waiting.size;
    },
    get served() {
      return served.size;
    },
    add,
    take() {
      const [id] = waiting;
      if (id === undefined) return undefined;
      waiting.delete(id);
      served.set(id, false);
      return id;
    },
    release(id, next) {
      const serveAgain = served.get(id) ?? false;
      served.delete(id);
      if (typeof next === 'object') park(id, next.waitMs);
      else if (serveAgain || next === 'more') waiting.add(id);
    },
    clear(isRemoved = () => true) {
      for (const id of waiting) if (isRemoved(id)) waiting.delete(id);
      for (const [id, cancel] of parked) {
        if (!isRemoved(id)) continue;
        cancel();
        parked.delete(id);
      }
    },
  };
}
