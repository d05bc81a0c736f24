import type { z } from 'zod';
import { canonicalUrl } from '../links/catalogue.ts';
import type { Product } from '../links/product.ts';
import { type Metrics, noMetrics } from '../process/metrics.ts';
import { type CachedResponse, createCache, type RequestOptions } from './cache.ts';
import {
  type ArrayEncoding,
  agentsQuery,
  type ConvertResult,
  convertResult,
  mergeAgents,
  onlyAgents,
} from './convert.ts';
import { ApiError, type Operation } from './errors.ts';
import { type Caller, callerLimitOf } from './fair-queue.ts';
import { createHttp, type Dispatcher } from './http.ts';
import { type LookupResult, lookupResult, warehouseAgent } from './lookup.ts';
import { type QcResult, qcResult } from './qc.ts';
import { cacheKey, type Query } from './query.ts';
import { createRetryingClient, type ServiceStatus } from './retrying-client.ts';
import { isSameNumber, type TrackingResult, trackingResult } from './tracking.ts';

export type { CachedResponse, RequestOptions } from './cache.ts';
export { type ConvertResult, convertResult, onlyAgents } from './convert.ts';
export { ApiError, isClientError } from './errors.ts';
export { type LookupResult, lookupResult, type Sku, type VariantOption } from './lookup.ts';
export { type QcResult, type QcSet, qcSet } from './qc.ts';
export type { ServiceStatus } from './retrying-client.ts';
export { type TrackingResult, type TrackingUpdate, trackingUpdate } from './tracking.ts';

/** A product by platform and id, or by a link that only the service can follow. */
export type Subject = Product | { readonly url: string };

