import type { ApiTimeZone } from '../domain/scan-moments.ts';
import { type Metrics, noMetrics } from '../process/metrics.ts';
import { type Caller, callerLimitOf } from './caller.ts';
import type { ArrayEncoding } from './convert.ts';
import { createHttp, type Dispatcher } from './http.ts';
import type { LookupResult } from './lookup.ts';
import { type ApiOperations, operationsFor } from './operations.ts';
import { createResponseCache } from './response-cache.ts';
import { createRetryingClient } from './retrying-client.ts';
import type { ServiceStatus } from './service-status.ts';
import { type WebhookUpdates, webhookUpdatesFor } from './webhook-updates.ts';

export interface ApiOptions {
  /** Without a trailing slash; may have a path. */
  readonly baseUrl: string;
  readonly key: string;
  /** Of one attempt; a whole answer takes at most twice as long, retries included. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly arrayEncoding: ArrayEncoding;
  /** The zone of the times in its answers. Default: `local`. */
  readonly timeZone?: ApiTimeZone;
  readonly dispatcher?: Dispatcher;
  readonly now?: () => number;
  readonly metrics?: Metrics;
  /** Called with every look-up that the service answered or reported, and when it did; must not throw. */
  readonly onLookup?: (result: LookupResult, at: number) => void;
  /** Called with the addresses of all photos in an answer. */
  readonly onPhotos?: (urls: readonly string[]) => void;
}

/**
 * The client of the service. Every caller gets a share of the concurrency, and people have priority over the background.
 * Without `forUser` or `forBackground`, calls belong to the background.
 */
export interface Api extends ApiOperations, WebhookUpdates {
  /** How many calls one caller, or the whole background, can have under way. */
  readonly callerLimit: number;
  /** The same client, for somebody who waits for the answer in Discord. */
  forUser(userId: string): Api;
  /** The same client, for background work. */
  forBackground(name: string): Api;
  /** When the service last answered and failed. */
  serviceStatus(): ServiceStatus;
  /** Ends every call at once, as `unavailable`: a shutdown does not wait for a service that hangs. */
  close(): Promise<void>;
}

export function createApi(options: ApiOptions): Api {
  const {
    now = Date.now,
    timeoutMs,
    concurrency,
    arrayEncoding,
    timeZone = 'local',
    metrics = noMetrics,
    onLookup = noop,
    onPhotos = noop,
  } = options;
  const http = createHttp({ ...options, now });
  const client = createRetryingClient({ http, timeoutMs, concurrency, now, metrics });
  const cache = createResponseCache(now, metrics);

  const apiFor = (caller: Caller): Api => ({
    ...operationsFor({ client, cache, arrayEncoding, timeZone, now, onLookup, onPhotos }, caller),
    ...webhookUpdatesFor(cache, { onLookup, onPhotos }),
    callerLimit: callerLimitOf(concurrency),
    forUser: (userId) => apiFor({ id: userId, priority: 'person' }),
    forBackground: (name) => apiFor({ id: name, priority: 'background' }),
    serviceStatus: client.serviceStatus,
    async close() {
      client.stop();
      await http.close();
    },
  });

  return apiFor({ id: 'unnamed', priority: 'background' });
}

const noop = (): void => undefined;
