/** Smaller corrections, and the drift between two calls, do no harm. */
const TOLERANCE_MS = 10_000;

/** A wall clock compared with one that never jumps. */
export interface ClockWatch {
  /** Call it about once a minute: a jump counts from the call that finds it. */
  check(): void;
  /** Milliseconds since the last jump, or since the watch began. */
  steadyForMs(): number;
  /** How far it jumped then; 0 when it has not. */
  jumpMs(): number;
}

/**
 * Notices when somebody, or a time server, sets the clock.
 * @param clock milliseconds since 1970
 * @param uptime milliseconds, monotonic
 * @param lastKnownAt the newest moment that an earlier process saw: a gap counts as a jump of the clock
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
