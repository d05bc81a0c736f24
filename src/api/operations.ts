import type { z } from 'zod';
import type { ApiTimeZone } from '../domain/scan-moments.ts';
import { type ApiRequest, parseAnswer } from './api-request.ts';
import type { Caller } from './caller.ts';
import { type ArrayEncoding, type ConvertResult, convertRequest, onlyAgents } from './convert.ts';
import { type LookupResult, lookupRequest } from './lookup.ts';
import { photoUrlsOf } from './photo-urls.ts';
import { type QcResult, qcRequest } from './qc.ts';
import { requestKey } from './query.ts';
import type { CachedResponse, RequestOptions, ResponseCache } from './response-cache.ts';
import type { RetryingClient } from './retrying-client.ts';
import type { Subject } from './subject.ts';
import { type TrackingResult, timedTrackingRequest } from './tracking.ts';

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
    tracking: (number, options) =>
      send(deps, caller, timedTrackingRequest(number, deps.timeZone, deps.now), options),
    qc: (subject, options) => send(deps, caller, qcRequest(subject), options),
    lookup: (subject, options) =>
      send(deps, caller, lookupRequest(subject, options?.agent), options, deps.onLookup),
    async convert(url, options) {
      const agents = options?.agents ?? [];
      const response = await send(deps, caller, convertRequest(url, agents, deps.arrayEncoding), options);
      return { ...response, data: onlyAgents(response.data, agents) };
    },
  };
}

/** Answers from the cache, or calls the service and checks its answer. */
function send<S extends z.ZodType<object>>(
  { client, cache, now, onPhotos }: OperationDeps,
  caller: Caller,
  request: ApiRequest<S>,
  options: RequestOptions | undefined,
  onLoaded: (answer: z.output<S>, at: number) => void = () => {},
): Promise<CachedResponse<z.output<S>>> {
  const load = async () => {
    const answer = parseAnswer(request, await client.get(request, caller, options?.retry));
    onLoaded(answer, now());
    onPhotos(photoUrlsOf(answer));
    return answer;
  };
  client.join(request, caller);
  return cache.request(request.operation, requestKey(request), load, options);
}
