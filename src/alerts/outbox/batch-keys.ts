import { type Destination, isDigestKey, newDigestKey } from '../../store/index.ts';
import { batchKeyOf, deliveryIdsOf, type Message, type Outgoing } from './message.ts';
import { type OutboxContext, retryUntilStored } from './outbox-context.ts';

/**
 * Stores which deliveries form one message. A message that may have been sent keeps its deliveries and its nonce, even if
 * another process sends it again after further deliveries were added, and is sent again where it was sent: in the channel, or the
 * parcel's thread.
 * @returns whether they are this message's: otherwise they were withdrawn, or another process has made another message of them
 */
export async function assignBatchKey(outbox: OutboxContext, message: Outgoing): Promise<boolean> {
  const batchKey = batchKeyOf(message);
  const triedIn = triedAt(message.destination);
  const { deliveries } = message;
  if (deliveries.every((delivery) => delivery.batchKey === batchKey && delivery.triedIn === triedIn))
    return true;
  let assigned = 0;
  await retryUntilStored(outbox, async () => {
    const { setBatchKey } = outbox.store.deliveries;
    assigned = await setBatchKey(deliveryIdsOf(message), batchKey, keysOf(message), triedIn);
  });
  return assigned === deliveries.length;
}

/** Where a message is sent again; null: there is only one place. */
export function triedAt({ kind, discordId }: Pick<Destination, 'kind' | 'discordId'>): string | null {
  return kind === 'user' ? null : discordId;
}

/** Gives the deliveries of a message that wasn't posted a new key, unless another process has already done so. */
export async function replaceBatchKey(
  outbox: OutboxContext,
  message: Message,
  ids: readonly number[],
  batchKey: string | null,
): Promise<void> {
  await retryUntilStored(outbox, () => outbox.store.deliveries.setBatchKey(ids, batchKey, keysOf(message)));
}

/** Discord did not post a digest: unless an earlier attempt may have, it isn't searched for, and waits in the next quiet hours. */
export async function markUnsent(outbox: OutboxContext, message: Outgoing): Promise<void> {
  const { destination, batchKey, mayBePosted, isSent } = message;
  if (!isSent || batchKey === null || !isDigestKey(batchKey)) return;
  if (mayBePosted || outbox.memory.failuresAt(destination.id).inDoubtSince !== null) return;
  await replaceBatchKey(outbox, message, deliveryIdsOf(message), newDigestKey());
}

function keysOf(message: Message): (string | null)[] {
  return [...new Set([batchKeyOf(message), ...message.deliveries.map((delivery) => delivery.batchKey)])];
}
