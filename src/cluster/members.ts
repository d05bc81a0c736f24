import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Log } from '../process/log.ts';
import { parseJson } from '../process/read-json.ts';
import type { LeaseRow, ProcessRow } from '../store/postgres/lease-statements.ts';
import type { ClusterTiming } from './cluster-timing.ts';

/** A process of the cluster, as the others see it. */
export type Member = ReturnType<typeof describeMembers>[number];

/** What a process tells the others in addition to its leases. During a rolling upgrade, other releases may omit fields. */
const processState = z.object({
  readyShards: z.array(z.number().int()).default([]),
  /** The groups whose leases it doesn't take now. */
  coolingDown: z.array(z.string()).default([]),
  shardCount: z.number().int().nullable().default(null),
});

export const writeState = (state: z.infer<typeof processState>): string => JSON.stringify(state);

/** State that can't be read counts as unknown. */
function readState(state: string) {
  return processState.safeParse(parseJson(state)).data ?? processState.parse({});
}

/**
 * A process seen in the future ended before the database's clock was set back; otherwise, it would have been
 * seen since.
 */
const lives = ({ silentMs }: ProcessRow, leaseMs: number): boolean => Math.abs(silentMs) < leaseMs;

/** The ids of the processes that share a group's leases: those that are alive and can use them. */
export function participants(
  processes: readonly ProcessRow[],
  group: string,
  self: string,
  leaseMs: number,
): string[] {
  const others = processes.filter(
    (process) =>
      process.id !== self && lives(process, leaseMs) && !readState(process.state).coolingDown.includes(group),
  );
  return [self, ...others.map(({ id }) => id)];
}

/**
 * All live processes, oldest first, with what each of them has.
 * @param leaseMs a process not seen for this long counts as dead
 */
export function describeMembers(
  { processes, leases }: { processes: readonly ProcessRow[]; leases: readonly LeaseRow[] },
  leaseMs: number,
) {
  return processes
    .filter((process) => lives(process, leaseMs))
    .map(({ state, ...process }) => {
      const own = leases.filter(({ owner }) => owner === process.id).map(({ name }) => name.split(':'));
      const named = (group: string) =>
        own.flatMap(([ofGroup, name = '']) => (ofGroup === group ? [name] : []));
      const { readyShards, shardCount } = readState(state);
      const shards = named('shard')
        .map(Number)
        .sort((a, b) => a - b);
      return {
        ...process,
        /** How many of the partitions of the destinations it has. */
        partitions: named('partition').length,
        shards: shards.map((shard) => ({ shard, isReady: readyShards.includes(shard) })),
        tasks: named('task'),
        /** How many shards this process thinks the bot has; must be the same everywhere. Null: unknown. */
        shardCount,
      };
    });
}

/**
 * Describes the processes for users.
 * @param shards how many shards the bot has
 */
export function describeMachines(members: readonly Member[], shards: number) {
  const ready = members.flatMap((member) => member.shards.filter(({ isReady }) => isReady));
  return {
    count: new Set(members.map(({ host }) => host)).size,
    areAllServersServed: new Set(ready.map(({ shard }) => shard)).size === shards,
  };
}

const CONFLICT = 'database in use with another SHARD_COUNT';

/** Why processes with this shard count can't join these, in a sentence with a next step; null if they can. */
export function conflictBetween(shardCount: number, members: readonly Member[]): string | null {
  const other = members.find((member) => member.shardCount !== null && member.shardCount !== shardCount);
  if (other === undefined) return null;
  return `SHARD_COUNT is ${shardCount} here and ${other.shardCount} on ${other.host}. Set the same everywhere; to change it, stop all processes first.`;
}

/**
 * Waits for processes with another shard count to end: a killed one seems alive for the length of a lease.
 * @throws Error with the reason, if they keep running
 */
export async function refuseConflict(
  shardCount: number,
  members: () => Promise<readonly Member[]>,
  { leaseMs, retryMs }: ClusterTiming,
  log: Log,
): Promise<void> {
  const giveUpAt = performance.now() + leaseMs + retryMs;
  for (let isFirst = true; ; isFirst = false) {
    // Without an answer, nothing is known; `watchForConflict` checks again.
    const reason = conflictBetween(shardCount, await members().catch(() => []));
    if (reason === null) return;
    if (performance.now() > giveUpAt) throw new Error(reason);
    if (isFirst) log.warn({ reason }, CONFLICT);
    await sleep(retryMs);
  }
}

/** Logs a conflict that appears later, but only once. */
export function watchForConflict(shardCount: number, log: Log) {
  let known: string | null = null;
  return (members: readonly Member[]) => {
    const reason = conflictBetween(shardCount, members);
    if (reason !== null && reason !== known) log.error({ reason }, CONFLICT);
    known = reason;
  };
}
