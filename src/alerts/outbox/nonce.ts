import { createHash } from 'node:crypto';
import type { PendingDelivery } from '../../store/index.ts';

/** Discord recognises a message's nonce for "the past few minutes" (resources/message), so for at least this long. */
export const NONCE_WINDOW_MS = 2 * 60_000;

/** The nonce of a message with these deliveries. Creation times make it unique, because ids restart in a new database. */
export function nonceFor(deliveries: readonly PendingDelivery[]): string {
  const identity = deliveries.map(({ id, createdAt }) => `${id} ${createdAt}`).join();
  return createHash('sha256').update(identity).digest('base64url').slice(0, 22);
}
