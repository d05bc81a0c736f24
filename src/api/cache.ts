import { LRUCache } from 'lru-cache';
import type { Metrics } from '../process/metrics.ts';
import { createSteadyClock } from '../timing/steady-clock.ts';
import { ApiError, isOutage, type Operation } from './errors.ts';

/** What the service said, and when. */
export interface CachedResponse<T> {
  readonly data: T;
  /** Milliseconds since 1970, UTC. */
  readonly checkedAt: number;
  /** Said earlier, and shown again because the service fails now. */
  readonly stale: boolean;
}

export interface RequestOptions {
  /** Asks the service even when the cache knows; what the cache knows still serves when the service fails. */
  readonly fresh?: boolean;
  /** `refuse`: rejects when the service fails, instead of returning an earlier answer. */
  readonly stale?: 'refuse';
}

const MINUTE_MS = 60_000;
const TTL_MS: Readonly<Record<Operation, number>> = {
  tracking: MINUTE_MS,
  qc: 5 * MINUTE_MS,
  lookup: 10 * MINUTE_MS,
  convert: 24 * 60 * MINUTE_MS,
};
/** Short, since a number or a product can appear at any moment. */
const NOT_FOUND_TTL_MS = 30_000;
const MAX_ENTRIES = 20_000;
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** An answer in the cache. */
export interface CacheEntry {
  readonly data: object;
  readonly checkedAt: number;
}

export interface Cache {
  /** The cached answer, or what `load` brings; identical asks under way share one load. */
  request<T extends object>(
    operation: Operation,
    key: string,
    load: () => Promise<T>,
    options?: RequestOptions,
  ): Promise<CachedResponse<T>>;
  /** Takes what the service told unasked, unless something newer is known. */
  put(operation: Operation, key: string, data: object, checkedAt: number): void;
  /** Changes a cached answer that has not expired; its age stays the same. */
  update(key: string, change: (known: CacheEntry) => object): void;
  /** What is known is old: the next asker asks the service, and gets this only if the service fails. */
  invalidate(key: string): void;
}

/** @param now milliseconds since 1970, UTC */
export function createCache(now: () => number, metrics: Metrics): Cache {
  const perf = { now: createSteadyClock(now) };
  const notFoundErrors = new LRUCache<string, ApiError>({
    max: 1_000,
    ttl: NOT_FOUND_TTL_MS,
    perf,
    ttlResolution: 0,
  });
  const cache = new LRUCache<string, CacheEntry, () => Promise<object>>({
    max: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ data }) => JSON.stringify(data).length,
    perf,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Whoever asked is answered, also when a webhook tells of the same thing meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(key, _known, { context: load }) {
      try {
        return { data: await load(), checkedAt: now() };
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'not_found') notFoundErrors.set(key, error);
        throw error;
      }
    },
  });

  return {
    async request<T extends object>(
      operation: Operation,
      key: string,
      load: () => Promise<T>,
      { fresh = false, stale: whenStale }: RequestOptions = {},
    ) {
      const notFound = fresh ? undefined : notFoundErrors.get(key);
      if (notFound !== undefined) throw notFound;
      const ttl = TTL_MS[operation];
      const known = cache.peek(key, { allowStale: true });
      // One key has one operation, and so one type: `load` of the same operation put it there.
      const answer = ({ data, checkedAt }: CacheEntry, stale: boolean) => ({
        data: data as T,
        checkedAt,
        stale,
      });
      try {
        const entry = await cache.forceFetch(key, { context: load, ttl, forceRefresh: fresh });
        metrics.apiCache(operation, entry === known ? 'hit' : 'miss');
        return answer(entry, false);
      } catch (error) {
        if (known === undefined || whenStale === 'refuse' || !isOutage(error)) throw error;
        metrics.apiCache(operation, 'stale');
        return answer(known, true);
      }
    },
    put(operation, key, data, reportedAt) {
      const checkedAt = Math.min(reportedAt, now());
      const ttl = TTL_MS[operation] - (now() - checkedAt);
      if (ttl <= 0 || (cache.peek(key, { allowStale: true })?.checkedAt ?? 0) >= checkedAt) return;
      cache.set(key, { data, checkedAt }, { ttl });
      notFoundErrors.delete(key);
    },
    update(key, change) {
      const ttl = cache.getRemainingTTL(key);
      const known = cache.peek(key);
      if (known !== undefined && ttl > 0) cache.set(key, { ...known, data: change(known) }, { ttl });
    },
    invalidate(key) {
      const known = cache.peek(key, { allowStale: true });
      if (known !== undefined) cache.set(key, known, { ttl: 1, start: now() - 2 });
      // What is on its way was said before: its asker gets it, nobody later.
      else cache.delete(key);
      notFoundErrors.delete(key);
    },
  };
}
