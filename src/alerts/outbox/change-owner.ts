import { partitionOf } from '../../domain/partitions.ts';
import { afterTimeout } from '../../timing/after.ts';
import { settlesWithin } from '../../timing/settles-within.ts';
import type { DispatcherContext } from './dispatcher-context.ts';
import { restorePartitions } from './restore-state.ts';

/** How long the requests under way may take before they are aborted, and in total. */
const GRACE_MS = 3_000;
const RELEASE_MS = 3_500;

/**
 * Ends the work in partitions that another process takes over. What is not sent stays in the outbox.
 * @returns when nothing is under way there, or after some seconds: then the next owner sends it again with the same nonce
 */
export async function releasePartitions(
  { worker, ownedWork, queue, pool, probes, channelLimits }: DispatcherContext,
  partitions: readonly number[],
): Promise<void> {
  const isThere = (destinationId: number) => partitions.includes(partitionOf(destinationId));
  const abortRequests = ownedWork.release(partitions);
  queue.clear(isThere);
  const cancelAbort = afterTimeout(GRACE_MS, abortRequests);
  await settlesWithin(RELEASE_MS, pool.whenIdle(isThere));
  cancelAbort();
  // Released destinations may have been parked.
  queue.clear(isThere);
  worker.planner.forget(isThere);
  worker.retries.forget(isThere);
  for (const id of probes) if (isThere(id)) probes.delete(id);
  for (const partition of partitions) channelLimits.delete(partition);
}

/**
 * Prepares partitions that this process will own: treats them as after a restart.
 * @throws Error when the database fails: then they must not be served
 */
export async function gainPartitions(
  context: DispatcherContext,
  partitions: readonly number[],
): Promise<void> {
  // Work that began before this process lost them may still be under way.
  await releasePartitions(context, partitions);
  await restorePartitions(context, partitions);
  context.filler.restart();
  context.ownedWork.gain(partitions);
}
