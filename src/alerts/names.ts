import { createHash } from 'node:crypto';
import { channelKey } from '../bot/pace.ts';
import type { Place, WaitingDelivery } from '../store/index.ts';

/** The same deliveries always have the same nonce, and no others ever: ids begin again in a new database. */
export function nonceOf(deliveries: readonly WaitingDelivery[]): string {
  const identity = deliveries.map(({ id, createdAt }) => `${id} ${createdAt}`).join();
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}

/** Whose limits count. */
export function channelOf({ kind, discordId }: Pick<Place, 'kind' | 'discordId'>): string {
  return kind === 'channel' ? channelKey(discordId) : `user ${discordId}`;
}
