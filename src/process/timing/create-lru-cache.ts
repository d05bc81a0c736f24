import { LRUCache } from 'lru-cache';
import { createSteadyClock } from './clocks.ts';

type Options<K extends object | string | number, V extends object | string | bigint | boolean> = Omit<
  LRUCache.Options<K, V, unknown>,
  'max' | 'maxSize' | 'sizeCalculation'
>;

/**
 * A cache of at most `max` entries that takes memory as it fills. LRUCache's own `max` reserves it for all
 * entries at once, which took 15 MB and most of the startup time.
 */
export function createLruCache<
  K extends object | string | number,
  V extends object | string | bigint | boolean,
>(max: number, options?: Options<K, V>): LRUCache<K, V> {
  return new LRUCache<K, V>({ ...options, maxSize: max, sizeCalculation: () => 1 });
}

const KEPT_MS = 3_000;
const MAX_KEPT = 200;

/** Caches loaded values for a few seconds. @param key belongs to one kind of load, and so to one type */
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
    // A failed load may succeed the next time.
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
