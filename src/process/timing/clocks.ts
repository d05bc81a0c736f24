/**
 * A clock for measuring elapsed time: when `clock` is set back, it continues from where it was. Unlike
 * `performance.now`, it also runs while the machine sleeps.
 */
export function createSteadyClock(clock: () => number): () => number {
  let last = clock();
  let setBackMs = 0;
  return () => {
    const now = clock();
    setBackMs += Math.max(0, last - now);
    last = now;
    return now + setBackMs;
  };
}

/** Smaller differences are corrections of the wall clock. */
const CORRECTION_MS = 500;

/**
 * A clock for deadlines that other machines rely on: it never runs slower than real time. `performance.now`
 * alone stops while the machine sleeps; the wall clock alone can be set back.
 */
export function createSleepAwareClock(
  uptime: () => number = () => performance.now(),
  clock: () => number = Date.now,
): () => number {
  let offset = clock() - uptime();
  let sleptMs = 0;
  return () => {
    const jumpMs = clock() - uptime() - offset;
    if (Math.abs(jumpMs) > CORRECTION_MS) {
      offset += jumpMs;
      sleptMs += Math.max(0, jumpMs);
    }
    return uptime() + sleptMs;
  };
}

/** Smaller corrections, and the drift between two calls, are harmless. */
const TOLERANCE_MS = 10_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export type ClockWatch = ReturnType<typeof watchClock>;

/**
 * Detects when an operator or a time server sets the clock.
 * @param lastKnownAt the newest time that an earlier process recorded: the gap since then counts as a jump
 */
export function watchClock(clock: () => number, uptime: () => number, lastKnownAt: number | null) {
  const offset = () => clock() - uptime();
  let known = offset();
  let steadySince = uptime();
  let jump = lastKnownAt === null ? 0 : Math.abs(clock() - lastKnownAt);
  return {
    /** Call it about once a minute: a jump counts from the call that notices it. */
    check(): void {
      const moved = Math.abs(offset() - known);
      known = offset();
      if (moved < TOLERANCE_MS) return;
      steadySince = uptime();
      jump = moved;
    },
    /**
     * Whether the clock has been steady for an hour (after a jump of more than a day, for a day), long enough
     * to notice a wrong one.
     */
    isTrusted: () => uptime() - steadySince >= (jump > DAY_MS ? DAY_MS : HOUR_MS),
  };
}
