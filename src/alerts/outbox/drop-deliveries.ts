import { isBlocked } from '../../discord/post-error.ts';
import type { Job } from './job.ts';
import { deliveryIdsOf } from './message.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import type { WorkerContext } from './worker-context.ts';

const MAX_REASON_LENGTH = 300;

/** Marks deliveries as failed: Discord accepts their message nowhere, or a filter doesn't let it pass. */
export async function dropDeliveries(
  worker: WorkerContext,
  { destination, message }: Job,
  reason: string,
  error: unknown,
): Promise<void> {
  const { store, metrics, log, clock } = worker;
  const ids = deliveryIdsOf(message);
  const what = { err: error, destination: destination.id, deliveries: ids };
  if (isBlocked(error)) log.warn(what, 'alert dropped: a filter blocked it');
  else log.error(what, 'alert dropped: Discord refused it');
  for (const _ of ids) metrics.delivery('dropped');
  await retryUntilStored(worker, () =>
    store.deliveries.failed(ids, reason.slice(0, MAX_REASON_LENGTH), clock()),
  );
}
