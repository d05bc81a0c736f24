import { createLruCache } from './create-lru-cache.ts';
import { createSteadyClock } from './steady-clock.ts';

const KEPT_MS = 3_000;
const MAX_KEPT = 200;

/**
 * Keeps for a few seconds what was loaded, for those who ask again and again.
 * @param key belongs to one way of loading, and so to one type
 */
export type KeepBriefly = <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;

/** @param clock milliseconds since 1970, UTC */
export function createKeepBriefly(clock: () => number): KeepBriefly {
  const perf = { now: createSteadyClock(clock) };
  const kept = createLruCache<string, Promise<object>>(MAX_KEPT, { ttl: KEPT_MS, perf, ttlResolution: 0 });
  return async <T extends object>(key: string, load: () => Promise<T>) => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const loading = load();
    kept.set(key, loading);
    // What failed may succeed the next time.
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
