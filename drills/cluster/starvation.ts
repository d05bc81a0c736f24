import { readFileSync } from 'node:fs';
import type { Fault } from './fault.ts';

const SAMPLE_MS = 500;
/** A process counts as hindered if it waits for a processor for at least this share of the time. */
const HINDERED_SHARE = 0.4;
/** Spans closer together are merged. */
const JOIN_MS = 2_000;

/** Times when processes could have run, but other programs on this machine used the processors. */
export interface Starvation {
  /** As faults of everything, newest last. */
  spans(): readonly Fault[];
  /** A clock in milliseconds that advances only while the processes run unhindered. Used for deadlines. */
  now(): number;
  close(): void;
}

/** @param pids the processes to watch now */
export function watchStarvation(pids: () => readonly number[]): Starvation {
  const spans: Fault[] = [];
  let starvedMs = 0;
  let last = { at: performance.now(), waited: waitedOf(pids()) };
  const sample = () => {
    const next = { at: performance.now(), waited: waitedOf(pids()) };
    const waits = [...next.waited].map(([pid, ms]) => ms - (last.waited.get(pid) ?? ms));
    const ms = next.at - last.at;
    if (Math.max(0, ...waits) >= HINDERED_SHARE * ms) {
      addSpan(spans, last.at, next.at);
      starvedMs += ms;
    }
    last = next;
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    spans: () => spans,
    now: () => performance.now() - starvedMs,
    close: () => clearInterval(timer),
  };
}

function addSpan(spans: Fault[], from: number, to: number): void {
  const before = spans.at(-1);
  const isJoined = before !== undefined && from - before.to <= JOIN_MS;
  if (isJoined) spans.pop();
  spans.push({ name: 'no processor was free', machines: [], from: isJoined ? before.from : from, to });
}

/** How long the main thread of each process has waited for a processor, ms (Linux, Documentation/scheduler/sched-stats). */
function waitedOf(pids: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    pids.flatMap((pid) => {
      try {
        const [, waitedNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
        return [[pid, Number(waitedNs) / 1e6] as const];
      } catch {
        // It has ended, or the kernel doesn't report it.
        return [];
      }
    }),
  );
}
