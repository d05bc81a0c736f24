import type { SlotSource } from '../discord/shared-queue.ts';
import type { Log } from '../process/log.ts';
import type { RateLimitStatements } from '../store/postgres/rate-limit-statements.ts';
import { createSleepAwareClock } from '../timing/clocks.ts';
import { DatabaseClock } from './database-clock.ts';

const NAME = 'requests';
/** Discord refuses more than 50 in a second (developers/topics/rate-limits). */
const LIMIT = 50;
/** What the processes use of it together. */
const PER_SECOND = 46;
/**
 * At 46 a second, 50 slots take 1,087 ms: a request may arrive up to 87 ms after its slot. Of these, 25 are for a process that is
 * busy, 14 for what it does not know about the database's clock, and the rest for the way to Discord.
 */
const MAX_LATE_MS = 25;
const MAX_UNCERTAINTY_MS = 14;
/** After so many answers that took longer, the database is far away, and no answer will be faster. */
const SLOW_ANSWERS = 20;
/** Slots this far ahead are enough for the processes that are busy; all others ask again. */
const HORIZON_MS = 1_000;
const MIN_RETRY_MS = 20;

/**
 * Slots for requests to Discord, out of the limit that all processes of the bot share.
 * @param now milliseconds; see `sleep-aware-clock.ts`
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
      // The slots of a slow answer are lost, and the next one is likely to be slow, too.
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
        .catch((error: unknown) => log.warn({ err: error }, 'pause not shared with the other processes'));
    },
  };
}

/**
 * The time between two slots, so that no second has more than 50 requests although each may start late. With a database that is
 * so far away that its clock is not known better, the processes use less of the limit.
 */
function intervalFor(uncertaintyMs: number): number {
  return Math.max(1_000 / PER_SECOND, (1_000 + uncertaintyMs + MAX_LATE_MS + 1) / LIMIT);
}
