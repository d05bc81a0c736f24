import type { RateLimiter } from '../../src/discord/posting/rate-limiter.ts';

/** A rate limiter's `schedule` without limits. */
export const sendAtOnce: RateLimiter['schedule'] = async (_channel, _action, send, _signal, prepare) => {
  await prepare?.();
  return send();
};
