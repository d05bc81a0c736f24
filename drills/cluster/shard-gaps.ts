import { type Fault, hitsDatabase } from './fault.ts';
import { overlapMs } from './overlap.ts';
import type { SeenSession } from './witness.ts';

/** How soon each of a dead process's shards must be served again. */
export const MAX_GAP_MS = 30_000;
/** Discord's own deadline for the first answer to a command. */
const ANSWER_MS = 3_000;
/** A shard that moves is closed by one machine and identified by another. */
const MAX_MOVE_MS = 15_000;

/** A command used in a server on a shard. */
export interface Probe {
  readonly shard: number;
  readonly at: number;
  /** Why there was no answer; null: it was answered. */
  readonly failure: string | null;
}

/** A time in which a shard's commands weren't answered, until the first that was. */
export interface Gap {
  readonly shard: number;
  readonly from: number;
  readonly to: number;
}

/** @param end the end of gaps that are still open */
export function gapsOf(probes: readonly Probe[], end: number): Gap[] {
  const shards = [...new Set(probes.map(({ shard }) => shard))].sort((a, b) => a - b);
  return shards.flatMap((shard) => {
    const ofShard = probes.filter((probe) => probe.shard === shard).toSorted((a, b) => a.at - b.at);
    const gaps: Gap[] = [];
    let from: number | null = null;
    for (const { at, failure } of ofShard) {
      if (failure !== null) from ??= at;
      else if (from !== null) {
        gaps.push({ shard, from, to: at });
        from = null;
      }
    }
    return from === null ? gaps : [...gaps, { shard, from, to: end }];
  });
}

/** The machine that serves a shard, which has the newest session there; null: none yet. */
export function ownerOf(sessions: readonly SeenSession[], shard: number, at: number): number | null {
  const opened = sessions.findLast(
    (one) => one.shard === shard && one.at <= at && (one.change === 'ready' || one.change === 'resumed'),
  );
  return opened?.machine ?? null;
}

/** How often shards moved from one machine to another. */
export function takeoversIn(sessions: readonly SeenSession[]): number {
  const ready = sessions.filter(({ change }) => change === 'ready');
  return ready.filter(({ shard, machine }, index) => {
    const before = ready.slice(0, index).findLast((one) => one.shard === shard);
    return before !== undefined && before.machine !== machine;
  }).length;
}

export interface Circumstances {
  /** Includes those in `starved`. */
  readonly faults: readonly Fault[];
  /** When no processor was free. */
  readonly starved: readonly Fault[];
  readonly sessions: readonly SeenSession[];
}

/** Whether, around this time, there was a fault of the machine that served the shard, or the shard moved. */
export function isExcused(shard: number, at: number, { faults, sessions }: Circumstances): boolean {
  const isHit = faults.some((fault) => {
    const isNear = fault.from - ANSWER_MS <= at && at <= fault.to + MAX_GAP_MS;
    const owner = ownerOf(sessions, shard, fault.from);
    return isNear && (hitsDatabase(fault) || owner === null || fault.machines.includes(owner));
  });
  return isHit || sessions.some((one) => isMoveNear(one, shard, at));
}

function isMoveNear(session: SeenSession, shard: number, at: number): boolean {
  const isNear = session.at >= at - ANSWER_MS && session.at <= at + MAX_MOVE_MS;
  return session.shard === shard && session.change === 'ready' && isNear;
}

export function gapFailures(probes: readonly Probe[], end: number, circumstances: Circumstances): string[] {
  const gaps = gapsOf(probes, end);
  const long = gaps.filter((gap) => gap.to - gap.from - overlapMs(circumstances.starved, gap) > MAX_GAP_MS);
  const unexcused = probes.filter(
    ({ shard, at, failure }) => failure !== null && !isExcused(shard, at, circumstances),
  );
  return [
    ...long.map(
      ({ shard, from, to }) => `shard ${shard} was not served for ${((to - from) / 1_000).toFixed(1)} s`,
    ),
    ...unexcused
      .slice(0, 5)
      .map(
        ({ shard, failure }) => `a command in shard ${shard}, which nothing disturbed, failed: ${failure}`,
      ),
  ];
}
