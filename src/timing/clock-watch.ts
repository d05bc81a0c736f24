/** Smaller corrections, and the drift between two calls, are harmless. */
const TOLERANCE_MS = 10_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Compares the wall clock with a monotonic one. */
export interface ClockWatch {
  /** Call it about once a minute: a jump counts from the call that notices it. */
  check(): void;
  /** Whether the clock has been steady for an hour, or after a jump by more than a day, for a day: a wrong one is noticed in that time. */
  isTrusted(): boolean;
}

/**
 * Notices when an operator or a time server sets the clock.
 * @param clock milliseconds since 1970
 * @param uptime milliseconds, monotonic
 * @param lastKnownAt the newest moment that an earlier process recorded: the gap since then counts as a jump
 */
export function watchClock(
  clock: () => number,
  uptime: () => number,
  lastKnownAt: number | null,
): ClockWatch {
  const offset = () => clock() - uptime();
  let known = offset();
  let steadySince = uptime();
  let jump = lastKnownAt === null ? 0 : Math.abs(clock() - lastKnownAt);
  return {
    check() {
      const moved = Math.abs(offset() - known);
      known = offset();
      if (moved < TOLERANCE_MS) return;
      steadySince = uptime();
      jump = moved;
    },
    isTrusted: () => uptime() - steadySince >= (jump > DAY_MS ? DAY_MS : HOUR_MS),
  };
}
