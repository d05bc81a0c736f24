import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import type { Member } from './members.ts';

const CONFLICT = 'database in use with another SHARD_COUNT';

/** Why processes that count so many shards cannot join these, in a sentence with a next step; null when they can. */
export function conflictBetween(shardCount: number, members: readonly Member[]): string | null {
  const other = members.find((member) => member.shardCount !== null && member.shardCount !== shardCount);
  if (other === undefined) return null;
  return `SHARD_COUNT is ${shardCount} here and ${other.shardCount} on ${other.host}. Set the same everywhere; to change it, stop all processes first.`;
}

interface RefuseOptions {
  readonly shardCount: number;
  readonly members: () => Promise<readonly Member[]>;
  readonly timing: Pick<ClusterTiming, 'leaseMs' | 'retryMs'>;
  readonly log: Log;
}

/**
 * Waits until processes that count other shards have ended: one that was killed seems to live for as long as a lease lasts.
 * @throws Error with the reason, when they go on
 */
export async function refuseConflict({ shardCount, members, timing, log }: RefuseOptions): Promise<void> {
  const giveUpAt = performance.now() + timing.leaseMs + timing.retryMs;
  for (let isFirst = true; ; isFirst = false) {
    // Without an answer nothing is known; `watchForConflict` looks again.
    const reason = conflictBetween(shardCount, await members().catch(() => []));
    if (reason === null) return;
    if (performance.now() > giveUpAt) throw new Error(reason);
    if (isFirst) log.warn({ reason }, CONFLICT);
    await sleep(timing.retryMs);
  }
}

/** Logs a conflict that appears later, once. */
export function watchForConflict(shardCount: number, log: Log) {
  let known: string | null = null;
  return (members: readonly Member[]) => {
    const reason = conflictBetween(shardCount, members);
    if (reason !== null && reason !== known) log.error({ reason }, CONFLICT);
    known = reason;
  };
}
