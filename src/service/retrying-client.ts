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

/**
 * GETs with retries: at most `concurrency` at once, each attempt at most `timeoutMs`, up to three attempts where a retry
 * can help, and at most twice `timeoutMs` in total.
 */
export class RetryingClient {
  readonly #options: RetryingClientOptions;
  readonly #queue: FairQueue;
  /** One controller per request: a signal that exists as long as the process would collect listeners. */
  readonly #inFlight = new Set<AbortController>();
  readonly #cooldown: Cooldown;
  #status: ServiceStatus = { answeredAt: null, failedAt: null };
  #isStopped = false;

  constructor(options: RetryingClientOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.concurrency, options.metrics.apiWaiting);
    this.#cooldown = new Cooldown(options.now);
  }

  /**
   * @param retry `never`: one attempt
   * @returns the parsed JSON body
   * @throws ApiError
   */
  async get(request: ServiceRequest, caller: Caller, retry?: 'never'): Promise<unknown> {
    const { operation } = request;
    if (this.#isStopped) throw stoppedError(operation);
    const totalMs = this.#options.timeoutMs * TOTAL_TIMEOUT_FACTOR;
    const deadline = this.#options.now() + totalMs;
    const cancellation = new AbortController();
    const timeOut = () => cancellation.abort(new ApiError('timed_out', { operation }));
    const timer = setTimeout(timeOut, totalMs).unref();
    this.#inFlight.add(cancellation);
    const { signal } = cancellation;
    const work = () =>
      retry === 'never' ? this.#attempt(request, signal) : this.#attempts(request, signal, deadline);
    try {
      return await this.#queue.add(requestKey(request), caller, work, signal);
    } catch (error) {
      throw this.#isStopped ? stoppedError(operation) : error;
    } finally {
      clearTimeout(timer);
      this.#inFlight.delete(cancellation);
    }
  }

  /** Another caller needs the same answer: the request need not wait for the first caller's turn. */
  join(request: ServiceRequest, caller: Caller): void {
    this.#queue.join(requestKey(request), caller);
  }

  serviceStatus(): ServiceStatus {
    return this.#status;
  }

  /** Ends running and waiting requests at once, as `unavailable`, and refuses later ones. */
  stop(): void {
    this.#isStopped = true;
    for (const cancellation of this.#inFlight) cancellation.abort();
  }

  /**
   * Up to three attempts: outages are retried, refusals are not.
   * @param signal ends the attempts and the waits between them
   * @param deadline a `Retry-After` that ends later than this moment is not waited for
   */
  async #attempts(request: ServiceRequest, signal: AbortSignal, deadline: number): Promise<unknown> {
    let lastOutage: ApiError | undefined;
    try {
      return await pRetry(() => this.#attempt(request, signal), {
        retries: RETRIES,
        minTimeout: 150,
        factor: 3,
        randomize: true,
        signal,
        shouldRetry: async ({ error }) => {
          if (!isOutage(error)) return false;
          lastOutage = error;
          if (error.retryAfterMs === undefined) return true;
          if (this.#options.now() + error.retryAfterMs > deadline) return false;
          await sleep(error.retryAfterMs, undefined, { signal });
          return true;
        },
      });
    } catch (error) {
      // Cancelled between two attempts: the error of the last one says more than an AbortError or a timeout.
      throw signal.aborted ? (lastOutage ?? error) : error;
    }
  }

  /** One GET of at most `timeoutMs`; none during a cooldown. */
  async #attempt({ operation, query }: ServiceRequest, cancellation: AbortSignal): Promise<unknown> {
    const { http, timeoutMs, now, metrics } = this.#options;
    this.#cooldown.check(operation);
    const startedAt = now();
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), cancellation]);
      const answer = await http.get(operation, query, signal);
      this.#status = { ...this.#status, answeredAt: now() };
      metrics.apiCall(operation, 'ok', now() - startedAt);
      return answer;
    } catch (error) {
      metrics.apiCall(operation, error instanceof ApiError ? error.kind : 'failed', now() - startedAt);
      this.#status = { ...this.#status, [isClientError(error) ? 'answeredAt' : 'failedAt']: now() };
      this.#cooldown.onError(error);
      throw error;
    }
  }
}

/** The time in which the service asked not to be called (`Retry-After`); it holds for calls of every operation. */
class Cooldown {
  readonly #now: () => number;
  #from = 0;
  #ms = 0;
  /** The kind of the error that asked for the cooldown. */
  #kind: ApiErrorKind = 'rate_limited';

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws ApiError while the cooldown lasts */
  check(operation: Operation): void {
    const retryAfterMs = this.#remainingMs();
    if (retryAfterMs > 0) throw new ApiError(this.#kind, { operation, retryAfterMs });
  }

  /** Of parallel calls, the one with the longest Retry-After counts. */
  onError(error: unknown): void {
    if (!(error instanceof ApiError) || (error.retryAfterMs ?? 0) <= this.#remainingMs()) return;
    this.#from = this.#now();
    this.#ms = error.retryAfterMs ?? 0;
    this.#kind = error.kind;
  }

  /** After the clock was set back, a cooldown that seems to start in the future is over. */
  #remainingMs(): number {
    return this.#now() < this.#from ? 0 : Math.max(0, this.#from + this.#ms - this.#now());
  }
}

function stoppedError(operation: Operation): ApiError {
  return new ApiError('unavailable', { operation, detail: 'this process is stopping' });
}
