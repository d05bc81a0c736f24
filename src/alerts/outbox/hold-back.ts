import {
  type Destination,
  isDigestKey,
  isSentDigestKey,
  type PendingDelivery,
  type Store,
} from '../../store/index.ts';

/**
 * Lets the pending deliveries of a destination wait that were enqueued before its hold began. At a suspended destination they
 * stay pending, so that they expire.
 * @returns what is posted nevertheless: a digest that is due, and what may have been sent
 */
export async function holdBack(
  { holds }: Pick<Store, 'holds'>,
  destination: Destination,
  pending: readonly PendingDelivery[],
  now: number,
): Promise<PendingDelivery[]> {
  const others = pending.filter((delivery) => !waitsInHold(destination, delivery));
  if (others.length < pending.length && destination.suspendedAt === null)
    await holds.holdBack(destination.id, now);
  return others;
}

/** A digest is posted when it is due; what quiet hours held back waits again if it wasn't sent before the next ones. */
export function waitsInHold(
  { digestAt }: Pick<Destination, 'digestAt'>,
  { batchKey }: Pick<PendingDelivery, 'batchKey'>,
): boolean {
  if (batchKey === null) return true;
  return digestAt === null && isDigestKey(batchKey) && !isSentDigestKey(batchKey);
}
