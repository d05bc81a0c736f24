import pRetry from 'p-retry';
import type { Metrics } from '../metrics.ts';
import { ApiError, type ApiErrorKind, isAnswer, isOutage, type Operation } from './errors.ts';
import { type Caller, createFairQueue } from './fair-queue.ts';
import type { Http } from './http.ts';
import { keyOf, type Query } from './query.ts';

/** Attempts after the first. */
const RETRIES = 2;

/** Nobody waits longer than this many timeouts for one answer, retries and queue included. */
const PATIENCE_IN_TIMEOUTS = 2;

export interface PatientGetOptions {
  readonly http: Http;
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly now: () => number;
  readonly metrics: Metrics;
}

/** When the service last answered, and when it last failed to; null: not yet. */
export interface Condition {
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
}

export interface PatientGet {
  (operation: Operation, query: Query, caller: Caller): Promise<unknown>;
  /** Another caller needs the same answer: the request need not wait for the first caller's turn. */
  join(operation: Operation, query: Query, caller: Caller): void;
  condition(): Condition;
  /** Ends what is under way and what waits at once, as `unavailable`, and refuses what comes later. */
  stop(): void;
}

/**
 * GETs with patience: at most `concurrency` at once, each attempt at most `timeoutMs`, up to three attempts where
 * trying again can help, the whole at most twice `timeoutMs`. A `Retry-After` silences later calls too until it is over.
 */
export function createPatientGet(options: PatientGetOptions): PatientGet {
  const { http, timeoutMs, concurrency, now, metrics } = options;
  const queue = createFairQueue(concurrency, metrics.apiWaiting);
  // One controller each: a signal that lives as long as the process would collect listeners.
  const underWay = new Set<AbortController>();
  let isStopped = false;
  let silence: Silence = { from: 0, ms: 0, kind: 'rate_limited' };
  let condition: Condition = { answeredAt: null, failedAt: null };

  /** A clock that was set back knows nothing of a silence that began in its future. */
  const silentFor = () => (now() < silence.from ? 0 : Math.max(0, silence.from + silence.ms - now()));

  const attempt = async (operation: Operation, query: Query, patience: AbortSignal) => {
    const waitMs = silentFor();
    if (waitMs > 0) throw new ApiError(silence.kind, { operation, retryAfterMs: waitMs });
    const begunAt = now();
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), patience]);
      const answer = await http.get(operation, query, signal);
      condition = { ...condition, answeredAt: now() };
      metrics.apiCall(operation, 'ok', now() - begunAt);
      return answer;
    } catch (error) {
      metrics.apiCall(operation, error instanceof ApiError ? error.kind : 'failed', now() - begunAt);
      condition = isAnswer(error) ? { ...condition, answeredAt: now() } : { ...condition, failedAt: now() };
      // Of calls that were under way together, the one that asks for the longest silence counts.
      if (error instanceof ApiError && (error.retryAfterMs ?? 0) > silentFor())
        silence = { from: now(), ms: error.retryAfterMs ?? 0, kind: error.kind };
      throw error;
    }
  };

  const retried = async (operation: Operation, query: Query, patience: AbortSignal, deadline: number) => {
    let cause: ApiError | undefined;
    try {
      return await pRetry(() => attempt(operation, query, patience), {
        retries: RETRIES,
        minTimeout: 150,
        factor: 3,
        randomize: true,
        signal: patience,
        async shouldRetry({ error }) {
          if (!isOutage(error)) return false;
          cause = error;
          if (error.retryAfterMs === undefined) return true;
          if (now() + error.retryAfterMs > deadline) return false;
          await pause(error.retryAfterMs, patience);
          return true;
        },
      });
    } catch (error) {
      // Out of patience between two attempts: what the last one met says more than that time ran out.
      throw patience.aborted ? (cause ?? error) : error;
    }
  };

  const get = async (operation: Operation, query: Query, caller: Caller): Promise<unknown> => {
    if (isStopped) throw stopped(operation);
    const patienceMs = timeoutMs * PATIENCE_IN_TIMEOUTS;
    const deadline = now() + patienceMs;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new ApiError('timed_out', { operation })), patienceMs);
    timer.unref();
    underWay.add(patience);
    try {
      const work = () => retried(operation, query, patience.signal, deadline);
      return await queue.add(keyOf(operation, query), caller, work, patience.signal);
    } catch (error) {
      throw isStopped ? stopped(operation) : error;
    } finally {
      clearTimeout(timer);
      underWay.delete(patience);
    }
  };

  return Object.assign(get, {
    join: (operation: Operation, query: Query, caller: Caller) => queue.join(keyOf(operation, query), caller),
    condition: () => condition,
    stop() {
      isStopped = true;
      for (const patience of underWay) patience.abort();
    },
  });
}

interface Silence {
  readonly from: number;
  readonly ms: number;
  /** The error kind of the answer that asked for the silence. */
  readonly kind: ApiErrorKind;
}

function stopped(operation: Operation): ApiError {
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
