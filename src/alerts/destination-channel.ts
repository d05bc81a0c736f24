import type { Poster } from '../discord/posting/poster.ts';
import { channelKey, type RateLimiter } from '../discord/posting/rate-limiter.ts';
import type { Destination } from '../store/index.ts';

/** The key of the rate limits that apply to a destination. */
export function rateLimitKey({ kind, discordId }: Pick<Destination, 'kind' | 'discordId'>): string {
  return kind === 'channel' ? channelKey(discordId) : `user ${discordId}`;
}

/**
 * The id of the channel to post in. A DM has to be opened first.
 * @param stopping ends the wait for the rate limit
 * @param abortRequests ends the request
 */
export async function resolveChannelId(
  { kind, discordId }: Pick<Destination, 'kind' | 'discordId'>,
  poster: Poster,
  rateLimiter: RateLimiter,
  stopping?: AbortSignal,
  abortRequests?: AbortSignal,
): Promise<string> {
  return kind === 'user'
    ? poster.openDm(discordId, (send) => rateLimiter.scheduleGlobal(send, stopping), abortRequests)
    : discordId;
}
