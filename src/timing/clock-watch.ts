/** Smaller corrections, and the drift between two calls, are harmless. */
const TOLERANCE_MS = 10_000;

/** Compares the wall clock with a monotonic one. */
export interface ClockWatch {
  /** Call it about once a minute: a jump counts from the call that notices it. */
  check(): void;
  /** Milliseconds since the last jump, or since the watch began. */
  steadyForMs(): number;
  /** The size of the last jump; 0 when there was none. */
  jumpMs(): number;
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
    steadyForMs: () => uptime() - steadySince,
    jumpMs: () => jump,
  };
}
