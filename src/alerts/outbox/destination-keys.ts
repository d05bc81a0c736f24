import { createHash } from 'node:crypto';
import { channelKey } from '../../discord/rate-limiter.ts';
import type { Destination, PendingDelivery } from '../../store/index.ts';

/** The nonce of a message with these deliveries. Creation times make it unique, because ids restart in a new database. */
export function nonceFor(deliveries: readonly PendingDelivery[]): string {
  const identity = deliveries.map(({ id, createdAt }) => `${id} ${createdAt}`).join();
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}

/** The key of the rate limits that apply to a destination. */
export function rateLimitKey({ kind, discordId }: Pick<Destination, 'kind' | 'discordId'>): string {
  return kind === 'channel' ? channelKey(discordId) : `user ${discordId}`;
}
