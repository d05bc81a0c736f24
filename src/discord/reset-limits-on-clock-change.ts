import type { REST } from 'discord.js';

/** Smaller corrections of the clock do no harm. */
const TOLERANCE_MS = 1_000;

/**
 * discord.js keeps rate limits by the wall clock. If the clock is set back, they would last until it has caught up, so this
 * deletes them; Discord's next answer contains the current ones.
 * @returns checks whether the clock was set back; call it before requests
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
