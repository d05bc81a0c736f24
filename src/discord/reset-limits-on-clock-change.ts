import type { REST } from 'discord.js';

/** Corrections of the clock that are smaller do no harm. */
const TOLERANCE_MS = 1_000;

/**
 * discord.js counts Discord's limits by the wall clock. Were that set back, they would last until it has caught up; so
 * they are forgotten then, and Discord says with its next answer where it still counts.
 * @returns looks whether the clock was set back; to be called before requests
 */
export function resetLimitsOnClockChange(
  rest: REST,
  wallClock: () => number = Date.now,
  createSteadyClock: () => number = () => performance.now(),
): () => void {
  let offset = wallClock() - createSteadyClock();
  return () => {
    const now = wallClock() - createSteadyClock();
    if (now < offset - TOLERANCE_MS) {
      rest.globalReset = -1;
      rest.globalDelay = null;
      rest.handlers.clear();
    }
    offset = now;
  };
}
