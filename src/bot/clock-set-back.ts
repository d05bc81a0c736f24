import type { REST } from 'discord.js';

/** Corrections of the clock that are smaller do no harm. */
const TOLERANCE_MS = 1_000;

/**
 * discord.js counts Discord's limits by the wall clock. Were that set back, they would last until it has caught up; so
 * they are forgotten then, and Discord says with its next answer where it still counts.
 * @returns looks whether the clock was set back; to be called before requests
 */
export function forgetLimitsWhenSetBack(
  rest: REST,
  wallClock: () => number = Date.now,
  steadyClock: () => number = () => performance.now(),
): () => void {
  let ahead = wallClock() - steadyClock();
  return () => {
    const now = wallClock() - steadyClock();
    if (now < ahead - TOLERANCE_MS) {
      rest.globalReset = -1;
      rest.globalDelay = null;
      rest.handlers.clear();
    }
    ahead = now;
  };
}
