import type { DispatcherContext } from './dispatcher-context.ts';
import { restoreAll } from './restore-state.ts';
import type { WorkerContext } from './worker-context.ts';

const PROBES_PER_SWEEP = 20;

/** Queues what was enqueued elsewhere: by a replay, a restore or, at the first sweep, earlier processes. Never rejects. */
export async function sweep(context: DispatcherContext): Promise<void> {
  const { worker, filler } = context;
  try {
    if (!context.isRestored) await restoreAll(context);
    await worker.store.deliveries.flush();
    await filler.fill();
    await queueProbes(context);
  } catch (error) {
    logSweepFailure(worker, error);
  }
}

/** Queues suspended destinations that are due for a probe, unless Discord has refused many requests recently. */
async function queueProbes({ worker, ownership, queue, pool, probes }: DispatcherContext): Promise<void> {
  const { store, poster, clock } = worker;
  // Probes must not use up the refusals that working destinations may need.
  if (!poster.allowsRiskyRequests()) return;
  const partitions = ownership.partitions();
  for (const destinationId of await store.destinations.claimProbes(clock(), PROBES_PER_SWEEP, partitions)) {
    probes.add(destinationId);
    queue.add(destinationId);
  }
  pool.start();
}

/** Reads further deliveries when the queue is nearly empty, without waiting for the next sweep. */
export function refillIfNeeded({ worker, filler }: DispatcherContext): void {
  if (filler.needsRefill()) filler.fill().catch((error: unknown) => logSweepFailure(worker, error));
}

function logSweepFailure({ stopping, log }: WorkerContext, error: unknown): void {
  if (!stopping.aborted) log.error({ err: error }, 'outbox sweep failed');
}
