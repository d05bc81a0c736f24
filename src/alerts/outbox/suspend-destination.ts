import type { Destination } from '../../store/index.ts';
import type { SuspensionReason } from './classify-failure.ts';
import type { NextStep } from './destination-queue.ts';
import type { Job } from './job.ts';
import { deliveryIdsOf } from './message.ts';
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
  const { threadTopicId } = target;
  if (threadTopicId !== null && (await leaveThread(worker, destination, threadTopicId, reason))) {
    await retryUntilStored(worker, () => worker.store.deliveries.untried(deliveryIdsOf(message)));
    return 'more';
  }
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

/** @returns `more`: the destination was restored while the request that was refused was under way */
export async function suspend(
  worker: WorkerContext,
  destination: Destination,
  reason: SuspensionReason,
  error: unknown,
): Promise<NextStep> {
  const { store, metrics, log, clock } = worker;
  const { id, suspendedAt } = destination;
  if (await isRestored(worker, destination)) return 'more';
  if (suspendedAt === null) {
    log.warn({ err: error, destination: id, reason }, 'destination suspended');
    metrics.delivery('suspended');
  }
  await retryUntilStored(worker, () => store.destinations.suspend(id, reason, clock()));
  return 'done';
}

/** Whether a suspended destination was restored since it was read: what was refused before says nothing about it now. */
export async function isRestored(
  { store }: Pick<WorkerContext, 'store'>,
  { id, suspendedAt }: Pick<Destination, 'id' | 'suspendedAt'>,
): Promise<boolean> {
  return suspendedAt !== null && (await store.destinations.get(id))?.suspendedAt === null;
}
