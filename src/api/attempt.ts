import type { Metrics } from '../process/metrics.ts';
import type { Cooldown } from './cooldown.ts';
import { ApiError, isClientError } from './errors.ts';
import type { Http } from './http.ts';
import type { ServiceRequest } from './query.ts';
import type { ServiceStatusTracker } from './service-status.ts';

export interface AttemptDeps {
  readonly http: Http;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly cooldown: Cooldown;
  readonly status: ServiceStatusTracker;
}

/**
 * One GET of at most `timeoutMs`; none during a cooldown.
 * @throws ApiError
 */
export async function attempt(
  { http, timeoutMs, now, metrics, cooldown, status }: AttemptDeps,
  { operation, query }: ServiceRequest,
  cancellation: AbortSignal,
): Promise<unknown> {
  cooldown.check(operation);
  const startedAt = now();
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), cancellation]);
    const answer = await http.get(operation, query, signal);
    status.onAnswer();
    metrics.apiCall(operation, 'ok', now() - startedAt);
    return answer;
  } catch (error) {
    metrics.apiCall(operation, error instanceof ApiError ? error.kind : 'failed', now() - startedAt);
    if (isClientError(error)) status.onAnswer();
    else status.onFailure();
    cooldown.onError(error);
    throw error;
  }
}
