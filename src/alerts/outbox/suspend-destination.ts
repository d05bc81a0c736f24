import type { Destination } from '../../store/index.ts';
import type { SuspensionReason } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import type { Job } from './job.ts';
import { retryUntilStored } from './retry-until-stored.ts';
import type { WorkerContext } from './worker-context.ts';

/** Stops posting at a destination that accepts no messages. Its deliveries stay pending. */
export async function suspendDestination(
  worker: WorkerContext,
  { destination, message, target }: Job,
  reason: SuspensionReason,
  error: unknown,
): Promise<NextStep> {
  worker.planner.onRefused(destination, message);
  worker.retries.clear(destination.id);
  if (target.threadTopicId !== null && (await leaveThread(worker, destination, target.threadTopicId, reason)))
    return 'more';
  return suspend(worker, destination, reason, error);
}

/** @returns whether the deliveries can be posted elsewhere: not the channel refused the message, but its thread */
async function leaveThread(
  { threads }: WorkerContext,
  destination: Destination,
  topicId: number,
  reason: SuspensionReason,
): Promise<boolean> {
  return reason !== 'dm_closed' && threads.leave(destination, topicId, reason);
}

export async function suspend(
  worker: WorkerContext,
  { id, suspendedAt }: Destination,
  reason: SuspensionReason,
  error: unknown,
): Promise<NextStep> {
  const { store, metrics, log, clock } = worker;
  if (suspendedAt === null) {
    log.warn({ err: error, destination: id, reason }, 'destination suspended');
    metrics.delivery('suspended');
  }
  await retryUntilStored(worker, () => store.destinations.suspend(id, reason, clock()));
  return 'done';
}