export interface ApiOptions {
  /** Without a trailing slash; may have a path. */
  readonly baseUrl: string;
  readonly key: string;
  /** One attempt; a whole answer takes at most twice as long, retries included. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly arrayEncoding: ArrayEncoding;
  readonly dispatcher?: Dispatcher;
  readonly now?: () => number;
  readonly metrics?: Metrics;
}

/** The service's four operations (interface section 4). Every call rejects with {@link ApiError}. */
export interface ApiOperations {
  tracking(
    number: string,
    options?: RequestOptions & { readonly parameter?: 'num' | 'id' },
  ): Promise<CachedResponse<TrackingResult>>;
  qc(subject: Subject, options?: RequestOptions): Promise<CachedResponse<QcResult>>;
  lookup(
    subject: Subject,
    options?: RequestOptions & { readonly agent?: string },
  ): Promise<CachedResponse<LookupResult>>;
  convert(
    url: string,
    options?: RequestOptions & { readonly agents?: readonly string[] },
  ): Promise<CachedResponse<ConvertResult>>;
}

/**
 * The client of the service. Every caller has a share of the concurrency, and people go before the background; without
 * `forPerson` or `forBackground`, questions are background.
 */
export interface Api extends ApiOperations {
  /** How many calls one asker, or all of the background, can have under way. */
  readonly callerLimit: number;
  /** The same client, for somebody who waits for the answer in Discord. */
  forUser(userId: string): Api;
  /** The same client, for work that nobody waits for. */
  forBackground(name: string): Api;
  /**
   * Adds the links of a conversion from a webhook to the cached answer for the product's own link. The webhook may name
   * one agent of many, so it never becomes the answer itself.
   */
  putConversion(result: ConvertResult, reportedAt: number): void;
  /** Caches a look-up from a webhook, for the agent whose figures it shows. */
  putLookup(result: LookupResult, reportedAt: number): void;
  /** Something new is known about a parcel: the next asker gets it. */
  invalidateTracking(number: string): void;
  /** There are new photos of a product. */
  invalidateQc(product: Product): void;
  /** How the service has been doing. */
  serviceStatus(): ServiceStatus;
  /** Ends every call at once, as `unavailable`: a shutdown does not wait for a service that hangs. */
  close(): Promise<void>;
}

export function createApi(options: ApiOptions): Api {
  const { now = Date.now, timeoutMs, concurrency, metrics = noMetrics } = options;
  const http = createHttp({ ...options, now });
  const get = createRetryingClient({ http, timeoutMs, concurrency, now, metrics });
  const cache = createCache(now, metrics);

  const request = <S extends z.ZodType<object>>(
    caller: Caller,
    operation: Operation,
    query: Query,
    schema: S,
    isExpected: (result: z.output<S>) => boolean,
    asking: RequestOptions | undefined,
  ): Promise<CachedResponse<z.output<S>>> => {
    const load = async () => {
      const result = parseResult(operation, schema, await get(operation, query, caller));
      // A service that answers something else for what it does not know must not be shown as the answer.
      if (!isExpected(result))
        throw new ApiError('not_understood', { operation, detail: 'answers something else' });
      return result;
    };
    get.join(operation, query, caller);
    return cache.request(operation, cacheKey(operation, query), load, asking);
  };

  const operationsFor = (caller: Caller): ApiOperations => ({
    tracking(number, asking) {
      const query: Query = [[asking?.parameter ?? 'num', number]];
      const isExpected = (result: TrackingResult) => isSameNumber(result.tracking_number, number);
      return request(caller, 'tracking', query, trackingResult, isExpected, asking);
    },
    qc(subject, asking) {
      const isExpected = (result: QcResult) => isSameProduct(result.product_id, subject);
      return request(caller, 'qc', subjectQuery(subject), qcResult, isExpected, asking);
    },
    lookup(subject, asking) {
      const isExpected = (result: LookupResult) => isSameProduct(result.product_id, subject);
      return request(caller, 'lookup', lookupQuery(subject, asking?.agent), lookupResult, isExpected, asking);
    },
    async convert(url, asking) {
      const agents = asking?.agents ?? [];
      const query: Query = [['url', url], ...agentsQuery(agents, options.arrayEncoding)];
      const answer = await request(caller, 'convert', query, convertResult, () => true, asking);
      return { ...answer, data: onlyAgents(answer.data, agents) };
    },
  });

  const clientFor = (caller: Caller): Api => ({
    ...operationsFor(caller),
    callerLimit: callerLimitOf(concurrency),
    forUser: (userId) => clientFor({ id: userId, priority: 'person' }),
    forBackground: (name) => clientFor({ id: name, priority: 'background' }),
    putConversion(result, reportedAt) {
      const url = canonicalUrl(result);
      if (url === null) return;
      cache.update(cacheKey('convert', [['url', url]]), ({ data, checkedAt }) =>
        mergeAgents(convertResult.parse(data), result, reportedAt >= checkedAt),
      );
    },
    putLookup(result, reportedAt) {
      const query = lookupQuery({ platform: result.platform, id: result.product_id }, warehouseAgent(result));
      cache.put('lookup', cacheKey('lookup', query), result, reportedAt);
    },
    invalidateTracking: (number) => cache.invalidate(cacheKey('tracking', [['num', number]])),
    invalidateQc: (product) => cache.invalidate(cacheKey('qc', subjectQuery(product))),
    serviceStatus: get.serviceStatus,
    async close() {
      get.stop();
      await http.close();
    },
  });

  return clientFor({ id: 'unnamed', priority: 'background' });
}

/** @throws ApiError naming where the answer is not of its shape, never what stands there */
function parseResult<S extends z.ZodType>(operation: Operation, schema: S, json: unknown): z.output<S> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
  throw new ApiError('not_understood', { operation, detail: faults.join('; ') });
}

function subjectQuery(subject: Subject): Query {
  if ('url' in subject) return [['url', subject.url]];
  return [
    ['platform', subject.platform],
    ['id', subject.id],
  ];
}

function lookupQuery(subject: Subject, agent: string | undefined): Query {
  return [...subjectQuery(subject), ...(agent === undefined ? [] : [['agent', agent] as const])];
}

function isSameProduct(productId: string, subject: Subject): boolean {
  return 'url' in subject || productId === subject.id;
}
