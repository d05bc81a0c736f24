import { LRUCache } from 'lru-cache';
import { settlesWithin } from '../../process/timing/waiting.ts';

/** How long an alert waits for optional parts by default: as long as a photo may take, because the alert isn't edited later. */
export const PICTURE_WAIT_MS = 3_000;
/** One update is announced at many destinations within this time. */
const REUSE_MS = 60_000;
const MAX_ENTRIES = 50;

export interface Loading<T> {
  /** Settles when everything has arrived; never rejects. */
  readonly done: Promise<unknown>;
  soFar(): T;
}

/** Resolves after this wait at the latest, with what has arrived by then. */
type LoadShared<T> = (key: string, start: () => Loading<T>) => Promise<T>;

/** Loads once for all destinations that get the same update; they wait for it together. */
export function createSharedLoading<T>(waitMs = PICTURE_WAIT_MS): LoadShared<T> {
  const recent = new LRUCache<string, { readonly startedAt: number; readonly loading: Loading<T> }>({
    max: MAX_ENTRIES,
    ttl: REUSE_MS,
  });
  return async (key, start) => {
    const known = recent.get(key) ?? { startedAt: performance.now(), loading: start() };
    recent.set(key, known);
    const remainingMs = known.startedAt + waitMs - performance.now();
    await settlesWithin(Math.max(0, remainingMs), known.loading.done);
    return known.loading.soFar();
  };
}
