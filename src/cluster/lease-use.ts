import type { Log } from '../process/log.ts';
import { settlesWithin } from '../timing/settles-within.ts';
import type { LeaseGroup } from './lease-group.ts';
import { summarizeLeases } from './lease-names.ts';

/** @throws Error when the process cannot use the leases, or takes longer than `ms` to prepare it */
export async function prepareUse(group: LeaseGroup, names: readonly string[], ms: number): Promise<void> {
  const isPrepared = await settlesWithin(ms, group.beforeUse(names));
  if (!isPrepared) throw new Error(`not prepared within ${ms} ms`);
}

/** Waits at most `ms` until nothing is under way with the leases. Never rejects. */
export async function endUse(
  group: LeaseGroup,
  names: readonly string[],
  ms: number,
  log: Log,
): Promise<void> {
  if (names.length === 0) return;
  try {
    const hasEnded = await settlesWithin(ms, group.beforeRelease(names));
    if (!hasEnded)
      log.warn({ leases: summarizeLeases(names) }, 'use of leases aborted: it did not end in time');
  } catch (error) {
    log.warn({ err: error, leases: summarizeLeases(names) }, 'use of leases aborted: ending it failed');
  }
}
