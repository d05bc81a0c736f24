import { nonceFor } from './destination-keys.ts';
import type { Message } from './planner.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import { idsOf, type WorkerContext } from './worker-context.ts';

/**
 * Writes down that deliveries go out as one message: what may have been sent keeps its nonce and its grouping, whatever
 * comes after it and whichever process sends it again.
 * @returns the name under which they go out
 */
export async function assignBatchKey(
  worker: Pick<WorkerContext, 'store' | 'log' | 'after' | 'stopping'>,
  message: Pick<Message, 'deliveries' | 'batchKey'>,
): Promise<string> {
  const batchKey = message.batchKey ?? nonceFor(message.deliveries);
  if (message.deliveries.some((delivery) => delivery.batchKey !== batchKey)) {
    await retryUntilStored(worker, () => worker.store.deliveries.setBatchKey(idsOf(message), batchKey));
  }
  return batchKey;
}
