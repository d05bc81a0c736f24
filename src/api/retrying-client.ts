import pRetry from 'p-retry';
import type { Metrics } from '../process/metrics.ts';
import { ApiError, type ApiErrorKind, isClientError, isOutage, type Operation } from './errors.ts';
import { type Caller, createFairQueue } from './fair-queue.ts';
import type { Http } from './http.ts';
import { cacheKey, type Query } from './query.ts';

/** Attempts after the first. */
const RETRIES = 2;

/** Nobody waits longer than this many timeouts for one answer, retries and queue included. */
const TOTAL_TIMEOUT_FACTOR = 2;

export interface RetryingClientOptions {
  readonly http: Http;
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly now: () => number;
  readonly metrics: Metrics;
}

/** When the service last answered, and when it last failed to; null: not yet. */
export interface ServiceStatus {
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
}

export interface RetryingClient {
  (operation: Operation, query: Query, caller: Caller): Promise<unknown>;
  /** Another caller needs the same answer: the request need not wait for the first caller's turn. */
  join(operation: Operation, query: Query, caller: Caller): void;
  serviceStatus(): ServiceStatus;
  /** Ends what is under way and what waits at once, as `unavailable`, and refuses what comes later. */
  stop(): void;
}

/**
 * GETs with patience: at most `concurrency` at once, each attempt at most `timeoutMs`, up to three attempts where
 * trying again can help, the whole at most twice `timeoutMs`. A `Retry-After` silences later calls too until it is over.
 */
export function createRetryingClient(options: RetryingClientOptions): RetryingClient {
  const { http, timeoutMs, concurrency, now, metrics } = options;
  const queue = createFairQueue(concurrency, metrics.apiWaiting);
  // One controller each: a signal that lives as long as the process would collect listeners.
  const inFlight = new Set<AbortController>();
  let isStopped = false;
  let cooldown: Cooldown = { from: 0, ms: 0, kind: 'rate_limited' };
  let serviceStatus: ServiceStatus = { answeredAt: null, failedAt: null };

  /** A clock that was set back knows nothing of a silence that began in its future. */
  const cooldownMs = () => (now() < cooldown.from ? 0 : Math.max(0, cooldown.from + cooldown.ms - now()));

  const attempt = async (operation: Operation, query: Query, cancellation: AbortSignal) => {
    const waitMs = cooldownMs();
    if (waitMs > 0) throw new ApiError(cooldown.kind, { operation, retryAfterMs: waitMs });
    const startedAt = now();
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), cancellation]);
      const answer = await http.get(operation, query, signal);
      serviceStatus = { ...serviceStatus, answeredAt: now() };
      metrics.apiCall(operation, 'ok', now() - startedAt);
      return answer;
    } catch (error) {
      metrics.apiCall(operation, error instanceof ApiError ? error.kind : 'failed', now() - startedAt);
      serviceStatus = isClientError(error)
        ? { ...serviceStatus, answeredAt: now() }
        : { ...serviceStatus, failedAt: now() };
      // Of calls that were under way together, the one that asks for the longest silence counts.
      if (error instanceof ApiError && (error.retryAfterMs ?? 0) > cooldownMs())
        cooldown = { from: now(), ms: error.retryAfterMs ?? 0, kind: error.kind };
      throw error;
    }
  };

  const getWithRetries = async (
    operation: Operation,
    query: Query,
    cancellation: AbortSignal,
    deadline: number,
  ) => {
    let cause: ApiError | undefined;
    try {
      return await pRetry(() => attempt(operation, query, cancellation), {
        retries: RETRIES,
        minTimeout: 150,
        factor: 3,
        randomize: true,
        signal: cancellation,
        async shouldRetry({ error }) {
          if (!isOutage(error)) return false;
          cause = error;
          if (error.retryAfterMs === undefined) return true;
          if (now() + error.retryAfterMs > deadline) return false;
          await pause(error.retryAfterMs, cancellation);
          return true;
        },
      });
    } catch (error) {
      // Out of patience between two attempts: what the last one met says more than that time ran out.
      throw cancellation.aborted ? (cause ?? error) : error;
    }
  };

  const get = async (operation: Operation, query: Query, caller: Caller): Promise<unknown> => {
    if (isStopped) throw stoppedError(operation);
    const totalTimeoutMs = timeoutMs * TOTAL_TIMEOUT_FACTOR;
    const deadline = now() + totalTimeoutMs;
    const cancellation = new AbortController();
    const timer = setTimeout(
      () => cancellation.abort(new ApiError('timed_out', { operation })),
      totalTimeoutMs,
    );
    timer.unref();
    inFlight.add(cancellation);
    try {
      const work = () => getWithRetries(operation, query, cancellation.signal, deadline);
      return await queue.add(cacheKey(operation, query), caller, work, cancellation.signal);
    } catch (error) {
      throw isStopped ? stoppedError(operation) : error;
    } finally {
      clearTimeout(timer);
      inFlight.delete(cancellation);
    }
  };

  return Object.assign(get, {
    join: (operation: Operation, query: Query, caller: Caller) =>
      queue.join(cacheKey(operation, query), caller),
    serviceStatus: () => serviceStatus,
    stop() {
      isStopped = true;
      for (const cancellation of inFlight) cancellation.abort();
    },
  });
}

interface Cooldown {
  readonly from: number;
  readonly ms: number;
  /** The error kind of the answer that asked for the silence. */
  readonly kind: ApiErrorKind;
}

function stoppedError(operation: Operation): ApiError {
  return new ApiError('unavailable', { operation, detail: 'this process is stopping' });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
