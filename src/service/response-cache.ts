import { LRUCache, type Perf } from 'lru-cache';
import type { Metrics } from '../process/metrics.ts';
import { createSteadyClock } from '../process/timing/clocks.ts';
import { ApiError, isOutage, type Operation } from './errors.ts';

const MINUTE_MS = 60_000;

/** How long an answer is served from the cache. */
const TTL_MS: Readonly<Record<Operation, number>> = {
  tracking: MINUTE_MS,
  qc: 5 * MINUTE_MS,
  lookup: 10 * MINUTE_MS,
  convert: 24 * 60 * MINUTE_MS,
};
/** Short, since a number or a product can appear at any moment. */
const NOT_FOUND_TTL_MS = 30_000;
const MAX_NOT_FOUND = 1_000;

const MAX_CHARACTERS = 64 * 1024 * 1024;
/** Smaller answers count as this much, so at most 20,000 fit. */
const MIN_CHARACTERS = Math.floor(MAX_CHARACTERS / 20_000);

/** An answer in the cache. `checkedAt`: when the service gave it, milliseconds since 1970, UTC. */
interface CacheEntry<T = object> {
  readonly data: T;
  readonly checkedAt: number;
}

type Load = () => Promise<object>;

/** `stale`: an earlier answer, shown again because the service fails now. */
export interface CachedResponse<T> extends CacheEntry<T> {
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

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** @param now milliseconds since 1970, UTC */
export function createResponseCache(now: () => number, metrics: Metrics) {
  const perf = { now: createSteadyClock(now) };
  /** The errors of requests that the service answered with "not found". */
  const notFound = new LRUCache<string, ApiError>({
    max: MAX_NOT_FOUND,
    ttl: NOT_FOUND_TTL_MS,
    perf,
    ttlResolution: 0,
  });
  const entries = createEntries(perf, async (load) => ({ data: await load(), checkedAt: now() }));
  const lastKnown = (key: string) => entries.peek(key, { allowStale: true });
  return {
    /** The cached answer, or what `load` returns; parallel requests for the same key share one load. */
    async request<T extends object>(
      operation: Operation,
      key: string,
      load: () => Promise<T>,
      { fresh = false, stale }: RequestOptions = {},
    ): Promise<CachedResponse<T>> {
      const notFoundError = fresh ? undefined : notFound.get(key);
      if (notFoundError !== undefined) throw notFoundError;
      const known = lastKnown(key);
      const ttl = TTL_MS[operation];
      try {
        const entry = await entries.forceFetch(key, { context: load, ttl, forceRefresh: fresh });
        metrics.apiCache(operation, entry === known ? 'hit' : 'miss');
        return responseFrom<T>(entry, false);
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'not_found') notFound.set(key, error);
        if (known === undefined || stale === 'refuse' || !isOutage(error)) throw error;
        metrics.apiCache(operation, 'stale');
        return responseFrom<T>(known, true);
      }
    },
    /** Adds what a webhook reported, unless a newer answer is cached. */
    put(operation: Operation, key: string, data: object, reportedAt: number): void {
      const checkedAt = Math.min(reportedAt, now());
      const ttl = TTL_MS[operation] - (now() - checkedAt);
      if (ttl <= 0 || (lastKnown(key)?.checkedAt ?? 0) >= checkedAt) return;
      entries.set(key, { data, checkedAt }, { ttl });
      notFound.delete(key);
    },
    /** Changes a cached answer that has not expired; its age stays the same. */
    update(key: string, change: (known: CacheEntry) => object): void {
      const ttl = entries.getRemainingTTL(key);
      const known = entries.peek(key);
      if (known !== undefined && ttl > 0) entries.set(key, { ...known, data: change(known) }, { ttl });
    },
    /** Expires an answer: the next request calls the service, and uses this answer only if that fails. */
    invalidate(key: string): void {
      const known = lastKnown(key);
      if (known !== undefined) entries.set(key, known, { ttl: 1, start: now() - 2 });
      // A load in progress may return the old answer: its callers get it, but it isn't cached.
      else entries.delete(key);
      notFound.delete(key);
    },
  };
}

/** Cached answers, bounded in number and size. Expired ones are kept in case the service fails. */
function createEntries(perf: Perf, fetch: (load: Load) => Promise<CacheEntry>) {
  return new LRUCache<string, CacheEntry, Load>({
    maxSize: MAX_CHARACTERS,
    // Also bounds the number of entries: with `max`, LRUCache would reserve memory for all of them at once.
    sizeCalculation: ({ data }) => Math.max(JSON.stringify(data).length, MIN_CHARACTERS),
    perf,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // A webhook that replaces the entry during a load must not fail that load.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _known, { context: load }) => fetch(load),
  });
}

/** Keys belong to one operation, so the entry was created by a `load` of the same type. */
function responseFrom<T>({ data, checkedAt }: CacheEntry, stale: boolean): CachedResponse<T> {
  return { data: data as T, checkedAt, stale };
}
