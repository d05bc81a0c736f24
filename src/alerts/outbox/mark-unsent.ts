import { isDigestKey, newDigestKey } from '../../store/index.ts';
import { replaceBatchKey } from './assign-batch-key.ts';
import type { Job } from './job.ts';
import { deliveryIdsOf } from './message.ts';
import type { WorkerContext } from './worker-context.ts';

/** Discord did not post a digest: unless an earlier attempt may have, it isn't searched for, and waits in the next quiet hours. */
export async function markUnsent(
  worker: WorkerContext,
  { destination, message, isSent }: Job,
): Promise<void> {
  const { batchKey, mayBePosted } = message;
  if (!isSent || batchKey === null || !isDigestKey(batchKey)) return;
  if (mayBePosted || worker.retries.get(destination.id).inDoubtSince !== null) return;
  await replaceBatchKey(worker, message, deliveryIdsOf(message), newDigestKey());
}
