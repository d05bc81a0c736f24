import { PARTITIONS } from '../../domain/partitions.ts';
import type { DispatcherContext } from './dispatcher-context.ts';
import { restoreLimitsOf, restoreRateLimits } from './restore-rate-limits.ts';

/**
 * At the first sweep: restores the probes of earlier processes, and where this process does everything, what they may have sent.
 * Where processes share, they take over one partition after the other.
 */
export async function restoreAll(context: DispatcherContext): Promise<void> {
  const { worker, ownership, channelLimits } = context;
  const { store, rateLimiter, planner, clock } = worker;
  const ownsAll = ownership.partitions() === null;
  if (ownsAll) {
    const restoreChannelLimit = await restoreRateLimits(store, rateLimiter, clock());
    for (let partition = 0; partition < PARTITIONS; partition += 1)
      channelLimits.set(partition, restoreChannelLimit);
  }
  await store.destinations.scheduleMissingProbes(clock());
  if (ownsAll) planner.onTakeOver(null, await store.deliveries.newestId());
  context.isRestored = true;
}

/** Treats what the earlier owner of partitions may have sent without recording it as after a restart. */
export async function restorePartitions(
  { worker, channelLimits }: DispatcherContext,
  partitions: readonly number[],
): Promise<void> {
  const { store, rateLimiter, planner, clock } = worker;
  const restoreChannelLimit = await restoreLimitsOf(partitions, store, rateLimiter, clock());
  for (const partition of partitions) channelLimits.set(partition, restoreChannelLimit);
  planner.onTakeOver(partitions, await store.deliveries.newestId());
}
