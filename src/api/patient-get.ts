import PQueue from 'p-queue';
import pRetry from 'p-retry';
import type { Metrics } from '../metrics.ts';
import { ApiError, isAnswer, isOutage, type Operation } from './errors.ts';
import type { Http } from './http.ts';
import type { Query } from './query.ts';

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
  (operation: Operation, query: Query): Promise<unknown>;
  condition(): Condition;
}

/**
 * GETs with patience: at most `concurrency` at once, each attempt at most `timeoutMs`, up to three attempts where
 * trying again can help, the whole at most twice `timeoutMs`. A `Retry-After` silences later calls too until it is over.
 */
export function createPatientGet(options: PatientGetOptions): PatientGet {
  const { http, timeoutMs, concurrency, now, metrics } = options;
  const queue = new PQueue({ concurrency });
  let silence = { from: 0, ms: 0 };
  let condition: Condition = { answeredAt: null, failedAt: null };

  /** A clock that was set back knows nothing of a silence that began in its future. */
  const silentFor = () => (now() < silence.from ? 0 : Math.max(0, silence.from + silence.ms - now()));

  const attempt = async (operation: Operation, query: Query, patience: AbortSignal) => {
    const waitMs = silentFor();
    if (waitMs > 0) throw new ApiError('rate_limited', { operation, retryAfterMs: waitMs });
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
      const askedForMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
      if (askedForMs > silentFor()) silence = { from: now(), ms: askedForMs };
      throw error;
    }
  };

  const get = async (operation: Operation, query: Query): Promise<unknown> => {
    const deadline = now() + timeoutMs * PATIENCE_IN_TIMEOUTS;
    const patience = AbortSignal.timeout(timeoutMs * PATIENCE_IN_TIMEOUTS);
    let cause: ApiError | undefined;
    const retried = () =>
      pRetry(() => attempt(operation, query, patience), {
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
    try {
      return await queue.add(retried, { signal: patience });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // Out of patience between two attempts: what the last one met says more than that time ran out.
      if (patience.aborted) throw cause ?? new ApiError('timed_out', { operation });
      throw error;
    }
  };
  return Object.assign(get, { condition: () => condition });
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
