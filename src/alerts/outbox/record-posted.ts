import { stateOfScan } from '../../domain/parcels/wordings/index.ts';
import { inSlices } from '../../timing/take-turn.ts';
import { hasLostDestination } from '../owned-work.ts';
import { recordDelivery } from '../receipt.ts';
import { readScan } from '../updates.ts';
import type { Job } from './job.ts';
import { deliveryIdsOf } from './message.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import type { WorkerContext } from './worker-context.ts';

/**
 * Stores that a message was posted, and restores a suspended destination.
 * @param messageId null when the message has been deleted since
 */
export async function recordPosted(worker: WorkerContext, job: Job, messageId: string | null): Promise<void> {
  const { store, planner, retries, log, clock } = worker;
  const { destination, message } = job;
  // Also if another process posts there by now: it needs to know.
  await retryUntilStored({ ...worker, stopping: worker.processStopping }, () =>
    store.deliveries.posted(destination.id, deliveryIdsOf(message), messageId, clock()),
  );
  // What is remembered about a destination that was lost meanwhile would be wrong when this process gets it back.
  if (!hasLostDestination(worker)) {
    planner.onPosted(destination, message, messageId);
    retries.clear(destination.id);
  }
  reportPosted(worker, job, messageId);
  for (const topicId of await deliveredParcels(job)) {
    await retryUntilStored(worker, () => recordDelivery(store, topicId, clock()));
  }
  if (destination.suspendedAt === null) return;
  await retryUntilStored(worker, () => store.destinations.restore(destination.id, clock()));
  log.info({ destination: destination.id }, 'destination restored');
}

/** The topics of the parcels that the message says are delivered. */
async function deliveredParcels({ message }: Job): Promise<ReadonlySet<number>> {
  const delivered = new Set<number>();
  await inSlices(message.deliveries, ({ topicKind, topicId, data }) => {
    if (topicKind !== 'parcel') return;
    if (stateOfScan(readScan(data).status ?? '') === 'delivered') delivered.add(topicId);
  });
  return delivered;
}

function reportPosted(
  { clock, metrics, log }: WorkerContext,
  { destination, message }: Job,
  messageId: string | null,
): void {
  const { deliveries } = message;
  const waitedMs = deliveries.map(({ createdAt }) => Math.max(0, clock() - createdAt));
  for (const waited of waitedMs) metrics.delivery('sent', waited);
  const events = [...new Set(deliveries.map(({ eventId }) => eventId))];
  log.info(
    { destination: destination.id, events, message: messageId, waitedMs: Math.max(...waitedMs) },
    'alert posted',
  );
}
