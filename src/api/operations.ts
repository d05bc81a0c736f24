import type { z } from 'zod';
import type { ApiTimeZone } from '../domain/scan-moments.ts';
import { takeTurn } from '../timing/take-turn.ts';
import { type ApiRequest, parseAnswer } from './api-request.ts';
import type { Caller } from './caller.ts';
import { type ArrayEncoding, type ConvertResult, convertRequest, onlyAgents } from './convert.ts';
import { type LookupResult, lookupRequest } from './lookup.ts';
import { photoUrlsOf } from './photo-urls.ts';
import { type QcResult, qcRequest } from './qc.ts';
import { requestKey } from './query.ts';
import { readAhead } from './read-ahead.ts';
import type { CachedResponse, RequestOptions, ResponseCache } from './response-cache.ts';
import type { RetryingClient } from './retrying-client.ts';
import type { Subject } from './subject.ts';
import { type TrackingResult, trackingRequest, type trackingResult, withMoments } from './tracking.ts';

/** The service's four operations (interface section 4). Every call rejects with `ApiError`. */
export interface ApiOperations {
  tracking(number: string, options?: RequestOptions): Promise<CachedResponse<TrackingResult>>;
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

interface OperationDeps {
  readonly client: RetryingClient;
  readonly cache: ResponseCache;
  readonly arrayEncoding: ArrayEncoding;
  /** Called with every look-up that the service answered, and when it did. */
  readonly onLookup: (result: LookupResult, at: number) => void;
  readonly timeZone: ApiTimeZone;
  readonly now: () => number;
  readonly onPhotos: (urls: readonly string[]) => void;
}

export function operationsFor(deps: OperationDeps, caller: Caller): ApiOperations {
  return {
    tracking: (number, options) => track(deps, caller, number, options),
    qc: (subject, options) => send(deps, caller, qcRequest(subject), options, unchanged),
    lookup: (subject, options) =>
      send(deps, caller, lookupRequest(subject, options?.agent), options, (answer) => {
        deps.onLookup(answer, deps.now());
        return answer;
      }),
    async convert(url, options) {
      const agents = options?.agents ?? [];
      const request = convertRequest(url, agents, deps.arrayEncoding);
      const response = await send(deps, caller, request, options, unchanged);
      return { ...response, data: onlyAgents(response.data, agents) };
    },
  };
}

const unchanged = <T>(answer: T): T => answer;

/** An answer from the cache may have been read long ago. */
async function track(
  deps: OperationDeps,
  caller: Caller,
  number: string,
  options: RequestOptions | undefined,
): Promise<CachedResponse<TrackingResult>> {
  const finish = async (answer: z.output<typeof trackingResult>) => {
    const reportedAt = deps.now();
    await readAhead(answer.updates);
    return withMoments(answer, deps.timeZone, reportedAt);
  };
  const response = await send(deps, caller, trackingRequest(number), options, finish);
  await readAhead(response.data.updates);
  return response;
}

/**
 * Answers from the cache, or calls the service and checks its answer.
 * @param finish makes what is cached of an answer
 */
function send<S extends z.ZodType<object>, T extends object = z.output<S>>(
  { client, cache, onPhotos }: OperationDeps,
  caller: Caller,
  request: ApiRequest<S>,
  options: RequestOptions | undefined,
  finish: (answer: z.output<S>) => T | Promise<T>,
): Promise<CachedResponse<T>> {
  const load = async () => {
    const json = await client.get(request, caller, options?.retry);
    // Many answers may have come at once.
    await takeTurn();
    const answer = await finish(parseAnswer(request, json));
    onPhotos(photoUrlsOf(answer));
    return answer;
  };
  client.join(request, caller);
  return cache.request(request.operation, requestKey(request), load, options);
}
