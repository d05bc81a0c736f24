import { LRUCache, type Perf } from 'lru-cache';
import { ApiError } from './errors.ts';
import { NOT_FOUND_TTL_MS } from './ttl.ts';

const MAX_CHARACTERS = 64 * 1024 * 1024;
/** Counted for a smaller answer: at most 20,000 have room. */
const MIN_CHARACTERS = Math.floor(MAX_CHARACTERS / 20_000);
const MAX_NOT_FOUND = 1_000;

/** An answer in the cache. */
export interface CacheEntry {
  readonly data: object;
  /** Milliseconds since 1970, UTC. */
  readonly checkedAt: number;
}

/** Loads an answer that the cache lacks. */
export type Load = () => Promise<object>;

type EntryCache = LRUCache<string, CacheEntry, Load>;
type NotFoundCache = LRUCache<string, ApiError>;

/** The errors of requests that the service answered with "not found". */
export function createNotFoundCache(perf: Perf): NotFoundCache {
  return new LRUCache({ max: MAX_NOT_FOUND, ttl: NOT_FOUND_TTL_MS, perf, ttlResolution: 0 });
}

/** The answers, bounded in number and size. Expired ones are kept, for times when the service fails. */
export function createEntryCache(perf: Perf, now: () => number, notFound: NotFoundCache): EntryCache {
  return new LRUCache({
    maxSize: MAX_CHARACTERS,
    // Bounds the number of entries, too. With `max`, LRUCache would reserve memory for all of them at once.
    sizeCalculation: ({ data }) => Math.max(JSON.stringify(data).length, MIN_CHARACTERS),
    perf,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // A webhook that replaces the entry during a load must not fail that load.
    ignoreFetchAbort: true,
    async fetchMethod(key, _known, { context: load }) {
      try {
        return { data: await load(), checkedAt: now() };
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'not_found') notFound.set(key, error);
        throw error;
      }
    },
  });
}
