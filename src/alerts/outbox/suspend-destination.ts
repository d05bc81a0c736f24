import type { NextStep } from './destination-queue.ts';
import type { Job } from './job.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import type { WorkerContext } from './worker-context.ts';

/** Stops posting at a destination that accepts no messages. Its deliveries stay pending. */
export async function suspendDestination(
  worker: WorkerContext,
  { destination, message }: Job,
  reason: string,
  error: unknown,
): Promise<NextStep> {
  const { store, retries, planner, metrics, log, clock } = worker;
  planner.onRefused(destination, message);
  retries.clear(destination.id);
  if (destination.suspendedAt === null) {
    log.warn({ err: error, destination: destination.id, reason }, 'destination suspended');
    metrics.delivery('suspended');
  }
  await retryUntilStored(worker, () => store.destinations.suspend(destination.id, reason, clock()));
  return 'done';
}
