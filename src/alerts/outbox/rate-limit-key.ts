import { channelKey } from '../../discord/rate-limiter.ts';
import type { Destination } from '../../store/index.ts';

/** The key of the rate limits that apply to a destination. */
export function rateLimitKey({ kind, discordId }: Pick<Destination, 'kind' | 'discordId'>): string {
  return kind === 'channel' ? channelKey(discordId) : `user ${discordId}`;
}
