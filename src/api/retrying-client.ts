import type { Metrics } from '../process/metrics.ts';
import { type AttemptDeps, attempt } from './attempt.ts';
import { attemptWithRetries } from './attempt-with-retries.ts';
import type { Caller } from './caller.ts';
import { createCooldown } from './cooldown.ts';
import { ApiError, type Operation } from './errors.ts';
import { createFairQueue } from './fair-queue.ts';
import type { Http } from './http.ts';
import { requestKey, type ServiceRequest } from './query.ts';
import { createServiceStatusTracker, type ServiceStatus } from './service-status.ts';

/** No answer takes longer than this many timeouts, retries and time in the queue included. */
const TOTAL_TIMEOUT_FACTOR = 2;

interface RetryingClientOptions {
  readonly http: Http;
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly now: () => number;
  readonly metrics: Metrics;
}

export interface RetryingClient {
  /**
   * @param retry `never`: one attempt
   * @returns the parsed JSON body
   * @throws ApiError
   */
  get(request: ServiceRequest, caller: Caller, retry?: 'never'): Promise<unknown>;
  /** Another caller needs the same answer: the request need not wait for the first caller's turn. */
  join(request: ServiceRequest, caller: Caller): void;
  serviceStatus(): ServiceStatus;
  /** Ends running and waiting requests at once, as `unavailable`, and refuses later ones. */
  stop(): void;
}

/**
 * GETs with retries: at most `concurrency` at once, each attempt at most `timeoutMs`, up to three attempts where a retry
 * can help, and at most twice `timeoutMs` in total.
 */
export function createRetryingClient(options: RetryingClientOptions): RetryingClient {
  const { timeoutMs, concurrency, now, metrics } = options;
  const totalTimeoutMs = timeoutMs * TOTAL_TIMEOUT_FACTOR;
  const queue = createFairQueue(concurrency, metrics.apiWaiting);
  const status = createServiceStatusTracker(now);
  const deps: AttemptDeps = { ...options, cooldown: createCooldown(now), status };
  // One controller per request: a signal that exists as long as the process would collect listeners.
  const inFlight = new Set<AbortController>();
  let isStopped = false;

  return {
    async get(request, caller, retry) {
      const { operation } = request;
      if (isStopped) throw stoppedError(operation);
      const cancellation = new AbortController();
      const deadline = now() + totalTimeoutMs;
      const timer = abortLater(cancellation, totalTimeoutMs, operation);
      inFlight.add(cancellation);
      try {
        const work = () =>
          retry === 'never'
            ? attempt(deps, request, cancellation.signal)
            : attemptWithRetries(deps, request, cancellation.signal, deadline);
        return await queue.add(requestKey(request), caller, work, cancellation.signal);
      } catch (error) {
        throw isStopped ? stoppedError(operation) : error;
      } finally {
        clearTimeout(timer);
        inFlight.delete(cancellation);
      }
    },
    join: (request, caller) => queue.join(requestKey(request), caller),
    serviceStatus: status.current,
    stop() {
      isStopped = true;
      for (const cancellation of inFlight) cancellation.abort();
    },
  };
}

function abortLater(controller: AbortController, ms: number, operation: Operation): NodeJS.Timeout {
  return setTimeout(() => controller.abort(new ApiError('timed_out', { operation })), ms).unref();
}

function stoppedError(operation: Operation): ApiError {
  return new ApiError('unavailable', { operation, detail: 'this process is stopping' });
}
