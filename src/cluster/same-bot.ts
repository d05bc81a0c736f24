import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../process/log.ts';
import type { ClusterTiming } from './cluster-timing.ts';
import type { Member } from './members.ts';

/** What all processes on one database must have in common. */
export type SharedIdentity = Pick<Member, 'application' | 'shardCount'>;

/** Why these processes cannot share a database, in a sentence with a next step; null when they can. */
export function conflictBetween(self: SharedIdentity, members: readonly Member[]): string | null {
  const differs = (name: keyof SharedIdentity) =>
    members.find((member) => self[name] !== null && member[name] !== null && member[name] !== self[name]);
  const stranger = differs('application');
  if (stranger) {
    return `${stranger.host} runs the application ${stranger.application} on this database, and the DISCORD_TOKEN here belongs to ${self.application}. Use the same token everywhere, or another database in DATABASE_URL.`;
  }
  const divided = differs('shardCount');
  if (divided) {
    return `SHARD_COUNT is ${self.shardCount} here and ${divided.shardCount} on ${divided.host}. Set the same everywhere; to change it, stop all processes first.`;
  }
  return null;
}

interface RefuseOptions {
  readonly self: SharedIdentity;
  readonly members: () => Promise<readonly Member[]>;
  readonly timing: Pick<ClusterTiming, 'leaseMs' | 'retryMs'>;
  readonly log: Log;
}

/**
 * Waits until another bot on the database has ended: one that was killed seems to live for as long as a lease lasts.
 * @throws Error with the reason, when it goes on
 */
export async function refuseAnotherBot({ self, members, timing, log }: RefuseOptions): Promise<void> {
  const giveUpAt = performance.now() + timing.leaseMs + timing.retryMs;
  for (let isFirst = true; ; isFirst = false) {
    // Without an answer nothing is known; `watchForAnotherBot` looks again.
    const reason = conflictBetween(self, await members().catch(() => []));
    if (reason === null) return;
    if (performance.now() > giveUpAt) throw new Error(reason);
    if (isFirst) log.warn({ reason }, 'database in use by another bot');
    await sleep(timing.retryMs);
  }
}

/** Logs another bot that appears on the database later, once. */
export function watchForAnotherBot(log: Log) {
  let known: string | null = null;
  return (self: SharedIdentity, members: readonly Member[]) => {
    const reason = conflictBetween(self, members);
    if (reason !== null && reason !== known) log.error({ reason }, 'database in use by another bot');
    known = reason;
  };
}
