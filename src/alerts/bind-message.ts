import { idsOf, type Worker } from './job.ts';
import { nonceOf } from './names.ts';
import type { Message } from './planner.ts';
import { retryUntilStored } from './retry-until-stored.ts';

/**
 * Writes down that deliveries go out as one message: what may have been sent keeps its nonce and its grouping, whatever
 * comes after it and whichever process sends it again.
 * @returns the name under which they go out
 */
export async function bindMessage(
  worker: Pick<Worker, 'store' | 'log' | 'after' | 'stopping'>,
  message: Pick<Message, 'deliveries' | 'bundle'>,
): Promise<string> {
  const bundle = message.bundle ?? nonceOf(message.deliveries);
  if (message.deliveries.some((delivery) => delivery.bundle !== bundle)) {
    await retryUntilStored(worker, () => worker.store.deliveries.bind(idsOf(message), bundle));
  }
  return bundle;
}
