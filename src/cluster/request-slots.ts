import type { Log } from '../process/log.ts';
import type { RateLimitStatements } from '../store/postgres/rate-limit-statements.ts';
import { DatabaseClock } from './database-clock.ts';

const NAME = 'requests';
/** Discord refuses more than 50 in a second (developers/topics/rate-limits). */
const LIMIT = 50;
/** What the processes use of it together. */
const PER_SECOND = 48;
/**
 * A request that starts so much after its slot is not sent with it. At 48 a second, 50 slots take 1,041 ms: what is left of the
 * 41 ms is for the network, where some requests are faster than others.
 */
const MAX_LATE_MS = 25;
/** Slots this far ahead are enough for the processes that are busy; all others ask again. */
const HORIZON_MS = 1_000;
const MIN_RETRY_MS = 20;

/** When a request may start, on the process's clock (`performance.now`). */
interface RequestSlot {
  readonly from: number;
  /** Afterwards the slot is lost. */
  readonly until: number;
}

/** Slots for requests to Discord, out of the limit that all processes of the bot share. */
export interface RequestSlots {
  /**
   * Reserves the next slots.
   * @returns them, or none and when to ask again (milliseconds from now)
   * @throws Error when the database does not answer
   */
  reserve(count: number): Promise<{ readonly slots: readonly RequestSlot[]; readonly retryMs: number }>;
  /** Stops the requests of all processes for this time; those that have a slot already still start. Never rejects. */
  pause(ms: number): Promise<void>;
}

export function createRequestSlots(
  store: RateLimitStatements,
  log: Log,
  now: () => number = () => performance.now(),
): RequestSlots {
  const databaseClock = new DatabaseClock();
  let intervalMs = 1_000 / PER_SECOND;

  return {
    async reserve(count) {
      const sentAt = now();
      const given = intervalMs;
      const grant = await store.reserveSlots({ name: NAME, count, intervalMs: given, horizonMs: HORIZON_MS });
      const receivedAt = now();
      databaseClock.observe(grant.now, sentAt, receivedAt);
      const { first } = grant;
      if (first === null) return { slots: [], retryMs: Math.max(MIN_RETRY_MS, grant.retryAt - grant.now) };
      const moments = Array.from({ length: count }, (_, index) => first + index * given);
      const spans = moments.map((moment) => databaseClock.localSpan(moment, receivedAt));
      const [{ earliest, latest } = { earliest: 0, latest: 0 }] = spans;
      intervalMs = intervalFor(latest - earliest);
      return {
        slots: spans.map((span) => ({ from: span.latest, until: span.latest + MAX_LATE_MS })),
        retryMs: 0,
      };
    },
    async pause(ms) {
      await store
        .pauseSlots(NAME, ms)
        .catch((error: unknown) => log.warn({ err: error }, 'pause not shared'));
    },
  };
}

/**
 * The time between two slots, so that no second has more than 50 requests although each may start late: by what is allowed,
 * and by what a process does not know about the database's clock.
 */
export function intervalFor(uncertaintyMs: number): number {
  return Math.max(1_000 / PER_SECOND, (1_000 + uncertaintyMs + MAX_LATE_MS + 1) / LIMIT);
}
