import type { Metrics } from '../process/metrics.ts';
import { createSteadyClock } from '../timing/steady-clock.ts';
import { type CacheEntry, createEntryCache, createNotFoundCache, type Load } from './entry-cache.ts';
import { isOutage, type Operation } from './errors.ts';
import { TTL_MS } from './ttl.ts';

/** An answer of the service, and when it gave it. */
export interface CachedResponse<T> {
  readonly data: T;
  /** Milliseconds since 1970, UTC. */
  readonly checkedAt: number;
  /** An earlier answer, shown again because the service fails now. */
  readonly stale: boolean;
}

export interface RequestOptions {
  /** Calls the service even when the answer is in the cache; if the service fails, the cached answer is used. */
  readonly fresh?: boolean;
  /** `refuse`: rejects when the service fails, instead of returning an earlier answer. */
  readonly stale?: 'refuse';
  /** `never`: one attempt, for a caller that asks again later anyway. */
  readonly retry?: 'never';
}

export interface ResponseCache {
  /** The cached answer, or what `load` returns; parallel requests for the same key share one load. */
  request<T extends object>(
    operation: Operation,
    key: string,
    load: () => Promise<T>,
    options?: RequestOptions,
  ): Promise<CachedResponse<T>>;
  /** Adds what a webhook reported, unless a newer answer is cached. */
  put(operation: Operation, key: string, data: object, checkedAt: number): void;
  /** Changes a cached answer that has not expired; its age stays the same. */
  update(key: string, change: (known: CacheEntry) => object): void;
  /** Expires the answer: the next request calls the service, and uses this answer only if the service fails. */
  invalidate(key: string): void;
}

/** @param now milliseconds since 1970, UTC */
export function createResponseCache(now: () => number, metrics: Metrics): ResponseCache {
  const perf = { now: createSteadyClock(now) };
  const notFound = createNotFoundCache(perf);
  const entries = createEntryCache(perf, now, notFound);

  return {
    async request<T extends object>(
      operation: Operation,
      key: string,
      load: Load & (() => Promise<T>),
      { fresh = false, stale }: RequestOptions = {},
    ) {
      const notFoundError = fresh ? undefined : notFound.get(key);
      if (notFoundError !== undefined) throw notFoundError;
      const known = entries.peek(key, { allowStale: true });
      const ttl = TTL_MS[operation];
      try {
        const entry = await entries.forceFetch(key, { context: load, ttl, forceRefresh: fresh });
        metrics.apiCache(operation, entry === known ? 'hit' : 'miss');
        return responseFrom<T>(entry, false);
      } catch (error) {
        if (known === undefined || stale === 'refuse' || !isOutage(error)) throw error;
        metrics.apiCache(operation, 'stale');
        return responseFrom<T>(known, true);
      }
    },
    put(operation, key, data, reportedAt) {
      const checkedAt = Math.min(reportedAt, now());
      const ttl = TTL_MS[operation] - (now() - checkedAt);
      if (ttl <= 0 || (entries.peek(key, { allowStale: true })?.checkedAt ?? 0) >= checkedAt) return;
      entries.set(key, { data, checkedAt }, { ttl });
      notFound.delete(key);
    },
    update(key, change) {
      const ttl = entries.getRemainingTTL(key);
      const known = entries.peek(key);
      if (known !== undefined && ttl > 0) entries.set(key, { ...known, data: change(known) }, { ttl });
    },
    invalidate(key) {
      const known = entries.peek(key, { allowStale: true });
      if (known !== undefined) entries.set(key, known, { ttl: 1, start: now() - 2 });
      // A load under way may bring the old answer: its callers get it, but it is not cached.
      else entries.delete(key);
      notFound.delete(key);
    },
  };
}

/** A key belongs to one operation, and so to one type: a `load` of the same operation created the entry. */
function responseFrom<T>({ data, checkedAt }: CacheEntry, stale: boolean): CachedResponse<T> {
  return { data: data as T, checkedAt, stale };
}
