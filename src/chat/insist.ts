import { setTimeout as sleep } from 'node:timers/promises';
import { PostError, type PostErrorKind } from '../bot/post.ts';

const FIRST_BACKOFF_MS = 500;

/** What passes. `rate_limited` comes in spite of `Pace`, which counts neither removals nor how late answers are. */
const PASSING: ReadonlySet<PostErrorKind> = new Set(['rate_limited', 'unavailable']);

/**
 * Tries again what Discord did not take for a reason that passes: as late as it asks for, and later each time.
 * @throws PostError of the last attempt; whatever else `attempt` throws, at once
 */
export type Insist = <T>(attempt: () => Promise<T>, retries: number) => Promise<T>;

/**
 * What has succeeded counts even if the process began to stop meanwhile: it has to be recorded.
 * @param stopping after it nothing is tried again
 */
export function createInsist(stopping: AbortSignal): Insist {
  return async (attempt, retries) => {
    stopping.throwIfAborted();
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof PostError) || !PASSING.has(error.kind) || failures === retries) throw error;
        const backoffMs = FIRST_BACKOFF_MS * 2 ** failures * (1 + Math.random());
        await sleep((error.retryAfterMs ?? 0) + backoffMs, undefined, { signal: stopping });
      }
    }
  };
}
