/** Smaller differences are corrections of the wall clock. */
const TOLERANCE_MS = 500;

/**
 * A clock for deadlines that other machines rely on: it never runs slower than time. `performance.now` alone stops while the
 * machine sleeps; the wall clock alone can be set back.
 */
export function createSleepAwareClock(
  uptime: () => number = () => performance.now(),
  clock: () => number = Date.now,
): () => number {
  let offset = clock() - uptime();
  let sleptMs = 0;
  return () => {
    const jumpMs = clock() - uptime() - offset;
    if (Math.abs(jumpMs) > TOLERANCE_MS) {
      offset += jumpMs;
      sleptMs += Math.max(0, jumpMs);
    }
    return uptime() + sleptMs;
  };
}
