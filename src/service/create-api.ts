import type { ApiTimeZone } from '../domain/moments.ts';
import { canonicalUrl } from '../links/catalogue.ts';
import type { Product } from '../links/product.ts';
import { type Metrics, noMetrics } from '../process/metrics.ts';
import { takeTurn } from '../process/timing/take-turn.ts';
import {
  type ArrayEncoding,
  type ConvertResult,
  convertRequest,
  convertResult,
  onlyAgents,
} from './convert.ts';
import { type Caller, callerLimitOf } from './fair-queue.ts';
import { createHttp, type Dispatcher } from './http.ts';
import { type LookupResult, lookupRequest, warehouseAgent } from './lookup.ts';
import { type QcResult, qcRequest } from './qc.ts';
import { type ApiRequest, parseAnswer, requestKey, type Subject } from './request.ts';
import {
  type CachedResponse,
  createResponseCache,
  type RequestOptions,
  type ResponseCache,
} from './response-cache.ts';
import { createRetryingClient, type RetryingClient, type ServiceStatus } from './retrying-client.ts';
import { readAhead, type TrackingResult, trackingRequest, withMoments } from './tracking.ts';

export interface ApiOptions {
  /** Without a trailing slash; may have a path. */
  readonly baseUrl: string;
  readonly key: string;
  /** Timeout of one attempt; a whole call takes at most twice as long, including retries. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly arrayEncoding: ArrayEncoding;
  /** The zone of the times in its answers. Default: `local`. */
  readonly timeZone?: ApiTimeZone;
  readonly dispatcher?: Dispatcher;
  readonly now?: () => number;
  readonly metrics?: Metrics;
  /** Called with every lookup that the service returned or reported, and its time; must not throw. */
  readonly onLookup?: (result: LookupResult, at: number) => void;
  readonly onPhotos?: (urls: readonly string[]) => void;
  /** Called with every parcel history that the service returned, and its time; must not throw. */
  readonly onTracking?: (number: string, result: TrackingResult, at: number) => void;
}

/**
 * The client of the service. Every caller gets a share of the concurrency, and users have priority over
 * background work. Without `forUser` or `forBackground`, calls count as background work.
 */
export interface Api extends ReturnType<typeof operationsFor>, ReturnType<typeof webhookUpdatesFor> {
  /** How many concurrent calls one caller, or all background work together, may have. */
  readonly callerLimit: number;
  /** The same client, for a user waiting for the answer in Discord. */
  forUser(userId: string): Api;
  forBackground(name: string): Api;
  serviceStatus(): ServiceStatus;
  /** Ends every call at once, as `unavailable`: a shutdown does not wait for a service that hangs. */
  close(): Promise<void>;
}

interface Deps
  extends Required<
    Pick<ApiOptions, 'arrayEncoding' | 'timeZone' | 'now' | 'onLookup' | 'onPhotos' | 'onTracking'>
  > {
  readonly client: RetryingClient;
  readonly cache: ResponseCache;
}

export function createApi(options: ApiOptions): Api {
  const { now = Date.now, metrics = noMetrics } = options;
  const http = createHttp({ ...options, now });
  const client = createRetryingClient({ ...options, http, now, metrics });
  const cache = createResponseCache(now, metrics);
  const listeners = { onLookup: noop, onPhotos: noop, onTracking: noop };
  const deps = { timeZone: 'local', ...listeners, ...options, now, client, cache } as const;

  const apiFor = (caller: Caller): Api => ({
    ...operationsFor(deps, caller),
    ...webhookUpdatesFor(deps),
    callerLimit: callerLimitOf(options.concurrency),
    forUser: (userId) => apiFor({ id: userId, priority: 'person' }),
    forBackground: (name) => apiFor({ id: name, priority: 'background' }),
    serviceStatus: client.status,
    async close() {
      client.stop();
      await http.close();
    },
  });

  return apiFor({ id: 'unnamed', priority: 'background' });
}

const noop = (): void => undefined;

