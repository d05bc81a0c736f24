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
 * @returns what is posted nevertheless: what may have been sent, and a digest that is due, with what is older than it
 */
export async function holdBack(
  { holds }: Pick<Store, 'holds'>,
  destination: Destination,
  pending: readonly PendingDelivery[],
  now: number,
): Promise<PendingDelivery[]> {
  const lastDue = pending.findLastIndex((delivery) => !waitsInHold(destination, delivery));
  const due = pending.slice(0, lastDue + 1);
  const posted = destination.digestAt === null ? due.filter((one) => !waitsInHold(destination, one)) : due;
  if (posted.length < pending.length && destination.suspendedAt === null)
    await holds.holdBack(destination.id, posted.at(-1)?.id ?? 0, now);
  return posted;
}

/** A digest is posted when it is due; what quiet hours held back waits again if it wasn't sent before the next ones. */
function waitsInHold(
  { digestAt }: Pick<Destination, 'digestAt'>,
  { batchKey }: Pick<PendingDelivery, 'batchKey'>,
): boolean {
  if (batchKey === null) return true;
  return digestAt === null && isDigestKey(batchKey) && !isSentDigestKey(batchKey);
}
