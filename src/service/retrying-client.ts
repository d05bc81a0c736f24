import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Metrics } from '../process/metrics.ts';
import { ApiError, type ApiErrorKind, isClientError, isOutage, type Operation } from './errors.ts';
import { type Caller, FairQueue } from './fair-queue.ts';
import type { Http } from './http.ts';
import { requestKey, type ServiceRequest } from './request.ts';

/** Attempts after the first. */
const RETRIES = 2;
/** No answer takes longer than this many timeouts, retries and time in the queue included. */
const TOTAL_TIMEOUT_FACTOR = 2;

/** When the service last answered, and when it last failed to; null: not yet. */
export interface ServiceStatus {
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
}

interface RetryingClientOptions {
  readonly http: Http;
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly now: () => number;
  readonly metrics: Metrics;
}

export type RetryingClient = ReturnType<typeof createRetryingClient>;

/**
 * GETs with retries: at most `concurrency` at once, each attempt at most `timeoutMs`, up to three attempts where a retry
 * can help, and at most twice `timeoutMs` in total.
 */
export function createRetryingClient(options: RetryingClientOptions) {
  const { timeoutMs, concurrency, now, metrics } = options;
  const queue = new FairQueue(concurrency, metrics.apiWaiting);
  const { attempt, status } = createAttempts(options);
  /** One controller per request: a signal that exists as long as the process would collect listeners. */
  const inFlight = new Set<AbortController>();
  let isStopped = false;
  return {
    /** The parsed JSON body. @param retry `never`: one attempt @throws ApiError */
    async get(request: ServiceRequest, caller: Caller, retry?: 'never'): Promise<unknown> {
      const { operation } = request;
      if (isStopped) throw stoppedError(operation);
      const totalMs = timeoutMs * TOTAL_TIMEOUT_FACTOR;
      const deadline = now() + totalMs;
      const cancellation = new AbortController();
      const timeOut = () => cancellation.abort(new ApiError('timed_out', { operation }));
      const timer = setTimeout(timeOut, totalMs).unref();
      inFlight.add(cancellation);
      const { signal } = cancellation;
      const once = () => attempt(request, signal);
      const work = retry === 'never' ? once : () => withRetries(once, signal, (ms) => now() + ms <= deadline);
      try {
        return await queue.add(requestKey(request), caller, work, signal);
      } catch (error) {
        throw isStopped ? stoppedError(operation) : error;
      } finally {
        clearTimeout(timer);
        inFlight.delete(cancellation);
      }
    },
    /** Another caller needs the same answer: the request need not wait for the first caller's turn. */
    join: (request: ServiceRequest, caller: Caller): void => queue.join(requestKey(request), caller),
    status,
    /** Ends running and waiting requests at once, as `unavailable`, and refuses later ones. */
    stop(): void {
      isStopped = true;
      for (const cancellation of inFlight) cancellation.abort();
    },
  };
}

/**
 * Up to three attempts: outages are retried, refusals are not.
 * @param signal ends the attempts and the waits between them
 * @param isInTime whether a `Retry-After` of so many milliseconds can be waited for
 */
async function withRetries(
  attempt: () => Promise<unknown>,
  signal: AbortSignal,
  isInTime: (ms: number) => boolean,
): Promise<unknown> {
  let lastOutage: ApiError | undefined;
  try {
    return await pRetry(attempt, {
      retries: RETRIES,
      minTimeout: 150,
      factor: 3,
      randomize: true,
      signal,
      shouldRetry: async ({ error }) => {
        if (!isOutage(error)) return false;
        lastOutage = error;
        if (error.retryAfterMs === undefined) return true;
        if (!isInTime(error.retryAfterMs)) return false;
        await sleep(error.retryAfterMs, undefined, { signal });
        return true;
      },
    });
  } catch (error) {
    // Cancelled between two attempts: the error of the last one says more than an AbortError or a timeout.
    throw signal.aborted ? (lastOutage ?? error) : error;
  }
}

/** Single GETs, and how the last ones ended. */
function createAttempts({ http, timeoutMs, now, metrics }: RetryingClientOptions) {
  const cooldown = createCooldown(now);
  let status: ServiceStatus = { answeredAt: null, failedAt: null };
  return {
    status: () => status,
    /** One GET of at most `timeoutMs`; none during a cooldown. */
    async attempt({ operation, query }: ServiceRequest, cancellation: AbortSignal): Promise<unknown> {
      cooldown.check(operation);
      const startedAt = now();
      try {
        const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), cancellation]);
        const answer = await http.get(operation, query, signal);
        status = { ...status, answeredAt: now() };
        metrics.apiCall(operation, 'ok', now() - startedAt);
        return answer;
      } catch (error) {
        metrics.apiCall(operation, error instanceof ApiError ? error.kind : 'failed', now() - startedAt);
        status = { ...status, [isClientError(error) ? 'answeredAt' : 'failedAt']: now() };
        cooldown.onError(error);
        throw error;
      }
    },
  };
}

/** The time in which the service asked not to be called (`Retry-After`); it holds for calls of every operation. */
function createCooldown(now: () => number) {
  let from = 0;
  let ms = 0;
  /** The kind of the error that asked for the cooldown. */
  let kind: ApiErrorKind = 'rate_limited';
  /** After the clock was set back, a cooldown that seems to start in the future is over. */
  const remainingMs = () => (now() < from ? 0 : Math.max(0, from + ms - now()));
  return {
    /** @throws ApiError while the cooldown lasts */
    check(operation: Operation): void {
      const retryAfterMs = remainingMs();
      if (retryAfterMs > 0) throw new ApiError(kind, { operation, retryAfterMs });
    },
    /** Of parallel calls, the one with the longest Retry-After counts. */
    onError(error: unknown): void {
      if (!(error instanceof ApiError) || (error.retryAfterMs ?? 0) <= remainingMs()) return;
      from = now();
      ms = error.retryAfterMs ?? 0;
      kind = error.kind;
    },
  };
}

const stoppedError = (operation: Operation) =>
  new ApiError('unavailable', { operation, detail: 'this process is stopping' });
