import type { PostLimits } from '../context.ts';
import { createAttemptLimit } from '../timing/attempt-limit.ts';

const MINUTE_MS = 60_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;

/** A dozen posts are a haul and its parcels; what goes beyond that is for everybody else in the channel a flood. */
export function createPostLimits(clock: () => number): PostLimits {
  const limit = (max: number, windowMs: number) => createAttemptLimit({ max, windowMs, clock });
  return {
    byPerson: limit(12, TEN_MINUTES_MS),
    inChannel: limit(20, TEN_MINUTES_MS),
    pollsInChannel: limit(5, TEN_MINUTES_MS),
    asks: limit(1, TEN_MINUTES_MS),
    inSlowMode: limit(1, TEN_MINUTES_MS),
    tests: limit(5, TEN_MINUTES_MS),
    retests: limit(1, MINUTE_MS),
  };
}
