import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import { PostError, type PostErrorKind } from '../discord/post-error.ts';

const FIRST_BACKOFF_MS = 500;

/** `rate_limited` can come in spite of the rate limiter, which counts neither deletions nor delays on the way. */
const TRANSIENT: ReadonlySet<PostErrorKind> = new Set(['rate_limited', 'unavailable']);

/**
 * Retries requests that Discord refused for a temporary reason, after its `Retry-After` and a growing delay.
 * @throws PostError of the last attempt; any other error at once
 */
export type RetryReply = <T>(attempt: () => Promise<T>, retries: number) => Promise<T>;

/** @param stopping when aborted, there are no more retries */
export function createReplyRetry(stopping: AbortSignal): RetryReply {
  return async <T>(attempt: () => Promise<T>, retries: number): Promise<T> => {
    const outcome: { success?: { readonly value: T } } = {};
    const attemptOnce = async () => {
      outcome.success = { value: await attempt() };
      return outcome.success.value;
    };
    try {
      return await pRetry(attemptOnce, {
        retries,
        minTimeout: FIRST_BACKOFF_MS,
        randomize: true,
        signal: stopping,
        async shouldRetry({ error }) {
          if (!(error instanceof PostError) || !TRANSIENT.has(error.kind)) return false;
          await sleep(error.retryAfterMs ?? 0, undefined, { signal: stopping });
          return true;
        },
      });
    } catch (error) {
      // p-retry rejects after the signal has aborted, even if the attempt succeeded; a posted reply must be recorded.
      if (outcome.success !== undefined) return outcome.success.value;
      throw error;
    }
  };
}
