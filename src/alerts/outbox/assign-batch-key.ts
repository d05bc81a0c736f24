import { deliveryIdsOf, type Message } from './message.ts';
import { nonceFor } from './nonce.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import type { WorkerContext } from './worker-context.ts';

/**
 * Stores which deliveries form one message. A message that may have been sent keeps its deliveries and its nonce, even if
 * another process sends it again after further deliveries were added.
 * @returns the batch key, which is also the nonce
 */
export async function assignBatchKey(
  worker: Pick<WorkerContext, 'store' | 'log' | 'after' | 'stopping'>,
  message: Pick<Message, 'deliveries' | 'batchKey'>,
): Promise<string> {
  const batchKey = message.batchKey ?? nonceFor(message.deliveries);
  if (message.deliveries.some((delivery) => delivery.batchKey !== batchKey)) {
    await retryUntilStored(worker, () =>
      worker.store.deliveries.setBatchKey(deliveryIdsOf(message), batchKey),
    );
  }
  return batchKey;
}
