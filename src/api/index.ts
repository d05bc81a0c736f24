import type { z } from 'zod';
import { canonicalOf } from '../links/catalogue.ts';
import type { Product } from '../links/product.ts';
import { type Metrics, uncounted } from '../metrics.ts';
import { type Answer, type AskOptions, createCache } from './cache.ts';
import {
  type ArrayEncoding,
  agentsQuery,
  type ConvertResult,
  convertResult,
  mergeAgents,
  onlyAgents,
} from './convert.ts';
import { ApiError, type Operation } from './errors.ts';
import { type Caller, shareOf } from './fair-queue.ts';
import { createHttp, type Dispatcher } from './http.ts';
import { agentOf, type LookupResult, lookupResult } from './lookup.ts';
import { type Condition, createPatientGet } from './patient-get.ts';
import { type QcResult, qcResult } from './qc.ts';
import { keyOf, type Query } from './query.ts';
import { isSameNumber, type TrackingResult, trackingResult } from './tracking.ts';

export type { Answer, AskOptions } from './cache.ts';
export { type ConvertResult, convertResult, onlyAgents } from './convert.ts';
export { ApiError, isAnswer } from './errors.ts';
export { type LookupResult, lookupResult, type Sku, type VariantOption } from './lookup.ts';
export type { Condition } from './patient-get.ts';
export { type QcBatch, type QcResult, qcBatch } from './qc.ts';
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
export interface Questions {
  tracking(
    number: string,
    options?: AskOptions & { readonly parameter?: 'num' | 'id' },
  ): Promise<Answer<TrackingResult>>;
  qc(subject: Subject, options?: AskOptions): Promise<Answer<QcResult>>;
  lookup(subject: Subject, options?: AskOptions & { readonly agent?: string }): Promise<Answer<LookupResult>>;
  convert(
    url: string,
    options?: AskOptions & { readonly agents?: readonly string[] },
  ): Promise<Answer<ConvertResult>>;
}

/**
 * The client of the service. Every caller has a share of the concurrency, and people go before the background; without
 * `forPerson` or `forBackground`, questions are background.
 */
export interface Api extends Questions {
  /** How many calls one asker, or all of the background, can have under way. */
  readonly share: number;
  /** The same client, for somebody who waits for the answer in Discord. */
  forPerson(userId: string): Api;
  /** The same client, for work that nobody waits for. */
  forBackground(name: string): Api;
  /**
   * Adds the links of a conversion from a webhook to the cached answer for the product's own link. The webhook may name
   * one agent of many, so it never becomes the answer itself.
   */
  learnConversion(result: ConvertResult, saidAt: number): void;
  /** Caches a look-up from a webhook, for the agent whose figures it shows. */
  learnLookup(result: LookupResult, saidAt: number): void;
  /** Something new is known about a parcel: the next asker gets it. */
  outdateTracking(number: string): void;
  /** There are new photos of a product. */
  outdateQc(product: Product): void;
  /** How the service has been doing. */
  condition(): Condition;
  /** Ends every call at once, as `unavailable`: a shutdown does not wait for a service that hangs. */
  close(): Promise<void>;
}

export function createApi(options: ApiOptions): Api {
  const { now = Date.now, timeoutMs, concurrency, metrics = uncounted } = options;
  const http = createHttp({ ...options, now });
  const get = createPatientGet({ http, timeoutMs, concurrency, now, metrics });
  const cache = createCache(now, metrics);

  const ask = <S extends z.ZodType<object>>(
    caller: Caller,
    operation: Operation,
    query: Query,
    schema: S,
    isAsked: (result: z.output<S>) => boolean,
    asking: AskOptions | undefined,
  ): Promise<Answer<z.output<S>>> => {
    const load = async () => {
      const result = read(operation, schema, await get(operation, query, caller));
      // A service that answers something else for what it does not know must not be shown as the answer.
      if (!isAsked(result))
        throw new ApiError('not_understood', { operation, detail: 'answers something else' });
      return result;
    };
    get.join(operation, query, caller);
    return cache.ask(operation, keyOf(operation, query), load, asking);
  };

  const questionsOf = (caller: Caller): Questions => ({
    tracking(number, asking) {
      const query: Query = [[asking?.parameter ?? 'num', number]];
      const isAsked = (result: TrackingResult) => isSameNumber(result.tracking_number, number);
      return ask(caller, 'tracking', query, trackingResult, isAsked, asking);
    },
    qc(subject, asking) {
      const isAsked = (result: QcResult) => isAbout(result.product_id, subject);
      return ask(caller, 'qc', subjectQuery(subject), qcResult, isAsked, asking);
    },
    lookup(subject, asking) {
      const isAsked = (result: LookupResult) => isAbout(result.product_id, subject);
      return ask(caller, 'lookup', lookupQuery(subject, asking?.agent), lookupResult, isAsked, asking);
    },
    async convert(url, asking) {
      const agents = asking?.agents ?? [];
      const query: Query = [['url', url], ...agentsQuery(agents, options.arrayEncoding)];
      const answer = await ask(caller, 'convert', query, convertResult, () => true, asking);
      return { ...answer, data: onlyAgents(answer.data, agents) };
    },
  });

  const clientOf = (caller: Caller): Api => ({
    ...questionsOf(caller),
    share: shareOf(concurrency),
    forPerson: (userId) => clientOf({ id: userId, priority: 'person' }),
    forBackground: (name) => clientOf({ id: name, priority: 'background' }),
    learnConversion(result, saidAt) {
      const url = canonicalOf(result);
      if (url === null) return;
      cache.amend(keyOf('convert', [['url', url]]), ({ data, checkedAt }) =>
        mergeAgents(convertResult.parse(data), result, saidAt >= checkedAt),
      );
    },
    learnLookup(result, saidAt) {
      const query = lookupQuery({ platform: result.platform, id: result.product_id }, agentOf(result));
      cache.learn('lookup', keyOf('lookup', query), result, saidAt);
    },
    outdateTracking: (number) => cache.outdate(keyOf('tracking', [['num', number]])),
    outdateQc: (product) => cache.outdate(keyOf('qc', subjectQuery(product))),
    condition: get.condition,
    async close() {
      get.stop();
      await http.close();
    },
  });

  return clientOf({ id: 'unnamed', priority: 'background' });
}

/** @throws ApiError naming where the answer is not of its shape, never what stands there */
function read<S extends z.ZodType>(operation: Operation, schema: S, json: unknown): z.output<S> {
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

function isAbout(productId: string, subject: Subject): boolean {
  return 'url' in subject || productId === subject.id;
}
