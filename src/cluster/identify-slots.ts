import { setTimeout as sleep } from 'node:timers/promises';
import type { WaitForSlot } from '../bot/identify.ts';
import type { RateLimitStatements } from '../store/postgres/rate-limit-statements.ts';

/** Discord allows one identify in 5 s for each bucket (developers/events/gateway#sharding-max-concurrency). */
const INTERVAL_MS = 5_500;
/** An identify that would be later than this gets another slot: 5 s must remain until the next. */
const MAX_LATE_MS = 400;
const RETRY_MS = 500;

interface IdentifySlotOptions {
  readonly store: RateLimitStatements;
  /** Between two identifies of one bucket. */
  readonly intervalMs?: number;
  /** Milliseconds, monotonic. */
  readonly now?: () => number;
}

/** Spaces the identifies of all processes of the bot. While the database does not answer, no shard identifies. */
export function createIdentifySlots({
  store,
  intervalMs = INTERVAL_MS,
  now = () => performance.now(),
}: IdentifySlotOptions): WaitForSlot {
  return async (shard, maxConcurrency, signal) => {
    const name = `identify:${shard % maxConcurrency}`;
    for (;;) {
      signal.throwIfAborted();
      const sentAt = now();
      // Without a horizon: a shard that waits does not keep the others from asking.
      const grant = await store
        .reserveSlots({ name, count: 1, intervalMs, horizonMs: 0 })
        .catch(() => ({ now: 0, first: null, retryAt: RETRY_MS }));
      if (grant.first !== null && now() - sentAt <= MAX_LATE_MS) return;
      const waitMs = grant.first === null ? Math.max(1, grant.retryAt - grant.now) : RETRY_MS;
      await sleep(waitMs, undefined, { signal });
    }
  };
}
