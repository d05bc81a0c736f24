import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Metrics } from '../process/metrics.ts';
import { ApiError, type ApiErrorKind, isClientError, isOutage, type Operation } from './errors.ts';
import { type Caller, FairQueue } from './fair-queue.ts';
import type { Http } from './http.ts';
import { requestKey, type ServiceRequest } from './request.ts';

/** Attempts after the first. */
const RETRIES = 2;
/** No call takes longer than this many timeouts, including retries and time in the queue. */
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
  /** One controller per request, since a signal that lives as long as the process would collect listeners. */
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
    /** Adds a caller that needs the same answer, so the request needn't wait for the first caller's turn. */
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
 * @param isInTime whether there is time to wait for a `Retry-After` of this many milliseconds
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
    // If canceled between two attempts, the last attempt's error says more than an AbortError or a timeout.
    throw signal.aborted ? (lastOutage ?? error) : error;
  }
}

/** Makes single GETs, and records how the last ones ended. */
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

/** The time for which the service asked not to be called (`Retry-After`); applies to all operations. */
function createCooldown(now: () => number) {
  let from = 0;
  let ms = 0;
  /** The kind of the error that asked for the cooldown. */
  let kind: ApiErrorKind = 'rate_limited';
  /** A cooldown that seems to start in the future predates a clock change, and is over. */
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
