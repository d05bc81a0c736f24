import { idsOf, type Job, type Worker } from './job.ts';
import { retryUntilStored } from './retry-until-stored.ts';

/** @param messageId null when the message has been deleted since */
export async function recordPosted(worker: Worker, job: Job, messageId: string | null): Promise<void> {
  const { store, planner, attempts, log, clock } = worker;
  const { place, message } = job;
  await retryUntilStored(worker, () => store.deliveries.posted(place.id, idsOf(message), messageId, clock()));
  planner.posted(place, message, messageId);
  attempts.forget(place.id);
  count(worker, job, messageId);
  if (place.setAsideAt === null) return;
  await retryUntilStored(worker, () => store.places.restore(place.id, clock()));
  log.info({ place: place.id }, 'destination restored');
}

function count({ clock, metrics, log }: Worker, { place, message }: Job, messageId: string | null): void {
  const { deliveries } = message;
  const waitedMs = deliveries.map(({ createdAt }) => Math.max(0, clock() - createdAt));
  for (const waited of waitedMs) metrics.delivery('sent', waited);
  const events = [...new Set(deliveries.map(({ eventId }) => eventId))];
  log.info({ place: place.id, events, message: messageId, waitedMs: Math.max(...waitedMs) }, 'alert posted');
}
