import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import { type AttemptDeps, attempt } from './attempt.ts';
import { type ApiError, isOutage } from './errors.ts';
import type { ServiceRequest } from './query.ts';

/** Attempts after the first. */
const RETRIES = 2;

/**
 * Up to three attempts: outages are retried, refusals are not.
 * @param cancellation ends the attempts and the waits between them
 * @param deadline a `Retry-After` that ends later than this moment is not waited for
 */
export async function attemptWithRetries(
  deps: AttemptDeps,
  request: ServiceRequest,
  cancellation: AbortSignal,
  deadline: number,
): Promise<unknown> {
  let lastOutage: ApiError | undefined;
  try {
    return await pRetry(() => attempt(deps, request, cancellation), {
      retries: RETRIES,
      minTimeout: 150,
      factor: 3,
      randomize: true,
      signal: cancellation,
      async shouldRetry({ error }) {
        if (!isOutage(error)) return false;
        lastOutage = error;
        if (error.retryAfterMs === undefined) return true;
        if (deps.now() + error.retryAfterMs > deadline) return false;
        await sleep(error.retryAfterMs, undefined, { signal: cancellation });
        return true;
      },
    });
  } catch (error) {
    // Cancelled between two attempts: the error of the last one says more than an AbortError or a timeout.
    throw cancellation.aborted ? (lastOutage ?? error) : error;
  }
}
