const MINUTE_MS = 60_000;

/** This many failures in a row are an outage; fewer can be the fault of single topics. */
const OUTAGE_AFTER = 3;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 5 * MINUTE_MS;

/** The poller leaves a third of what the service allows to people. */
const HEADROOM = 1.5;
const MAX_GAP_MS = 3_000;
const SMALLEST_GAP_MS = 10;
/** The gap shrinks slowly, because people wait too whenever the poller hits the service's limit. */
const EASED_PER_MINUTE = 0.95;

export interface PollFailure {
  /** The moment that {@link PollRate.began} returned. */
  readonly begunAt: number;
  readonly isRateLimit: boolean;
  readonly retryAfterMs: number;
}

/** How fast the poller may go. */
export interface PollRate {
  /** How many polls may run at once. */
  window(): number;
  /** Milliseconds between the starts of two polls. */
  gapMs(): number;
  /** True during an outage, and for as long as the service asks. */
  isPaused(): boolean;
  /** @returns the moment, for {@link failed} */
  began(): number;
  answered(): void;
  failed(failure: PollFailure): void;
  /** Nothing is due: the measurement starts again. */
  idle(): void;
}

/**
 * Additive increase, multiplicative decrease: failures halve the number of polls under way, answers raise it again. A
 * rate limit puts a gap between polls: the time measured, including the wait that the service asks for, divided by the
 * polls it let through.
 * @param atOnce the most polls that run at once
 * @param now milliseconds that never go back
 */
export function createPollRate(atOnce: number, now: () => number): PollRate {
  let window = atOnce;
  let gap = { ms: 0, setAt: 0 };
  let pausedUntil = 0;
  let failures = 0;
  let slowedAt = Number.NEGATIVE_INFINITY;
  let measured = { from: now(), polls: 0 };

  const gapMs = () => {
    const eased = gap.ms * EASED_PER_MINUTE ** ((now() - gap.setAt) / MINUTE_MS);
    return eased < SMALLEST_GAP_MS ? 0 : eased;
  };

  const spreadOut = (retryAfterMs: number) => {
    const perPollMs = (now() - measured.from + retryAfterMs) / Math.max(1, measured.polls);
    gap = {
      ms: Math.min(MAX_GAP_MS, Math.max(SMALLEST_GAP_MS, gapMs(), perPollMs) * HEADROOM),
      setAt: now(),
    };
    measured = { from: now() + retryAfterMs, polls: 0 };
  };

  return {
    window: () => Math.floor(window),
    gapMs,
    isPaused: () => now() < pausedUntil,
    began() {
      measured.polls += 1;
      return now();
    },
    answered() {
      failures = 0;
      window = Math.min(atOnce, window + 1 / window);
    },
    failed({ begunAt, isRateLimit, retryAfterMs }) {
      pausedUntil = Math.max(pausedUntil, now() + retryAfterMs);
      // Polls that ran at the same time fail together: they count as one failure.
      if (begunAt < slowedAt) return;
      slowedAt = now();
      failures += 1;
      window = Math.max(1, window / 2);
      if (isRateLimit) spreadOut(retryAfterMs);
      pausedUntil = Math.max(pausedUntil, now() + outagePauseMs(failures));
    },
    idle() {
      measured = { from: now(), polls: 0 };
    },
  };
}

/** @param failures in a row */
function outagePauseMs(failures: number): number {
  if (failures < OUTAGE_AFTER) return 0;
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - OUTAGE_AFTER));
}
