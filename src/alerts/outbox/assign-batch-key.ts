import type { Destination } from '../../store/index.ts';
import { deliveryIdsOf, type Message } from './message.ts';
import { nonceFor } from './nonce.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import type { WorkerContext } from './worker-context.ts';

/** The key under which a message's deliveries are stored; also its nonce. */
export function batchKeyOf({ batchKey, deliveries }: Pick<Message, 'deliveries' | 'batchKey'>): string {
  return batchKey ?? nonceFor(deliveries);
}

/**
 * Stores which deliveries form one message. A message that may have been sent keeps its deliveries and its nonce, even if
 * another process sends it again after further deliveries were added, and is sent again where it was sent.
 * @param place where it is sent: the channel, or the parcel's thread
 * @returns whether they are this message's: otherwise they were withdrawn, or another process has made another message of them
 */
export async function assignBatchKey(
  worker: Pick<WorkerContext, 'store' | 'log' | 'after' | 'stopping'>,
  message: Pick<Message, 'deliveries' | 'batchKey'>,
  place: Pick<Destination, 'kind' | 'discordId'>,
): Promise<boolean> {
  const batchKey = batchKeyOf(message);
  const triedIn = triedAt(place);
  const { deliveries } = message;
  if (deliveries.every((delivery) => delivery.batchKey === batchKey && delivery.triedIn === triedIn))
    return true;
  let assigned = 0;
  await retryUntilStored(worker, async () => {
    const { setBatchKey } = worker.store.deliveries;
    assigned = await setBatchKey(deliveryIdsOf(message), batchKey, keysOf(message), triedIn);
  });
  return assigned === deliveries.length;
}

/** Where a message is sent again; null: there is only one place. */
export function triedAt({ kind, discordId }: Pick<Destination, 'kind' | 'discordId'>): string | null {
  return kind === 'user' ? null : discordId;
}

/**
 * Gives deliveries of a message that was not posted another key, unless another process has done so meanwhile.
 * @returns how many have it
 */
export async function replaceBatchKey(
  worker: Pick<WorkerContext, 'store' | 'log' | 'after' | 'stopping'>,
  message: Pick<Message, 'deliveries' | 'batchKey'>,
  ids: readonly number[],
  batchKey: string | null,
): Promise<number> {
  let changed = 0;
  await retryUntilStored(worker, async () => {
    changed = await worker.store.deliveries.setBatchKey(ids, batchKey, keysOf(message));
  });
  return changed;
}

/** The keys that its deliveries may have. */
function keysOf(message: Pick<Message, 'deliveries' | 'batchKey'>): (string | null)[] {
  return [...new Set([batchKeyOf(message), ...message.deliveries.map((delivery) => delivery.batchKey)])];
}
