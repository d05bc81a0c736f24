import { readFileSync } from 'node:fs';
import type { Fault } from './fault.ts';

const SAMPLE_MS = 500;
/** From this share of the time on, a process that could run but has no processor is hindered by it. */
const HINDERED_SHARE = 0.4;
/** Spans that lie closer together are one. */
const JOIN_MS = 2_000;

/** When processes could have run, but other programs of this machine had the processors. */
export interface Starvation {
  /** As faults of everything, the newest last. */
  spans(): readonly Fault[];
  /** Milliseconds that pass only while the processes run unhindered. Deadlines are counted in it. */
  now(): number;
  close(): void;
}

/** @param pids of the processes that are looked at, as they are now */
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
        // It has ended, or the kernel does not say.
        return [];
      }
    }),
  );
}
