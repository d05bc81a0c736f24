import type { NeededPermission } from '../discord/channel-permissions.ts';
import type { Poster } from '../discord/poster.ts';
import type { RateLimiter } from '../discord/rate-limiter.ts';

interface Connection {
  readonly poster: Poster;
  readonly rateLimiter: RateLimiter;
}

/**
 * The permissions that the bot lacks in a channel. Empty where messages are refused for another reason, or Discord doesn't say.
 * Never rejects.
 */
export async function missingIn(
  { poster, rateLimiter }: Connection,
  channelId: string,
  reason: string,
): Promise<readonly NeededPermission[]> {
  if (reason !== 'forbidden') return [];
  return poster
    .missingPermissions(channelId, (send, signal) => rateLimiter.scheduleGlobal(send, signal))
    .catch(() => []);
}