/** The service's four operations (interface section 4). Every call rejects with `ApiError`. */
function operationsFor(deps: Deps, caller: Caller) {
  const { arrayEncoding, timeZone, now, onLookup, onTracking } = deps;
  return {
    async tracking(number: string, options?: RequestOptions): Promise<CachedResponse<TrackingResult>> {
      const request = trackingRequest(number);
      const response = await ask(deps, caller, request, options, async (answer) => {
        const reportedAt = now();
        await readAhead(answer.updates);
        const result = withMoments(answer, timeZone, reportedAt);
        onTracking(number, result, reportedAt);
        return result;
      });
      // An answer from the cache may have been read long ago.
      await readAhead(response.data.updates);
      return response;
    },
    qc: (subject: Subject, options?: RequestOptions): Promise<CachedResponse<QcResult>> =>
      ask(deps, caller, qcRequest(subject), options, unchanged),
    lookup: (
      subject: Subject,
      options?: RequestOptions & { readonly agent?: string },
    ): Promise<CachedResponse<LookupResult>> =>
      ask(deps, caller, lookupRequest(subject, options?.agent), options, (answer) => {
        onLookup(answer, now());
        return answer;
      }),
    async convert(
      url: string,
      options?: RequestOptions & { readonly agents?: readonly string[] },
    ): Promise<CachedResponse<ConvertResult>> {
      const agents = options?.agents ?? [];
      const request = convertRequest(url, agents, arrayEncoding);
      const response = await ask(deps, caller, request, options, unchanged);
      return { ...response, data: onlyAgents(response.data, agents) };
    },
  };
}

const unchanged = <T>(answer: T): T => answer;

/** Answers from the cache, or calls the service and checks its answer. @param finish makes what is cached of it */
function ask<Answer extends object, T extends object>(
  { client, cache, onPhotos }: Deps,
  caller: Caller,
  request: ApiRequest<Answer>,
  options: RequestOptions | undefined,
  finish: (answer: Answer) => T | Promise<T>,
): Promise<CachedResponse<T>> {
  const load = async () => {
    const json = await client.get(request, caller, options?.retry);
    // Many answers may have arrived at once.
    await takeTurn();
    const answer = await finish(parseAnswer(request, json));
    onPhotos(photoUrlsOf(answer));
    return answer;
  };
  client.join(request, caller);
  return cache.request(request.operation, requestKey(request), load, options);
}

/** The addresses of all photos in an answer. */
function photoUrlsOf(answer: object): string[] {
  const { batches, listing_photos, main_image, variants }: Partial<QcResult & LookupResult> = answer;
  const ofVariants = variants?.skus.map(({ image }) => image) ?? [];
  const ofSets = batches?.flatMap(({ photos }) => photos) ?? [];
  return [...ofSets, ...(listing_photos ?? []), main_image, ...ofVariants].filter((url) => url !== undefined);
}

/** Keeps the cached answers up to date with the service's webhooks. */
function webhookUpdatesFor({ cache, onLookup, onPhotos }: Deps) {
  return {
    /**
     * Adds the links of a conversion from a webhook to the cached answer for the product's own link. The
     * webhook may name only one of many agents, so it never replaces the answer.
     */
    putConversion(result: ConvertResult, reportedAt: number): void {
      const url = canonicalUrl(result);
      if (url === null) return;
      cache.update(requestKey(convertRequest(url)), ({ data, checkedAt }) => {
        const known = convertResult.parse(data);
        const [older, newer] = reportedAt >= checkedAt ? [known, result] : [result, known];
        return { ...known, agents: { ...older.agents, ...newer.agents } };
      });
    },
    /** Caches a lookup from a webhook, for the agent whose figures it shows. */
    putLookup(result: LookupResult, reportedAt: number): void {
      const product = { platform: result.platform, id: result.product_id };
      const key = requestKey(lookupRequest(product, warehouseAgent(result)));
      onPhotos(photoUrlsOf(result));
      cache.put('lookup', key, result, reportedAt);
      onLookup(result, reportedAt);
    },
    /** To be called when a parcel has a new scan, so that the next request calls the service. */
    invalidateTracking: (number: string): void => cache.invalidate(requestKey(trackingRequest(number))),
    invalidateQc: (product: Product): void => cache.invalidate(requestKey(qcRequest(product))),
  };
}
