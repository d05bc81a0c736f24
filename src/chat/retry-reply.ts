import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import { PostError, type PostErrorKind } from '../discord/poster.ts';

const FIRST_BACKOFF_MS = 500;

/** What passes. `rate_limited` comes in spite of `Pace`, which counts neither removals nor how late answers are. */
const TRANSIENT: ReadonlySet<PostErrorKind> = new Set(['rate_limited', 'unavailable']);

/**
 * Tries again what Discord did not take for a reason that passes: as late as it asks for, and later each time.
 * @throws PostError of the last attempt; whatever else `attempt` throws, at once
 */
export type RetryReply = <T>(attempt: () => Promise<T>, retries: number) => Promise<T>;

/** @param stopping after it nothing is tried again */
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
      // p-retry rejects once the signal has aborted, even after a success; what was posted has to be recorded.
      if (outcome.success !== undefined) return outcome.success.value;
      throw error;
    }
  };
}
