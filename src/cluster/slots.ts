import { setTimeout as sleep } from 'node:timers/promises';
import type { WaitForSlot } from '../discord/gateway/identify.ts';
import type { SlotSource } from '../discord/posting/shared-queue.ts';
import type { Log } from '../process/log.ts';
import { createSleepAwareClock } from '../process/timing/clocks.ts';
import type { RateLimitStatements } from '../store/postgres/rate-limit-statements.ts';

/** Discord allows one identify in 5 s for each bucket (developers/events/gateway#sharding-max-concurrency). */
const IDENTIFY_INTERVAL_MS = 5_500;
/** An identify that would be later than this gets another slot: 5 s must remain until the next. */
const MAX_IDENTIFY_LATE_MS = 400;
const IDENTIFY_RETRY_MS = 500;

/**
 * Spaces the identifies of all processes of the bot. While the database does not answer, no shard identifies.
 * @param intervalMs between two identifies of one bucket
 */
export function createIdentifySlots(
  store: RateLimitStatements,
  intervalMs = IDENTIFY_INTERVAL_MS,
): WaitForSlot {
  return async (shard, maxConcurrency, signal) => {
    const name = `identify:${shard % maxConcurrency}`;
    for (;;) {
      signal.throwIfAborted();
      const sentAt = performance.now();
      // No horizon is needed: a waiting shard doesn't keep others from asking.
      const grant = await store
        .reserveSlots({ name, count: 1, intervalMs, horizonMs: 0 })
        .catch(() => ({ now: 0, first: null, retryAt: IDENTIFY_RETRY_MS }));
      if (grant.first !== null && performance.now() - sentAt <= MAX_IDENTIFY_LATE_MS) return;
      const waitMs = grant.first === null ? Math.max(1, grant.retryAt - grant.now) : IDENTIFY_RETRY_MS;
      await sleep(waitMs, undefined, { signal });
    }
  };
}

/** Clocks of different machines drift apart by at most this fraction of the elapsed time. */
const MAX_DRIFT = 500e-6;

/**
 * Converts the database's clock to this process's clock. The database read its clock at some point between
 * request and answer; several such spans narrow down the difference, so that one late answer does no harm.
 */
class DatabaseClock {
  #bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  #observedAt = 0;

  /**
   * @param databaseTime what the database's clock showed
   * @param sentAt on this process's clock, before the request
   * @param receivedAt on this process's clock, after the answer
   */
  observe(databaseTime: number, sentAt: number, receivedAt: number): void {
    const known = this.#boundsAt(receivedAt);
    const seen = { low: databaseTime - receivedAt, high: databaseTime - sentAt };
    const both = { low: Math.max(known.low, seen.low), high: Math.min(known.high, seen.high) };
    // They contradict each other if a clock was set.
    this.#bounds = both.low <= both.high ? both : seen;
    this.#observedAt = receivedAt;
  }

  /** The possible error of the clock difference, right after an answer. */
  uncertaintyMs(): number {
    return this.#bounds.high - this.#bounds.low;
  }

  /** The latest time on this process's clock at which the database's clock may reach `databaseTime`. */
  latestMoment(databaseTime: number): number {
    return databaseTime - this.#bounds.low;
  }

  #boundsAt(now: number) {
    const driftMs = Math.max(0, now - this.#observedAt) * MAX_DRIFT;
    return { low: this.#bounds.low - driftMs, high: this.#bounds.high + driftMs };
  }
}

const NAME = 'requests';
/** Discord refuses more than 50 in a second (developers/topics/rate-limits). */
const LIMIT = 50;
/** How much of it all processes together use. */
const PER_SECOND = 46;
/**
 * At 46 a second, 50 slots take 1,087 ms: a request may arrive up to 87 ms after its slot. Of these, 25 are
 * for a busy process, 14 for uncertainty about the database's clock, and the rest for the network.
 */
const MAX_LATE_MS = 25;
const MAX_UNCERTAINTY_MS = 14;
/** After this many slow answers, the database is assumed to be far away, so that no answer will be faster. */
const SLOW_ANSWERS = 20;
/** Slots this far ahead are enough for busy processes; all others ask again. */
const HORIZON_MS = 1_000;
const MIN_RETRY_MS = 20;

/**
 * Slots for requests to Discord, from the limit that all processes of the bot share.
 * @param now milliseconds; see `timing/clocks.ts`
 */
export function createRequestSlots(
  store: RateLimitStatements,
  log: Log,
  now: () => number = createSleepAwareClock(),
): SlotSource {
  const databaseClock = new DatabaseClock();
  let intervalMs = intervalFor(0);
  let slowAnswers = 0;

  return {
    now,
    async reserve(wanted) {
      // Slots in a slow answer are lost, and the next answer is likely to be slow, too.
      const isLikelyLost = slowAnswers > 0 && slowAnswers <= SLOW_ANSWERS;
      const request = { count: isLikelyLost ? 1 : wanted, intervalMs };
      const sentAt = now();
      const grant = await store.reserveSlots({ name: NAME, horizonMs: HORIZON_MS, ...request });
      const receivedAt = now();
      databaseClock.observe(grant.now, sentAt, receivedAt);
      const uncertaintyMs = databaseClock.uncertaintyMs();
      slowAnswers = uncertaintyMs > MAX_UNCERTAINTY_MS ? slowAnswers + 1 : 0;
      const isFar = slowAnswers > SLOW_ANSWERS;
      intervalMs = intervalFor(isFar ? uncertaintyMs : 0);
      if (grant.first === null)
        return { slots: [], retryMs: Math.max(MIN_RETRY_MS, grant.retryAt - grant.now) };
      if (slowAnswers > 0 && !(isFar && request.intervalMs >= intervalMs)) return { slots: [], retryMs: 0 };
      const first = databaseClock.latestMoment(grant.first);
      const slots = Array.from({ length: request.count }, (_, index) => {
        const from = first + index * request.intervalMs;
        return { from, until: from + MAX_LATE_MS };
      });
      return { slots, retryMs: 0 };
    },
    async pause(ms) {
      await store
        .pauseSlots(NAME, ms)
        .catch((error: unknown) => log.warn({ err: error }, 'rate-limit pause not shared'));
    },
  };
}

/**
 * The time between two slots, so that no second has more than 50 requests although each may start late. If
 * the database is too far away to know its clock better, the processes use less of the limit.
 */
function intervalFor(uncertaintyMs: number): number {
  return Math.max(1_000 / PER_SECOND, (1_000 + uncertaintyMs + MAX_LATE_MS + 1) / LIMIT);
}
