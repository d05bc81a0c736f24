import type { REST } from 'discord.js';

/** Smaller corrections of the clock do no harm. */
const TOLERANCE_MS = 1_000;

/**
 * discord.js keeps rate limits by the wall clock. If the clock is set back, they would last until it has caught up, so this
 * deletes them: Discord's next answer contains the current ones.
 * @returns a function that checks whether the clock was set back, to call before requests
 */
export function resetLimitsOnClockChange(
  rest: REST,
  wallClock: () => number = Date.now,
  steadyClock: () => number = () => performance.now(),
): () => void {
  let offset = wallClock() - steadyClock();
  return () => {
    const now = wallClock() - steadyClock();
    if (now < offset - TOLERANCE_MS) {
      rest.globalReset = -1;
      rest.globalDelay = null;
      rest.handlers.clear();
    }
    offset = now;
  };
}
