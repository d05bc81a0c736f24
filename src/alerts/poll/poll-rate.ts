const MINUTE_MS = 60_000;

/**
 * This many failures in a row are an outage; fewer can concern single topics. Until the service has answered, no more polls run
 * at once, so that a dead one gets no more requests.
 */
const OUTAGE_FAILURES = 3;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 5 * MINUTE_MS;

/** The poller uses two thirds of what the service allows; the rest is for people's commands. */
const HEADROOM = 1.5;
const MAX_GAP_MS = 3_000;
const MIN_GAP_MS = 10;
/** The gap shrinks slowly: whenever the poller reaches the service's limit, people's commands wait too. */
const DECAY_PER_MINUTE = 0.95;

interface PollFailure {
  /** The moment that `started` returned. */
  readonly startedAt: number;
  readonly isRateLimit: boolean;
  readonly retryAfterMs: number;
}

export type PollRate = ReturnType<typeof createPollRate>;

/**
 * How fast the poller may poll. Additive increase, multiplicative decrease: answers raise the number of polls under way,
 * failures halve it. A rate limit puts a gap between polls: the measured time, including the wait that the service asks for,
 * divided by the polls that it allowed.
 * @param maxConcurrent polls at once
 * @param now milliseconds that never go back
 */
export function createPollRate(maxConcurrent: number, now: () => number) {
  const carefulWindow = Math.min(OUTAGE_FAILURES, maxConcurrent);
  let window = carefulWindow;
  let gap = { ms: 0, setAt: 0 };
  let pausedUntil = 0;
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let pauses = { count: 0, begunAt: Number.NEGATIVE_INFINITY };
  let measurement = { from: now(), polls: 0 };

  /** Milliseconds between the starts of two polls. */
  const gapMs = (): number => {
    const decayed = gap.ms * DECAY_PER_MINUTE ** ((now() - gap.setAt) / MINUTE_MS);
    return decayed < MIN_GAP_MS ? 0 : decayed;
  };

  const widenGap = (retryAfterMs: number) => {
    const perPollMs = (now() - measurement.from + retryAfterMs) / Math.max(1, measurement.polls);
    gap = {
      ms: Math.min(MAX_GAP_MS, Math.max(MIN_GAP_MS, gapMs(), perPollMs) * HEADROOM),
      setAt: now(),
    };
    measurement = { from: now() + retryAfterMs, polls: 0 };
  };

  const pauseAfter = (startedAt: number) => {
    if (failures < OUTAGE_FAILURES || startedAt < pauses.begunAt) return;
    pauses = { count: pauses.count + 1, begunAt: now() };
    const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (pauses.count - 1));
    pausedUntil = Math.max(pausedUntil, now() + pauseMs);
  };

  return {
    /** How many polls may run at once. */
    window: () => Math.floor(window),
    gapMs,
    /** True during an outage, and for as long as the service asks. */
    isPaused: () => now() < pausedUntil,
    /** A poll starts. @returns the moment, for `failed` */
    started(): number {
      measurement.polls += 1;
      return now();
    },
    succeeded(): void {
      failures = 0;
      pauses = { ...pauses, count: 0 };
      window = Math.min(maxConcurrent, window + 1 / window);
    },
    failed({ startedAt, isRateLimit, retryAfterMs }: PollFailure): void {
      pausedUntil = Math.max(pausedUntil, now() + retryAfterMs);
      // Polls that ran at the same time fail together: they slow polling down once, and meet one rate limit.
      const isFirst = startedAt >= failedAt;
      if (isFirst) {
        failedAt = now();
        window = Math.max(1, window / 2);
        if (isRateLimit) widenGap(retryAfterMs);
      }
      if (isFirst || !isRateLimit) failures += 1;
      pauseAfter(startedAt);
    },
    /** Nothing is due: the measurement starts again. */
    idle(): void {
      window = Math.min(window, carefulWindow);
      measurement = { from: now(), polls: 0 };
    },
  };
}
