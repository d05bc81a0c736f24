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
 * another process sends it again after further deliveries were added.
 * @returns whether they are this message's: otherwise they were withdrawn, or another process has made another message of them
 */
export async function assignBatchKey(
  worker: Pick<WorkerContext, 'store' | 'log' | 'after' | 'stopping'>,
  message: Pick<Message, 'deliveries' | 'batchKey'>,
): Promise<boolean> {
  const batchKey = batchKeyOf(message);
  const { deliveries } = message;
  if (deliveries.every((delivery) => delivery.batchKey === batchKey)) return true;
  const assigned = await replaceBatchKey(worker, message, deliveryIdsOf(message), batchKey);
  return assigned === deliveries.length;
}

/**
 * Gives deliveries of a message another key, unless another process has done so meanwhile.
 * @returns how many have it
 */
export async function replaceBatchKey(
  worker: Pick<WorkerContext, 'store' | 'log' | 'after' | 'stopping'>,
  message: Pick<Message, 'deliveries' | 'batchKey'>,
  ids: readonly number[],
  batchKey: string | null,
): Promise<number> {
  const replaced = [
    ...new Set([batchKeyOf(message), ...message.deliveries.map((delivery) => delivery.batchKey)]),
  ];
  let changed = 0;
  await retryUntilStored(worker, async () => {
    changed = await worker.store.deliveries.setBatchKey(ids, batchKey, replaced);
  });
  return changed;
}
